# Le rapport d'une rencontre de robots.

arena-going-on = reprise après { $games } parties finies
arena-kept = parties finies et gardées : { $finished } sur { $all } ; continuez avec : { $command }
arena-wins-against = Combien de fois la ligne gagne contre la colonne, en %
arena-finishes-ahead = Combien de fois la ligne finit devant la colonne, en %
arena-all-games = Toutes les parties de chaque robot
arena-rating = cote
arena-wins = gagné %
arena-score = score
arena-margin = marge
arena-tickets = tickets
arena-path = chemin %
arena-turns = tours
arena-time = ms
arena-of = sur { $number }
arena-mean = la moyenne
arena-note-rating = Cote : { $method }, { $anchor } = { $points } ; 400 points font dix chances contre une.
arena-note-interval = Sous un chiffre : son intervalle à 95 %, par bootstrap sur les donnes.
arena-note-share = Gagné : pour chaque place ; une part égale est { $share } %.
arena-note-columns = Marge : sur le meilleur rival. Tickets : réussis sur gardés. Chemin : son bonus.
arena-note-turns = Tours : d'une partie, toutes places ensemble. ms : pour une décision.
arena-note-rough = { $games } parties disent peu : 1 000 donnent ± 3 points de victoires, 10 000 ± 1.
arena-forfeited = { $bot } : forfait dans { $failed } parties sur { $games } ; le premier ennui : { $trouble }
arena-failed = { $bot } : échec dans { $failed } parties sur { $games } ; le premier ennui : { $trouble }
