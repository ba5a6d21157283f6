# Une table qui attend quelqu'un : les autres votent pour qu'un robot joue la suite, ou non.

vote-later = À partir de { $time }, si { $name } n'a rien fait d'ici là.
vote-count =
    { $needed ->
        [one] Votre voix suffit.
       *[other] { $votes } voix sur les { $needed } nécessaires.
    }
vote-asked =
    { $number ->
        [one] { $voters } aimerait qu'un robot joue pour { $name } ({ $votes } sur { $needed }).
       *[other] { $voters } aimeraient qu'un robot joue pour { $name } ({ $votes } sur { $needed }).
    }
vote-own = Vous aimeriez qu'un robot joue pour { $name } ({ $votes } sur { $needed }).
vote-agree = D'accord
vote-bot-plays = Un robot joue pour vous.
vote-take-back = Retirer ma voix
vote-on-you = Les autres vous attendent : { $votes } voix sur { $needed } pour qu'un robot joue à votre place.
