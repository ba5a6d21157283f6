# Ce que les commandes rapportent à une personne.

report-title = { $map }, { $players } joueurs, { $games }
report-playing = Parties jouées
report-written = Écrit : { $file }

report-seat = place
report-bot = robot
report-mean-score = score moyen
report-worst = pire
report-best = meilleur
report-wins = victoires
report-tickets-kept = tickets gardés
report-completed = réussis
report-turns = Une partie prend { $mean } tours en moyenne, { $most } au plus ; fins : { $ends }.
report-ended-wagons = { $number } par les wagons
report-ended-all-passed = { $number } parce que tous ont passé
report-ended-turn-limit = { $number } par la limite de tours
report-speed = { $games } parties et { $decisions } décisions par seconde ({ $seconds } s de jeu).
report-records = Enregistrements : { $file }

report-key = clé
report-english-name = nom anglais
report-french-name = nom français
report-seats = places
report-routes = routes
report-tickets = tickets

report-sound = { $map } : { $cities } villes, { $routes } routes, { $tickets } tickets ; aucune erreur
report-mistakes =
    { $number ->
        [one] { $number } erreur dans { $folder }
       *[other] { $number } erreurs dans { $folder }
    }

report-verifying = Vérification
report-verified =
    { $number ->
        [one] { $number } partie vérifiée
       *[other] { $number } parties vérifiées
    }
report-unfinished =
    { $number ->
        [one] { $verified }, dont { $number } inachevée (ligne { $places })
       *[other] { $verified }, dont { $number } inachevées (lignes { $places })
    }

report-layout-reading = Lecture de la carte
report-layout-frame = Cadre { $number } : { $size }, choses qui se gênent : { $wrong }
report-layout = { $file } : { $cities } villes, { $routes } routes, { $frame }
report-layout-background = { $file } a été fait pour la disposition d'avant : lancez { $tool }

report-serves = Branchline sert à { $address } (Ctrl+C l'arrête).
report-worth = valeur { $worth }
report-compiling-rules = Compilation des règles…
report-compiled-rules = Les règles sont compilées ({ $seconds } s).
report-compiling-bots = Compilation des robots…
report-compiled-bots = Les robots sont compilés ({ $seconds } s).
