# À qui va un bonus : en peu de mots, et par la phrase de sa carte.

bonus-longest-path = chemin le plus long
    .sentence = Le plus long chemin continu de vos propres routes.
bonus-completed-tickets = le plus de tickets réussis
    .sentence = Le plus de tickets réussis.
bonus-locomotives-in-hand = le plus de locomotives en main
    .sentence = Le plus de locomotives en main, chaque paire d'une même couleur en valant une.
bonus-capital-tickets = le plus de tickets de capitales
    .sentence = Le plus de tickets réussis avec un bout à { $capitals }.
bonus-wagons-left = le plus de wagons restants
    .sentence = Le plus de wagons restants à la fin.
bonus-short-routes = le plus de routes de longueur ≤ { $limit }
    .sentence =
        { $limit ->
            [one] Le plus de routes d'un seul espace.
           *[other] Le plus de routes de { $limit } espaces ou moins.
        }
bonus-small-tickets = le plus de tickets valant ≤ { $limit }
    .sentence =
        { $limit ->
            [one] Le plus de tickets réussis valant 1 point.
           *[other] Le plus de tickets réussis valant { $limit } points ou moins.
        }
bonus-countries = le plus de pays touchés
    .sentence = Le plus de pays différents que vos routes touchent.
bonus-arctic-tickets = le plus de tickets de l'Arctique
    .sentence = Le plus de tickets réussis avec un bout au-delà du cercle polaire.
bonus-arctic-routes = le plus de routes de l'Arctique
    .sentence = Le plus de routes avec un bout au-delà du cercle polaire.
bonus-ferries = le plus de ferries
    .sentence = Le plus de ferries.
bonus-country-routes = le plus de routes en { $country }
    .sentence = Le plus de routes avec un bout en { $country }.
