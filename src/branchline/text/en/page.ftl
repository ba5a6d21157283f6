page-broke = Something broke.
page-broke-help = The game is safe on the server. Load the page again; if it happens once more, send us this report.
page-reload = Load again
page-copy-report = Copy the report
page-copied = Copied
page-home = To the home page
page-nowhere = There is nothing here.
page-nowhere-help = The address may be cut short, or the table is gone. Ask for the link again, or begin a new game.
page-close = Close
page-links = Pages
page-link-play = Play
page-link-learn = Learn
page-link-rules = Rules
page-link-replays = Replays
page-profile = My profile
page-language = Language
page-sound = Sound
page-sound-on = Sound is on
page-sound-off = Sound is off
page-settings = Settings
page-names = City names
page-names-board = as on the board
page-names-en = in English
page-names-fr = in French
page-theme = Colors
page-theme-system = like the device
page-theme-light = light
page-theme-dark = dark
page-theme-contrast = high contrast
page-sound-setting = Sounds, and a whistle when it is your turn
page-confirm-setting = Ask before claiming when there is only one way to pay
page-paced-setting = Show others' moves one by one

# The table: board and lists.
page-board = board
page-board-keys = Board. Arrow keys walk from route to route, Enter chooses one.
page-board-failed = The board could not be loaded. Load the page again.
page-zoom = Zoom
page-zoom-in = Nearer
page-zoom-out = Farther
page-zoom-fit = Whole board
page-loading = The table is being set…
page-no-table = This table cannot be shown.
page-title-turn = ● Your turn · Branchline
page-title-table = Table · Branchline
page-turn = turn { $number }
page-you = you
page-here = is here
page-away = away
page-bot = Bot
page-resigned = gave up
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-expert = expert
page-days-left =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
page-hours-left = { $number } h
page-scoreboard = Players
page-column-player = Player
page-column-wagons = Wagons left
page-column-cards = Cards in hand
page-column-tickets = Tickets
page-column-stations = Stations left
page-column-path = Longest path
page-column-clock = Time left
page-column-points = Points
page-longest-leader = Longest path of all
page-seat-more = More about { $name }
page-claimed = a claimed name: games count for it
page-seat-profile = The profile of { $name }
page-known-cards = Cards seen
page-known-of =
    { $known ->
        [0] none of { $number }
       *[other] { $known } of { $number }
    }
page-level = Level
page-claimed-routes = Routes
page-none = none
page-replace = Let a bot play for { $name }
page-hand = Your hand
page-none-of = no { $card } card
page-paying = −{ $number }
page-deck = Train deck
page-deck-label =
    { $number ->
        [one] Draw from the train deck, { $number } card left
       *[other] Draw from the train deck, { $number } cards left
    }
page-market = Market
page-slot-empty = An empty place
page-ticket-deck = Ticket deck
page-ticket-deck-label =
    { $number ->
        [one] Draw tickets, { $number } left
       *[other] Draw tickets, { $number } left
    }
page-tickets = Your tickets
page-tickets-done = { $done } of { $all }
page-tickets-kept = kept; they count when all have chosen
page-ticket-done = connected
page-ticket-impossible = out of reach
page-ticket-needs =
    { $number ->
        [one] { $number } wagon of { $left }
       *[other] { $number } wagons of { $left }
    }
page-ticket-stations =
    { $number ->
        [one] { $number } station
       *[other] { $number } stations
    }
page-missing = Missing: { $routes }
page-missing-route = { $route } ({ $spaces })
page-ticket-state-done = done
page-ticket-state-open = open
page-ticket-state-impossible = impossible
page-bonuses = Bonus cards
page-bonus-hidden = counted at the end
page-bonus-nobody = nobody yet
page-bonus-leads =
    { $leaders ->
        [one] { $number }
       *[other] { $number } each
    }
page-routes = Routes you can claim
page-stations = Stations
page-routes-order = { $number } · helpful first
page-helps-ticket = Helps a ticket
page-no-routes = You cannot pay for any route yet. Draw cards.
page-routes-later = Finish what you began first.
page-routes-wait = They come up when it is your turn.
page-log = Log

# The table: deciding.
page-claim = Claim a route
page-claim-for = Claim for { $payment }
page-claim-route = Claim { $route }
page-cancel = Cancel
page-key-enter = Enter
page-key-escape = Esc
page-any-color = any one color
page-locomotives =
    { $number ->
        [one] { $number } locomotive
       *[other] { $number } locomotives
    }
page-wagons-of =
    { $number ->
        [one] { $number } wagon of { $left }
       *[other] { $number } wagons of { $left }
    }
page-ways = How to pay
page-ways-number =
    { $number ->
        [0] you cannot pay for it
        [one] { $number } way to pay
       *[other] { $number } ways to pay
    }
page-no-locomotive = no locomotive
page-gifts =
    { $unit ->
        [one]
            { $number ->
                [one] { $number } card of your choice
               *[other] { $number } cards of your choice
            }
       *[other]
            { $number ->
                [one] { $number } pair of one color
               *[other] { $number } pairs of one color
            }
    }
page-gifts-choose = Choose the cards to give
page-gifts-instead = { $gifts } instead of { $cards }
page-cards-of-color =
    { $number ->
        [one] { $number } card of the color
       *[other] { $number } cards of the color
    }
page-still-owed =
    { $unit ->
        [one]
            { $number ->
                [one] { $number } card still owed
               *[other] { $number } cards still owed
            }
       *[other]
            { $number ->
                [one] { $number } pair still owed
               *[other] { $number } pairs still owed
            }
    }
page-nothing-owed = All is paid.
page-give-less = Take back { $card }
page-give-more = Give { $card }
page-station-build = Build a station
page-station-about =
    { $number ->
        [one] It costs { $number } card and lets you use one route of a rival from here.
       *[other] It costs { $number } cards of one color and lets you use one route of a rival from here.
    }
page-station-cost =
    { $number ->
        [one] Your next station costs { $number } card. Choose a city, here or on the board.
       *[other] Your next station costs { $number } cards of one color. Choose a city, here or on the board.
    }
page-build-for = Build for { $payment }
page-tunnel = Tunnel
page-tunnel-rule = the rule
page-tunnel-counts = { $card }: +1
page-tunnel-nothing = no effect
page-tunnel-laid = Laid
page-tunnel-extra = More
page-tunnel-left =
    { $number ->
        [0] You would have no card left to pay more with: then the turn would be lost.
       *[other] You would have { $cards } left to pay more with.
    }
page-tunnel-seen = { $name } tunnels { $route }
page-tunnel-asked =
    { $number ->
        [one] { $number } card more is asked
       *[other] { $number } cards more are asked
    }
page-tunnel-cannot = You have no card that pays this. Withdraw: your cards go back to your hand.
page-pay = Pay { $payment }
page-withdraw = Withdraw
page-offer = Keep tickets
page-offer-first = Your first tickets
page-offer-about =
    { $least ->
        [one] Keep at least { $least }. Unfinished tickets cost their points.
       *[other] Keep at least { $least }. Unfinished tickets cost their points.
    }
page-offer-needs =
    { $number ->
        [one] { $number } wagon
       *[other] { $number } wagons
    }
page-reject-order = Under the deck go, from the top: { $tickets }
page-reject-last = { $ticket } lowest
page-keep =
    { $number ->
        [0] Choose at least { $least }
        [one] Keep { $number } ticket (at least { $least })
       *[other] Keep { $number } tickets (at least { $least })
    }
page-see-rule = See the rule
page-second = One more card
page-second-about = Take it from the train deck or from the market.
page-stop = Stop after one card
page-pass = Pass

# The table: whose turn it is.
page-plate-over = The game is over
page-plate-plays = { $name } plays
page-plate-choose = Choosing tickets
page-plate-yours = Your turn
page-plate-wait-tickets =
    { $number ->
        [one] { $name } is still choosing
       *[other] The others are still choosing
    }
page-plate-offer =
    { $least ->
        [one] Keep at least { $least } ticket
       *[other] Keep at least { $least } tickets
    }
page-plate-tunnel =
    { $number ->
        [one] { $number } card more, or withdraw
       *[other] { $number } cards more, or withdraw
    }
page-plate-tunnel-cannot = You can only withdraw
page-plate-claim = Claiming { $route }: choose how to pay
page-plate-claim-one = Claiming { $route }: confirm
page-plate-station = Pay for the station
page-plate-pass = Nothing is possible: pass
page-plate-second = 1 of 2: one more card
page-plate-turn = Draw two cards, claim a route or take tickets
page-plate-short = Draw, claim or take tickets
page-plate-short-stations = Draw, claim, tickets or station
page-plate-confirm = Confirm, or cancel
page-plate-pay = Choose how to pay
page-plate-turn-stations = Draw cards, claim a route, take tickets or build a station
page-your-turn = Your turn.
page-sending = Sending…
page-reconnecting = The connection is broken. Trying again…
page-offline = You are offline. The game goes on when you are back.
page-back =
    { $number ->
        [one] Back. You missed { $number } move.
       *[other] Back. You missed { $number } moves.
    }
page-last-round =
    { $number ->
        [0] The last round.
        [one] Last round: { $number } player still has a turn.
       *[other] Last round: { $number } players still have a turn.
    }
    .too =
        { $number ->
            [one] Last round: you still have a turn.
           *[other] Last round: { $number } players still have a turn, you too.
        }
    .done =
        { $number ->
            [one] Last round: { $number } player still has a turn, not you.
           *[other] Last round: { $number } players still have a turn, not you.
        }
    .now = This is your last turn.
page-curtain = It is { $name }'s turn. Hand the screen over; nobody else looks.
page-curtain-lift = I am { $name }
page-tabs = Lists
page-tab-claim = Claim
page-tab-stop = Stop…
page-tab-tickets = Tickets
page-tab-log = Log

# The table: around the game.
page-menu = Menu
page-copy-link = Copy the link
page-take-back = Take back
page-return = Take my seat back from the bot
page-pass-host-on = Make somebody else the host
page-pass-host-to = Who is to be the host?
page-pass-host = Make { $name } the host
page-host-away = { $name }, the host, is away. After ten minutes you may take over.
page-host-gone = The host is away. After ten minutes you may take over.
page-resign = Give up
page-resign-sure = A bot plays on for you, and you cannot win any more.
page-resign-yes = Give up for good
page-abort = Call the game off
page-leave = Leave the table
page-leave-help = Your seat stays yours: come back from the home page on this device.
page-hint = Hint
page-hint-thinking = Thinking through many games…
page-hint-about = The best first: what leaves you most points ahead when the game is played on from here many times, and how often that wins.
page-hint-do = Do it
page-chat = Chat
page-chat-new = There is something new.
page-chat-empty = Nobody has said anything yet.
page-chat-text = Say something
page-chat-send = Send
page-chat-off = Only players speak here.
page-mute = Do not show { $name }
page-say-hello = Hello!
page-say-good-luck = Good luck!
page-say-well-played = Well played!
page-say-thanks = Thank you.
page-say-oops = Oops.
page-say-nice-route = A nice route!
page-say-my-route = That was my route!
page-say-hurry = Whenever you are ready…
page-say-wait = One moment, please.
page-say-bye = Goodbye!
page-say-laugh = Ha ha!
page-say-applause = Bravo!
page-say-surprise = Oh!
page-say-train = Choo choo!
page-spoken-clock =
    { $minutes ->
        [one] { $name }: { $minutes } minute.
       *[other] { $name }: { $minutes } minutes.
    }
page-spoken-no-clock = There is no clock.
page-spoken-seat = { $name }: { $points } points, { $wagons } wagons, { $cards } cards, { $tickets } tickets.
page-spoken-ticket = Ticket { $journey }, { $points } points, { $state }, { $wagons } wagons needed, { $left } left.
page-keys = Keyboard shortcuts
page-keys-market = take a card of the market
page-keys-deck = draw from the train deck
page-keys-tickets = draw tickets
page-keys-routes = the list of routes
page-keys-stop = stop after one card, where allowed
page-keys-arrows = move inside a list, or over the board
page-keys-enter = confirm
page-keys-escape = cancel, or withdraw from a tunnel
page-keys-zoom = nearer, farther, whole board
page-keys-last = say the last move
page-keys-hand = say your cards
page-keys-own-tickets = say your tickets
page-keys-opponents = say how the others stand
page-keys-clocks = say the clocks
page-closed = The table is closed.
page-closed-help = Its host ended it before the first turn. Nobody has won or lost.
