# À qui va un bonus, en peu de mots ; les règles de chaque jeu le disent en entier.

bonus-longest-path = chemin le plus long
bonus-completed-tickets = le plus de tickets réussis
bonus-locomotives-in-hand = le plus de locomotives en main
bonus-capital-tickets = le plus de tickets de capitales
bonus-wagons-left = le plus de wagons restants
bonus-short-routes = le plus de routes de longueur ≤ { $limit }
bonus-small-tickets = le plus de tickets valant ≤ { $limit }
bonus-countries = le plus de pays touchés
bonus-arctic-tickets = le plus de tickets de l'Arctique
bonus-arctic-routes = le plus de routes de l'Arctique
bonus-ferries = le plus de ferries
bonus-country-routes = le plus de routes en { $country }
