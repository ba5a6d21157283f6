# What happened in one short line of a log that shows the cards beside it; with `you`, spoken to the seat it happened to.

brief-bonuses = The bonus cards are turned up
brief-reset = Too many locomotives: a new market
brief-reshuffle = A new deck of { $cards }
brief-keep = { $name } keeps { $tickets }
    .you = You keep { $tickets }
brief-keep-some = { $name } keeps { $kept } of { $offered } tickets
    .you = You keep { $kept } of { $offered } tickets
brief-rejects-shuffled = The rejected tickets are shuffled
brief-take = { $name } takes { $cards }
    .you = You take { $cards }
brief-draw = { $name } draws { $cards }
    .you = You draw { $cards }
brief-take-and-draw = { $name } takes one card, draws one
    .you = You take one card, draw one
brief-stop = { $name } stops after one card
    .you = You stop after one card
brief-claim = { $name } claims { $from } – { $to }, +{ $points }
    .you = You claim { $from } – { $to }, +{ $points }
brief-tunnel =
    { $extra ->
        [0] { $name } digs { $from } – { $to }, no extra cards
       [one] { $name } digs { $from } – { $to }, { $extra } extra card
       *[other] { $name } digs { $from } – { $to }, { $extra } extra cards
    }
    .you =
        { $extra ->
            [0] You dig { $from } – { $to }, no extra cards
           [one] You dig { $from } – { $to }, { $extra } extra card
           *[other] You dig { $from } – { $to }, { $extra } extra cards
        }
brief-withdraw = { $name } withdraws from { $from } – { $to }
    .you = You withdraw from { $from } – { $to }
brief-bonus-draw = { $name } draws { $cards } for the route
    .you = You draw { $cards } for the route
brief-station = { $name } builds a station in { $city }
    .you = You build a station in { $city }
brief-pass = { $name } passes
    .you = You pass
brief-last-round = { $name } brings on the last round
    .you = You bring on the last round
brief-player = { $name }: { $player } plays on
    .you = Your seat: { $player } plays on
brief-player-resigned = { $name } resigns; { $player } plays on
    .you = You resign; { $player } plays on
brief-end = The game is over
