# Ce qui s'est passé, en une courte ligne d'un journal qui montre les cartes à côté ; avec `you`, adressée à la place concernée.

brief-bonuses = Les cartes bonus sont révélées
brief-reset = Trop de locomotives : nouveau marché
brief-reshuffle = Nouvelle pioche de { $cards }
brief-keep = { $name } garde { $tickets }
    .you = Vous gardez { $tickets }
brief-keep-some =
    { $kept ->
        [one] { $name } garde { $kept } ticket sur { $offered }
       *[other] { $name } garde { $kept } tickets sur { $offered }
    }
    .you =
        { $kept ->
            [one] Vous gardez { $kept } ticket sur { $offered }
           *[other] Vous gardez { $kept } tickets sur { $offered }
        }
brief-rejects-shuffled = Les tickets refusés sont mélangés
brief-take = { $name } prend { $cards }
    .you = Vous prenez { $cards }
brief-draw = { $name } pioche { $cards }
    .you = Vous piochez { $cards }
brief-take-and-draw = { $name } prend une carte, en pioche une
    .you = Vous prenez une carte, en piochez une
brief-stop = { $name } s'arrête après une carte
    .you = Vous vous arrêtez après une carte
brief-claim = { $name } prend { $from } – { $to }, +{ $points }
    .you = Vous prenez { $from } – { $to }, +{ $points }
brief-tunnel =
    { $extra ->
        [0] { $name } creuse { $from } – { $to }, rien en plus
       *[other] { $name } creuse { $from } – { $to }, { $extra } en plus
    }
    .you =
        { $extra ->
            [0] Vous creusez { $from } – { $to }, rien en plus
           *[other] Vous creusez { $from } – { $to }, { $extra } en plus
        }
brief-withdraw = { $name } renonce à { $from } – { $to }
    .you = Vous renoncez à { $from } – { $to }
brief-bonus-draw = { $name } pioche { $cards } pour la route
    .you = Vous piochez { $cards } pour la route
brief-station = { $name } construit une gare : { $city }
    .you = Vous construisez une gare : { $city }
brief-pass = { $name } passe
    .you = Vous passez
brief-last-round = { $name } déclenche le dernier tour
    .you = Vous déclenchez le dernier tour
brief-player = { $name } : { $player } joue à sa place
    .you = Votre place : { $player } joue
brief-player-resigned = { $name } abandonne ; { $player } joue
    .you = Vous abandonnez ; { $player } joue
brief-end = La partie est terminée
