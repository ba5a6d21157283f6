# Un nombre et son nom.

count-card =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
count-discarded-card =
    { $number ->
        [one] { $number } carte défaussée
       *[other] { $number } cartes défaussées
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
        [one] { $number } espace
       *[other] { $number } espaces
    }
count-wagon =
    { $number ->
        [one] { $number } wagon
       *[other] { $number } wagons
    }
count-turn =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
count-game =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }
count-pair =
    { $number ->
        [one] { $number } paire d'une même couleur
       *[other] { $number } paires d'une même couleur
    }
