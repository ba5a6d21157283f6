# What happened, a sentence for each event; with `you`, spoken to the seat it happened to.

event-bonuses = The bonuses of this game are { $bonuses }.
event-deal = { $name } starts with { $cards }.
    .you = You start with { $cards }.
event-fill = { $card } is laid face up in place { $place } of the market.
event-reset = Too many locomotives lie face up: the market ({ $cards }) is replaced.
event-reshuffle = The deck is empty: it is made anew from { $cards }.
event-reshuffle-after = The deck runs out after { $drawn } of the next draw: it is made anew from { $cards }.
event-offer = { $name } is offered { $tickets }.
    .you = You are offered { $tickets }.
event-keep = { $name } keeps { $tickets }.
    .you = You keep { $tickets }.
event-keep-some = { $name } keeps { $tickets } and rejects { $rejected }.
    .you = You keep { $tickets } and reject { $rejected }.
event-rejects-shuffled = The rejected tickets are shuffled and go under the deck: { $tickets }.
event-turn = It is the turn of { $name }.
    .you = It is your turn.
event-take = { $name } takes { $card } from the market.
    .you = You take { $card } from the market.
event-blind = { $name } draws { $card } from the deck.
    .you = You draw { $card } from the deck.
event-take-and-draw = { $name } takes { $card } from the market and draws { $drawn } from the deck.
    .you = You take { $card } from the market and draw { $drawn } from the deck.
event-stop = { $name } stops after one card.
    .you = You stop after one card.
event-claim = { $name } claims { $route } ({ $spaces }) with { $payment } and scores { $points }.
    .you = You claim { $route } ({ $spaces }) with { $payment } and score { $points }.
event-tunnel = { $name } lays { $laid } for the tunnel { $route }; { $revealed }, { $extra }.
    .you = You lay { $laid } for the tunnel { $route }; { $revealed }, { $extra }.
event-revealed =
    { $number ->
        [0] no card can be revealed
        [one] { $cards } is revealed
       *[other] { $cards } are revealed
    }
event-extra =
    { $number ->
        [0] so nothing more is asked
       *[other] so { $cards } must be added
    }
event-withdraw = { $name } gives up the tunnel { $route } and takes the cards back.
    .you = You give up the tunnel { $route } and take the cards back.
event-bonus-draw = For this route { $name } draws { $cards } from the deck.
    .you = For this route you draw { $cards } from the deck.
event-station = { $name } builds a station in { $city } with { $payment }.
    .you = You build a station in { $city } with { $payment }.
event-pass = { $name } passes, as nothing is possible.
    .you = You pass, as nothing is possible.
event-last-round = { $name } has { $wagons } or fewer left: everybody has one more turn.
    .you = You have { $wagons } or fewer left: everybody has one more turn.
event-player = The seat of { $name } is now played by { $player }.
    .you = Your seat is now played by { $player }.
event-player-resigned = { $name } resigns, and the seat is now played by { $player }.
    .you = You resign, and your seat is now played by { $player }.
event-person = a person
event-bot = the bot { $bot }

# Why the game is over.
event-end-wagons = The last turns are played and the game is over.
event-end-all-passed = Everybody has passed, so the game is over.
event-end-turn-limit = The game has reached the limit of its turns and is over.
event-end-abandoned = The game is stopped here, without a result.
