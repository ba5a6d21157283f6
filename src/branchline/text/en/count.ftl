# A number with its noun.

count-card =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
count-discarded-card =
    { $number ->
        [one] { $number } used card
       *[other] { $number } used cards
    }
count-ticket =
    { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
count-point =
    { $number ->
        [one] { SIGNED($number) } point
       *[other] { SIGNED($number) } points
    }
count-space =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
count-wagon =
    { $number ->
        [one] { $number } wagon
       *[other] { $number } wagons
    }
count-turn =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
count-game =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
count-pair =
    { $number ->
        [one] { $number } pair of one color
       *[other] { $number } pairs of one color
    }
