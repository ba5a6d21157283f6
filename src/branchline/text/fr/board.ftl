# Le plateau : ce que disent ses signes, et où en sont les routes.

board-key-gray = une couleur au choix
board-key-tunnel = tunnel
board-key-ferry = ferry : locomotives exigées
board-key-draw = la prendre fait piocher une carte
board-key-exchange = quatre cartes pour une
board-key-helps = sert à un de vos tickets
board-key-underlined = tunnel (souligné)
board-tunnel-risk = C'est un tunnel : { $cards } seront révélées et peuvent coûter plus.
board-key-wanted = vos tickets
board-key-ways = doré : les chemins de vos tickets, hachurés là où il reste des routes à prendre
board-key-station = gare
board-look = plateau { $city } : de près · plateau nord · plateau svg : un fichier
board-preparing = Le plateau se dessine…
board-no-picture = Pour une image du plateau : pip install 'branchline[png]'
board-written = Le plateau est dessiné dans { $file }.
board-opened = Le plateau est dessiné dans { $file }, qui s'ouvre.
board-not-written = Le plateau ne peut pas être dessiné dans un fichier : { $why }
board-routes-of = Routes du plateau { $map }
board-routes-at = Routes à { $city }
board-claimed = Routes prises
board-no-routes = aucune
board-free = libre
board-closed = fermée
board-station-of = Gare { DE($name) }
board-station = gare : { $city }

# Un dessin, pour qui ne le voit pas.
board-drawing = Plateau { $map }
board-route = Route { $from } – { $to }
board-ferry = ferry avec { $locomotives }
board-draw = fait piocher { $cards }
board-exchange = { $number } cartes quelconques en valent une de la couleur
board-claimed-by = prise par { $name }
board-station-there = gare : { $name }
board-score = { $name } : { SIGNED($points) }

# La légende sous un dessin.
board-seats = { $least } à { $most } joueurs
board-lengths = espaces
board-points = points
board-seat = { $name }, { $points }
board-sign-gray = grise : une couleur au choix
board-sign-ferry = ferry : une locomotive par symbole
board-sign-draw = piochez ce nombre de cartes
board-sign-exchange = { $number } cartes quelconques pour une de la couleur
board-sign-closed = voie fermée
board-sign-station = gare
board-capital = capitale
board-arctic-city = ville arctique
board-arctic-circle = cercle polaire
