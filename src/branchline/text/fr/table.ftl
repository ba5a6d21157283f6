# Ce qu'il y a sur la table : titres, colonnes et étiquettes.

table-your-turn = À vous de jouer
table-second-card = Seconde carte
table-first-tickets = Premiers tickets
table-new-tickets = Nouveaux tickets
table-tunnel = Tunnel
table-turn = tour { $number }
table-deck = pioche { $number }
table-ticket-deck = tickets { $number }
table-seat = Joueur
table-points = points
table-wagons = wagons
table-cards = cartes
table-tickets = tickets
table-stations = gares
table-market = Marché
table-hand = Main
table-own-tickets = Tickets
table-bonuses = Bonus
table-standings = Si la partie s'arrêtait
table-longest-path = chemin le plus long
table-standings-hint = Un tiret : cela dépend de tickets ou de cartes que vous ne voyez pas.
table-empty-hand = aucune carte
table-empty-slot = vide
table-last-turn = DERNIER TOUR : c'est votre dernier tour
table-last-round = DERNIER TOUR : encore { $turns } à jouer

# Où en est un ticket.
table-done = réussi
table-to-go = encore { $number }
table-to-go-station = encore { $number } et { $stations ->
    [one] une gare
   *[other] { $stations } gares
}
table-asks = { $wagons } au moins
table-cut-off = coupé
