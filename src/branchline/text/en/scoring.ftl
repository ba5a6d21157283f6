# The end of a game on the page: counted step by step, then in figures.

scoring-over = game over
scoring-final = Final score
scoring-counting = Scoring
scoring-steps = Steps of the scoring
scoring-step-routes = Routes
scoring-step-tickets = Tickets
scoring-step-stations = Stations
scoring-step-bonuses = Bonuses
scoring-step-total = Total
scoring-step-done = counted
scoring-back = Back
scoring-next = Next
scoring-skip = Skip
scoring-again = Count once more
scoring-pause = Stop here
scoring-run = Go on by itself
scoring-key-space = Space
scoring-row-routes = Routes
scoring-row-tickets = Tickets
scoring-row-stations = Stations left
scoring-not-yet = not counted yet
scoring-of = { $number } of { $all }
scoring-times = { $number } × { $points }
scoring-number = { $number }
scoring-place =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }

# What is being counted.
scoring-said-routes = { $name }: { $points } for { $wagons }
scoring-said-ticket = { $name } has connected { $ticket }: { $points }
scoring-said-no-ticket = { $name } has not connected { $ticket }: { $points }
scoring-said-stations =
    { $number ->
        [0] { $name } has no station left: { $points }
        [one] { $name } has { $number } station left: { $points }
       *[other] { $name } has { $number } stations left: { $points }
    }
scoring-said-borrowed = { $left }. Borrowed: { $routes }
scoring-said-path = { $name }: longest path of { $spaces }
scoring-said-bonus =
    { $leaders ->
        [one] { $bonus }: { $names } with { $count }: { $points }
       *[other] { $bonus }: { $names } with { $count } each: { $points }
    }
# What a bonus counts, by its kind.
scoring-counted =
    { $kind ->
        [completed_tickets]
            { $number ->
                [one] { $number } completed ticket
               *[other] { $number } completed tickets
            }
        [locomotives_in_hand]
            { $number ->
                [one] { $number } locomotive or pair in hand
               *[other] { $number } locomotives and pairs in hand
            }
        [capital_tickets]
            { $number ->
                [one] { $number } ticket to a capital
               *[other] { $number } tickets to capitals
            }
        [wagons_left]
            { $number ->
                [one] { $number } wagon left
               *[other] { $number } wagons left
            }
        [short_routes]
            { $number ->
                [one] { $number } short route
               *[other] { $number } short routes
            }
        [small_tickets]
            { $number ->
                [one] { $number } small ticket
               *[other] { $number } small tickets
            }
        [countries]
            { $number ->
                [one] { $number } country
               *[other] { $number } countries
            }
        [arctic_tickets]
            { $number ->
                [one] { $number } ticket to the Arctic
               *[other] { $number } tickets to the Arctic
            }
        [arctic_routes]
            { $number ->
                [one] { $number } route to the Arctic
               *[other] { $number } routes to the Arctic
            }
        [ferries]
            { $number ->
                [one] { $number } ferry
               *[other] { $number } ferries
            }
        [country_routes]
            { $number ->
                [one] { $number } route
               *[other] { $number } routes
            }
       *[other] { $number }
    }
scoring-said-no-bonus = { $bonus }: nobody
scoring-nobody = Nobody wins
scoring-shared = { $names } share the win
scoring-wins = { $name } wins
    .you = You win
scoring-wins-tie = { $name } wins the tie
    .you = You win the tie
scoring-wins-by =
    { $number ->
        [1] { $name } wins by a point
        [2] { $name } wins by two
        [3] { $name } wins by three
        [4] { $name } wins by four
        [5] { $name } wins by five
        [6] { $name } wins by six
       *[other] { $name } wins by { $number }
    }
    .you =
    { $number ->
        [1] You win by a point
        [2] You win by two
        [3] You win by three
        [4] You win by four
        [5] You win by five
        [6] You win by six
       *[other] You win by { $number }
    }

# Tickets and figures.
scoring-all-tickets = Tickets of all players
scoring-hidden-ticket = a ticket that is not counted yet
scoring-not-done = not connected
scoring-points-over = Route points over time
scoring-cards-over = Cards drawn over time
scoring-lengths = Routes by length
scoring-statistics = all statistics
scoring-statistics-title = Statistics
scoring-your-game = Your game
scoring-game-of = Game of { $name }
scoring-choose-seat = Whose game
scoring-figure-turns =
    { $number ->
        [one] turn
       *[other] turns
    }
scoring-figure-routes =
    { $number ->
        [one] route, { $average } spaces
       *[other] routes, { $average } spaces on average
    }
scoring-figure-cards =
    { $number ->
        [one] card drawn, locomotives: { $locomotives }
       *[other] cards drawn, locomotives: { $locomotives }
    }
scoring-figure-tunnels =
    { $number ->
        [one] tunnel paid, { $withdrawn } withdrawn
       *[other] tunnels paid, { $withdrawn } withdrawn
    }
scoring-figure-tickets =
    { $number ->
        [one] ticket kept
       *[other] tickets kept
    }
scoring-table-turns = Turns
scoring-table-routes = Routes claimed
scoring-table-spaces = Wagons placed
scoring-table-face-up = Cards taken face up
scoring-table-deck = Cards from the deck
scoring-table-locomotives = Locomotives among them
scoring-table-tickets = Tickets kept
scoring-table-tunnels = Tunnels paid
scoring-table-withdrawn = Tunnels given up
scoring-table-stations = Stations built

# What to do next.
scoring-rematch = Rematch
scoring-rematch-join = Go to the rematch
scoring-watch = Watch replay
scoring-share = Share
scoring-verify = Verify shuffle
scoring-shuffle = The shuffle
scoring-shuffle-about = Before anybody sat down the server published a hash of a secret number. Every player added something, and all of it together made the seed of the shuffle. So nobody could choose the cards, and now everybody can check it.
scoring-shuffle-commitment = Promised before the game
scoring-shuffle-nonce = Secret number
scoring-shuffle-part = Added by { $name }
scoring-shuffle-none = nothing, as bots do
scoring-shuffle-seed = Seed of the shuffle
scoring-promised = The secret number is the one that was promised. Computed here in your browser.
scoring-not-promised = The secret number is not the one that was promised.
scoring-seed-made = The seed was made of all these parts. Computed here in your browser.
scoring-seed-not-made = The seed was not made of these parts.
scoring-cannot-check = Your browser computes hashes only over https or on the server's own machine. Download the record and check it with “branchline verify”.
scoring-verifying = The server plays the whole record again…
scoring-verified = The server has played the whole record again: every card and every point is right.
scoring-verified-without = The record is right, but it does not say how it was shuffled.
