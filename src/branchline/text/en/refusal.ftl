# Why an action is refused; the rule's id follows each sentence.

refusal-game-over = The game is over.
refusal-spectator = Spectators do not play.
refusal-first-tickets-chosen = You have chosen your first tickets; wait for the others.
refusal-not-your-turn = It is not your turn but that of { $name }.

# Something else must be decided first; `stations` and `stop` are 0 where there are none.
refusal-first-keep = First choose which tickets to keep.
refusal-turn =
    Your turn begins: draw cards, claim a route, { $stations ->
        [0] draw tickets.
       *[other] draw tickets or build a station.
    }
refusal-second-card =
    You have drawn a card: { $stop ->
        [0] take a second one.
       *[other] take a second one, or stop.
    }
refusal-tunnel = The tunnel asks for more cards: pay them or withdraw.
refusal-keep = First choose which of the drawn tickets to keep.
refusal-surrender = A payment is under way; finish it first.

# Cards and tickets.
refusal-no-place = The market has { $places } places, numbered from 0: { $place } is none.
refusal-empty-place = No card lies in this place of the market.
refusal-second-locomotive = A face-up locomotive can only be the first card of a draw.
refusal-market-alone = Deck and discard are empty, and then the market's cards cannot be drawn either.
refusal-empty-deck = Deck and discard are empty.
refusal-must-take-second = At this table a second card must be taken.
refusal-no-tickets = No tickets are left to draw.
refusal-ticket-twice = { $ticket } is named twice.
refusal-not-offered = { $ticket } is not among the tickets you may choose from.
refusal-unknown-ticket = There is no ticket “{ $ticket }” in this game.
refusal-keep-more = Keep at least { $least } of the { $offered } tickets.
refusal-keep-only = The only ticket must be kept.
refusal-keep-all = All { $offered } tickets must be kept.
refusal-must-not-pass = You can only pass when nothing else is possible.

# Routes.
refusal-unknown-route = There is no route “{ $route }” on this map.
refusal-yours = { $route } is yours already.
refusal-taken = { $route } has been taken by { $name }.
refusal-parallel-yours = You hold a parallel route { $route } already.
refusal-parallel-closed =
    With { $seats } players only { $quota ->
        [1] one of the { $size } parallel routes { $route } may be taken, and one is.
       *[other] { $quota } of the { $size } parallel routes { $route } may be taken, and { $quota } are.
    }
refusal-too-long =
    { $route } needs { $needed }, and you have { $wagons ->
        [0] none.
       *[other] { $wagons }.
    }
refusal-unpaid = { $route } cannot be paid with { $payment }: { $price }.
refusal-hand-too-poor =
    { $lacking ->
        [0] Your hand does not pay for { $route }: { $price }.
        [one] You lack { $lacking } card for { $route }: { $price }.
       *[other] You lack { $lacking } cards for { $route }: { $price }.
    }

# Payments.
refusal-unknown-card = There are no cards called “{ $card }”.
refusal-no-cards = A payment cannot hold { $cards }.
refusal-too-few-cards = You have only { $held }; this payment takes { $needed }.
refusal-none-of-them =
    You have no { $card ->
        [locomotive] locomotive
       *[other] { $name } card
    }; this payment takes { $needed }.

# Stations and tunnels.
refusal-no-stations = This game has no stations.
refusal-no-station-left = You have no station left to build.
refusal-unknown-city = There is no city “{ $city }” on this map.
refusal-station-there = There is a station in { $city } already.
refusal-station-price = This station costs { $cards }, and locomotives stand for any color.
refusal-extra-locomotives = The tunnel costs { $cards } more, as only locomotives were laid down.
refusal-extra-cards = The tunnel costs { $cards } more; locomotives may stand for them.

# What a route costs, as the second half of a sentence; `rest` counts the spaces of a ferry that
# show no locomotive, and `others` are the cards for them.
refusal-price-plain = it costs exactly { $cards } and no locomotives
refusal-price-wild = it costs { $cards }, and locomotives stand for any color
refusal-price-ferry =
    the ferry costs { $rest ->
        [0] { $locomotives }
       *[other] at least { $locomotives }, and { $others } or more locomotives
    }
refusal-price-triples =
    the ferry costs { $rest ->
        [0] { $locomotives }
       *[other] at least { $locomotives }, and { $others } or more locomotives
    }; any three cards stand for { $times ->
        [0] a locomotive
        [1] a locomotive, once at most
       *[other] a locomotive, { $times } times at most
    }
refusal-price-pairs =
    { $icons ->
        [1] its locomotive takes
       *[other] each of its { $icons } locomotives takes
    } a locomotive or { $rest ->
        [0] two cards of one color
       *[other] two cards of one color, and the rest { $others } or locomotives
    }
refusal-price-exchange = it costs { $cards }; any { $exchange } cards, locomotives too, stand for one of them
