# La fin d'une partie sur la page : comptée pas à pas, puis en chiffres.

scoring-over = partie terminée
scoring-final = Score final
scoring-counting = Décompte
scoring-steps = Étapes du décompte
scoring-step-routes = Routes
scoring-step-tickets = Tickets
scoring-step-stations = Gares
scoring-step-bonuses = Bonus
scoring-step-total = Total
scoring-step-done = compté
scoring-back = Retour
scoring-next = Suite
scoring-skip = Passer
scoring-again = Recompter
scoring-pause = S'arrêter ici
scoring-run = Continuer tout seul
scoring-key-space = Espace
scoring-row-routes = Routes
scoring-row-tickets = Tickets
scoring-row-stations = Gares restantes
scoring-not-yet = pas encore compté
scoring-of = { $number } sur { $all }
scoring-times = { $number } × { $points }
scoring-number = { $number }
scoring-place =
    { $number ->
        [1] 1er
       *[other] { $number }e
    }

# Ce qui est compté.
scoring-said-routes = { $name } : { $points } pour { $wagons }
scoring-said-ticket = { $name } a relié { $ticket } : { $points }
scoring-said-no-ticket = { $name } n'a pas relié { $ticket } : { $points }
scoring-said-stations =
    { $number ->
        [0] { $name } n'a plus de gare : { $points }
        [one] { $name } a encore { $number } gare : { $points }
       *[other] { $name } a encore { $number } gares : { $points }
    }
scoring-said-borrowed = { $left }. Emprunt : { $routes }
scoring-said-path = { $name } : chemin le plus long de { $spaces }
scoring-said-bonus =
    { $leaders ->
        [one] { $bonus } : { $names }, { $count } : { $points }
       *[other] { $bonus } : { $names }, chacun { $count } : { $points }
    }
# Ce qu'un bonus compte, selon son genre.
scoring-counted =
    { $kind ->
        [completed_tickets]
            { $number ->
                [one] { $number } ticket réussi
               *[other] { $number } tickets réussis
            }
        [locomotives_in_hand]
            { $number ->
                [one] { $number } locomotive ou paire en main
               *[other] { $number } locomotives et paires en main
            }
        [capital_tickets]
            { $number ->
                [one] { $number } ticket vers une capitale
               *[other] { $number } tickets vers des capitales
            }
        [wagons_left]
            { $number ->
                [one] { $number } wagon restant
               *[other] { $number } wagons restants
            }
        [short_routes]
            { $number ->
                [one] { $number } petite route
               *[other] { $number } petites routes
            }
        [small_tickets]
            { $number ->
                [one] { $number } petit ticket
               *[other] { $number } petits tickets
            }
        [countries]
            { $number ->
                [one] { $number } pays
               *[other] { $number } pays
            }
        [arctic_tickets]
            { $number ->
                [one] { $number } ticket vers l'Arctique
               *[other] { $number } tickets vers l'Arctique
            }
        [arctic_routes]
            { $number ->
                [one] { $number } route vers l'Arctique
               *[other] { $number } routes vers l'Arctique
            }
        [ferries]
            { $number ->
                [one] { $number } ferry
               *[other] { $number } ferries
            }
        [country_routes]
            { $number ->
                [one] { $number } route
               *[other] { $number } routes
            }
       *[other] { $number }
    }
scoring-said-no-bonus = { $bonus } : personne
scoring-nobody = Personne ne gagne
scoring-shared = { $names } partagent la victoire
scoring-wins = { $name } gagne
    .you = Vous gagnez
scoring-wins-tie = { $name } l'emporte à égalité
    .you = Vous l'emportez à égalité
scoring-wins-by =
    { $number ->
        [1] { $name } gagne d'un point
        [2] { $name } gagne de deux points
        [3] { $name } gagne de trois points
        [4] { $name } gagne de quatre points
        [5] { $name } gagne de cinq points
        [6] { $name } gagne de six points
       *[other] { $name } gagne de { $number } points
    }
    .you =
    { $number ->
        [1] Vous gagnez d'un point
        [2] Vous gagnez de deux points
        [3] Vous gagnez de trois points
        [4] Vous gagnez de quatre points
        [5] Vous gagnez de cinq points
        [6] Vous gagnez de six points
       *[other] Vous gagnez de { $number } points
    }

# Tickets et chiffres.
scoring-all-tickets = Tickets de tous les joueurs
scoring-hidden-ticket = un ticket pas encore compté
scoring-not-done = non relié
scoring-points-over = Points de routes au fil du temps
scoring-cards-over = Cartes piochées au fil du temps
scoring-lengths = Routes par longueur
scoring-statistics = toutes les statistiques
scoring-statistics-title = Statistiques
scoring-your-game = Votre partie
scoring-game-of = Partie { DE($name) }
scoring-choose-seat = La partie de qui
scoring-figure-turns =
    { $number ->
        [one] tour joué
       *[other] tours joués
    }
scoring-figure-routes =
    { $number ->
        [one] route, { $average } espaces
       *[other] routes, { $average } espaces en moyenne
    }
scoring-figure-cards =
    { $number ->
        [one] carte piochée, locomotives : { $locomotives }
       *[other] cartes piochées, locomotives : { $locomotives }
    }
scoring-figure-tunnels =
    { $number ->
        [one] tunnel payé, abandons : { $withdrawn }
       *[other] tunnels payés, abandons : { $withdrawn }
    }
scoring-figure-tickets =
    { $number ->
        [one] ticket gardé
       *[other] tickets gardés
    }
scoring-table-turns = Tours
scoring-table-routes = Routes prises
scoring-table-spaces = Wagons posés
scoring-table-face-up = Cartes prises au marché
scoring-table-deck = Cartes de la pioche
scoring-table-locomotives = Dont locomotives
scoring-table-tickets = Tickets gardés
scoring-table-tunnels = Tunnels payés
scoring-table-withdrawn = Tunnels abandonnés
scoring-table-stations = Gares construites

# Et ensuite.
scoring-rematch = Revanche
scoring-rematch-join = Rejoindre la revanche
scoring-watch = Revoir la partie
scoring-share = Partager
scoring-verify = Vérifier le mélange
scoring-shuffle = Le mélange
scoring-shuffle-about = Avant que quiconque ne s'assoie, le serveur a publié l'empreinte d'un nombre secret. Chacun y a ajouté quelque chose, et le tout a donné la graine du mélange. Personne n'a donc pu choisir les cartes, et maintenant tout le monde peut le vérifier.
scoring-shuffle-commitment = Promis avant la partie
scoring-shuffle-nonce = Nombre secret
scoring-shuffle-part = Ajouté par { $name }
scoring-shuffle-none = rien, comme tout robot
scoring-shuffle-seed = Graine du mélange
scoring-promised = Le nombre secret est bien celui qui était promis. Calculé ici, dans votre navigateur.
scoring-not-promised = Le nombre secret n'est pas celui qui était promis.
scoring-seed-made = La graine est bien faite de toutes ces parts. Calculé ici, dans votre navigateur.
scoring-seed-not-made = La graine n'est pas faite de ces parts.
scoring-cannot-check = Votre navigateur ne calcule d'empreintes qu'en https ou sur la machine du serveur. Téléchargez l'enregistrement et vérifiez-le avec « branchline verify ».
scoring-verifying = Le serveur rejoue tout l'enregistrement…
scoring-verified = Le serveur a rejoué tout l'enregistrement : chaque carte et chaque point sont justes.
scoring-verified-without = L'enregistrement est juste, mais ne dit pas comment il a été mélangé.
