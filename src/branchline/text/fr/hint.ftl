# Les conseils : les meilleurs choix et où ils peuvent mener.

hint-thinking = Réflexion (plus longue la première fois)…
hint-title = Conseil
hint-wins = victoires
hint-score = score
hint-margin = avance
hint-worlds = parties
hint-percent = { $number } %
hint-range = { $low }–{ $high } %
hint-hardly = moins de 1 %
hint-nearly = plus de 99 %
hint-only = Il n'y a rien à choisir : { $choice }.
hint-about = Le meilleur d'abord, sur des parties imaginées : peu de parties disent peu. Avance : sur le meilleur rival. faire 1 fait le premier.
hint-keep = garder { $tickets }
hint-take = prendre { $card } au marché
hint-claim = prendre { $from } – { $to } avec { $payment }
hint-odds =
    { $side ->
        [ahead] { $points } d'avance · gagne { $chance }
        [behind] { $points } de retard · gagne { $chance }
       *[level] à égalité · gagne { $chance }
    }
