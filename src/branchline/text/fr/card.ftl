# Les cartes : leurs noms, seuls, avec un article, et comptés.

card-purple =
    { $number ->
        [one] violette
       *[other] violettes
    }
card-blue =
    { $number ->
        [one] bleue
       *[other] bleues
    }
card-orange = orange
card-white =
    { $number ->
        [one] blanche
       *[other] blanches
    }
card-green =
    { $number ->
        [one] verte
       *[other] vertes
    }
card-yellow =
    { $number ->
        [one] jaune
       *[other] jaunes
    }
card-black =
    { $number ->
        [one] noire
       *[other] noires
    }
card-red =
    { $number ->
        [one] rouge
       *[other] rouges
    }
card-gray =
    { $number ->
        [one] grise
       *[other] grises
    }
card-locomotive =
    { $number ->
        [one] locomotive
       *[other] locomotives
    }

# 2 rouges, dans une liste de cartes.
card-counted = { SIGNED($number) } { $name }

# Une carte ; celle qu'un autre a piochée est inconnue.
card-one =
    { $card ->
        [locomotive] une locomotive
       *[other] une carte { $name }
    }
    .start =
        { $card ->
            [locomotive] Une locomotive
           *[other] Une carte { $name }
        }
card-unknown = une carte
card-two =
    { $card ->
        [locomotive] deux locomotives
       *[other] deux cartes { $name }
    }
card-two-unknown = deux cartes

# 3 cartes rouges ; d'une route grise, la couleur est libre.
card-alike =
    { $number ->
        [one] { SIGNED($number) } carte { $name }
       *[other] { SIGNED($number) } cartes { $name }
    }
card-any-color =
    { $number ->
        [one] { $number } carte de n'importe quelle couleur
       *[other] { $number } cartes d'une même couleur
    }

# Les cartes dessinées : ce qui y est écrit, et ce qu'en dit un lecteur d'écran.
card-ticket = { $from } – { $to }, { $points }
    .long = { $from } – { $to }, { $points }, long trajet
card-long-journey = long trajet
card-bonus = { $name }, { $points }. { $sentence }
card-back-train = Une carte wagon, face cachée
card-back-ticket = Un ticket, face cachée
card-back-bonus = Une carte bonus, face cachée
