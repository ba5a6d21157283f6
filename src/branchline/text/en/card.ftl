# Train cards: their names, alone, with an article, and counted.

card-purple = purple
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-gray = gray
card-locomotive =
    { $number ->
        [one] locomotive
       *[other] locomotives
    }

# 2 red, in a list of cards.
card-counted = { SIGNED($number) } { $name }

# One card; an unknown one was drawn by somebody else.
card-one =
    { $card ->
        [locomotive] a locomotive
        [orange] an orange card
       *[other] a { $name } card
    }
    .start =
        { $card ->
            [locomotive] A locomotive
            [orange] An orange card
           *[other] A { $name } card
        }
card-unknown = a card
card-two =
    { $card ->
        [locomotive] two locomotives
       *[other] two { $name } cards
    }
card-two-unknown = two cards

# 3 red cards; of a gray route the color is free.
card-alike =
    { $number ->
        [one] { SIGNED($number) } { $name } card
       *[other] { SIGNED($number) } { $name } cards
    }
card-any-color =
    { $number ->
        [one] { $number } card of any color
       *[other] { $number } cards of one color
    }

# Cards as drawings: what is written on them, and what a screen reader says.
card-ticket = { $from } – { $to }, { $points }
    .long = { $from } – { $to }, { $points }, long journey
card-long-journey = long journey
card-bonus = { $name }, { $points }. { $sentence }
card-back-train = A train card, face down
card-back-ticket = A ticket, face down
card-back-bonus = A bonus card, face down
