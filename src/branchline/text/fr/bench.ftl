# Ce qui est mesuré, et comment c'est dit.

bench-measuring = Mesures…
bench-measuring-what = Mesures : { $what }…
bench-start-up = démarrage et compilation
bench-table = { $edition } à { $seats } places
bench-longest-path = plus long chemin, { $edition }
bench-drawing = dessin
bench-bots = robots

bench-title-gpu = Parties par seconde sur le GPU
bench-title-bots = Robots, deux places, un cœur
bench-title-play = Jeu au hasard parmi tous les choix permis
bench-title-goals = Buts (vitesses comme sur une machine dont la boucle de référence prend { $seconds } s)
bench-edition = édition
bench-mirror = parties/s de greedy contre lui-même
bench-decision-time = µs par décision
bench-playouts = décisions/s imaginées
bench-seats = places
bench-games = parties/s
bench-decisions = décisions/s
bench-loop-games = parties par boucle
bench-core-games = parties/s, { $cores } cœurs
bench-plain = décisions/s sans compilateur
bench-loop = Boucle de référence { $loop } s · plus long chemin sur { $networks } réseaux denses : médiane { $median } µs, p99 { $most } µs, max { $longest } µs
bench-what = quoi
bench-measured = mesuré
bench-goal = but
bench-met = atteint
bench-yes = oui
bench-no = NON

bench-goal-games = { $edition }, { $seats } places
bench-goal-slowest = table la plus lente, un fil
bench-goal-plain = table la plus lente, sans compilateur
bench-goal-clone = copie
bench-goal-state = état
bench-goal-cold = compilation à froid
bench-goal-warm = démarrage à chaud de simulate
bench-goal-scripted = robot scripté, édition la plus lente
bench-goal-mirror = greedy contre lui-même, le plus lent
bench-goal-search = recherche, édition la plus lente
bench-goal-path = plus long chemin, dense, p99
bench-goal-drawing = dessin d'un plateau plein
bench-goal-board = plateau en SVG
bench-goal-gzipped = compressé (gzip)
bench-unit-bytes = octets
bench-unit-kilobytes = ko
