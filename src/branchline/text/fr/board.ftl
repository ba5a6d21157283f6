# Le plateau : ce que disent ses signes, et où en sont les routes.

board-key-gray = une couleur au choix
board-key-tunnel = tunnel
board-key-ferry = ferry : locomotives exigées
board-key-draw = la prendre fait piocher une carte
board-key-exchange = quatre cartes pour une
board-routes-of = Routes du plateau { $map }
board-routes-at = Routes à { $city }
board-claimed = Routes prises
board-no-routes = aucune
board-free = libre
board-closed = fermée
board-station-of = Gare de { $name }
board-station = gare : { $city }
