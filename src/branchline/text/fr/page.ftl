page-broke = Quelque chose s'est cassé.
page-broke-help = La partie est en sûreté sur le serveur. Rechargez la page ; si cela se reproduit, envoyez-nous ce rapport.
page-reload = Recharger
page-copy-report = Copier le rapport
page-copied = Copié
page-home = Vers l'accueil
page-nowhere = Il n'y a rien ici.
page-nowhere-help = L'adresse est peut-être coupée, ou la table n'existe plus. Redemandez le lien, ou commencez une partie.
page-close = Fermer
page-links = Pages
page-link-play = Jouer
page-link-learn = Apprendre
page-link-rules = Règles
page-link-replays = Revoir
page-profile = Mon profil
page-language = Langue
page-sound = Son
page-sound-on = Le son est activé
page-sound-off = Le son est coupé
page-settings = Réglages
page-names = Noms des villes
page-names-board = comme sur le plateau
page-names-en = en anglais
page-names-fr = en français
page-theme = Couleurs
page-theme-system = comme l'appareil
page-theme-light = clair
page-theme-dark = sombre
page-theme-contrast = contraste élevé
page-sound-setting = Sons, et un sifflet quand c'est à vous
page-confirm-setting = Demander avant de prendre une route qui ne se paie que d'une façon
page-paced-setting = Montrer un par un les coups des autres


# La table : plateau et listes.
page-board = plateau
page-board-keys = Plateau. Les flèches vont de route en route, Entrée en choisit une.
page-board-failed = Le plateau n'a pas pu être chargé. Rechargez la page.
page-zoom = Zoom
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-fit = Plateau entier
page-loading = On dresse la table…
page-no-table = Cette table ne peut pas être montrée.
page-title-turn = ● À vous · Branchline
page-title-table = Partie · Branchline
page-turn = coup { $number }
page-you = vous
page-here = est là
page-away = absent
page-bot = Robot
page-resigned = a abandonné
page-level-easy = facile
page-level-medium = moyen
page-level-hard = difficile
page-level-expert = expert
page-days-left =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
page-hours-left = { $number } h
page-scoreboard = Joueurs
page-column-player = Joueur
page-column-wagons = Wagons restants
page-column-cards = Cartes en main
page-column-tickets = Tickets
page-column-stations = Gares restantes
page-column-path = Chemin le plus long
page-column-clock = Temps restant
page-column-points = Points
page-longest-leader = Le plus long chemin de tous
page-seat-more = En savoir plus sur { $name }
page-claimed = un nom réservé : les parties comptent
page-seat-profile = Le profil { DE($name) }
page-known-cards = Cartes vues
page-known-of =
    { $known ->
        [0] aucune sur { $number }
       *[other] { $known } sur { $number }
    }
page-level = Niveau
page-claimed-routes = Routes
page-none = aucune
page-replace = Laisser un robot jouer pour { $name }
page-hand = Votre main
page-none-of = aucune carte : { $card }
page-paying = −{ $number }
page-deck = Pioche
page-deck-label =
    { $number ->
        [one] Piocher une carte, il en reste { $number }
       *[other] Piocher une carte, il en reste { $number }
    }
page-market = Marché
page-slot-empty = Une place vide
page-ticket-deck = Tickets
page-ticket-deck-label =
    { $number ->
        [one] Piocher des tickets, il en reste { $number }
       *[other] Piocher des tickets, il en reste { $number }
    }
page-tickets = Vos tickets
page-tickets-done = { $done } sur { $all }
page-tickets-kept = gardés ; ils comptent quand tous ont choisi
page-ticket-done = réussi
page-ticket-impossible = hors d'atteinte
page-ticket-needs =
    { $number ->
        [one] { $number } wagon sur { $left }
       *[other] { $number } wagons sur { $left }
    }
page-ticket-stations =
    { $number ->
        [one] { $number } gare
       *[other] { $number } gares
    }
page-missing = Il manque : { $routes }
page-missing-route = { $route } ({ $spaces })
page-ticket-state-done = réussi
page-ticket-state-open = ouvert
page-ticket-state-impossible = impossible
page-bonuses = Cartes bonus
page-bonus-hidden = compté à la fin
page-bonus-nobody = personne pour l'instant
page-bonus-leads =
    { $leaders ->
        [one] { $number }
       *[other] { $number } chacun
    }
page-routes = Routes à prendre
page-stations = Gares
page-routes-order = { $number } · utiles d'abord
page-helps-ticket = Utile à un ticket
page-no-routes = Vous ne pouvez encore payer aucune route. Piochez des cartes.
page-routes-later = Finissez d'abord ce que vous avez commencé.
page-routes-wait = Elles apparaissent quand c'est à vous.
page-log = Journal

# La table : décider.
page-claim = Prendre une route
page-claim-for = Payer { $payment }
page-claim-route = Prendre { $route }
page-cancel = Annuler
page-key-enter = Entrée
page-key-escape = Échap
page-any-color = une couleur au choix
page-locomotives =
    { $number ->
        [one] { $number } locomotive
       *[other] { $number } locomotives
    }
page-wagons-of =
    { $number ->
        [one] { $number } wagon sur { $left }
       *[other] { $number } wagons sur { $left }
    }
page-ways = Comment payer
page-ways-number =
    { $number ->
        [0] vous ne pouvez pas la payer
        [one] { $number } façon de payer
       *[other] { $number } façons de payer
    }
page-no-locomotive = sans locomotive
page-gifts =
    { $unit ->
        [one]
            { $number ->
                [one] { $number } carte au choix
               *[other] { $number } cartes au choix
            }
       *[other]
            { $number ->
                [one] { $number } paire d'une même couleur
               *[other] { $number } paires d'une même couleur
            }
    }
page-gifts-choose = Choisissez les cartes à donner
page-gifts-instead = { $gifts } au lieu de { $cards }
page-cards-of-color =
    { $number ->
        [one] { $number } carte de la couleur
       *[other] { $number } cartes de la couleur
    }
page-still-owed =
    { $unit ->
        [one]
            { $number ->
                [one] Encore { $number } carte à donner
               *[other] Encore { $number } cartes à donner
            }
       *[other]
            { $number ->
                [one] Encore { $number } paire à donner
               *[other] Encore { $number } paires à donner
            }
    }
page-nothing-owed = Tout est payé.
page-give-less = Reprendre { $card }
page-give-more = Donner { $card }
page-station-build = Construire une gare
page-station-about =
    { $number ->
        [one] Elle coûte { $number } carte et vous prête une route d'un rival depuis cette ville.
       *[other] Elle coûte { $number } cartes d'une même couleur et vous prête une route d'un rival depuis cette ville.
    }
page-station-cost =
    { $number ->
        [one] Votre prochaine gare coûte { $number } carte. Choisissez une ville, ici ou sur le plateau.
       *[other] Votre prochaine gare coûte { $number } cartes d'une même couleur. Choisissez une ville, ici ou sur le plateau.
    }
page-build-for = Construire pour { $payment }
page-tunnel = Tunnel
page-tunnel-rule = la règle
page-tunnel-counts = { $card } : +1
page-tunnel-nothing = sans effet
page-tunnel-laid = Posées
page-tunnel-extra = À ajouter
page-tunnel-left =
    { $number ->
        [0] Il ne vous resterait aucune carte pour payer plus : le tour serait alors perdu.
       *[other] Il vous resterait { $cards } pour payer plus.
    }
page-tunnel-seen = { $name } creuse { $route }
page-tunnel-asked =
    { $number ->
        [one] { $number } carte de plus à payer
       *[other] { $number } cartes de plus à payer
    }
page-tunnel-cannot = Aucune de vos cartes ne paie cela. Renoncez : vos cartes reviennent en main.
page-pay = Payer { $payment }
page-withdraw = Renoncer
page-offer = Garder des tickets
page-offer-first = Vos premiers tickets
page-offer-about =
    { $least ->
        [one] Gardez-en au moins { $least }. Un ticket manqué coûte ses points.
       *[other] Gardez-en au moins { $least }. Un ticket manqué coûte ses points.
    }
page-offer-needs =
    { $number ->
        [one] { $number } wagon
       *[other] { $number } wagons
    }
page-reject-order = Sous la pioche, de haut en bas : { $tickets }
page-reject-last = { $ticket } tout en bas
page-keep =
    { $number ->
        [0] Choisissez-en au moins { $least }
        [one] Garder { $number } ticket (au moins { $least })
       *[other] Garder { $number } tickets (au moins { $least })
    }
page-see-rule = Voir la règle
page-second = Encore une carte
page-second-about = Prenez-la de la pioche ou du marché.
page-stop = S'arrêter après une carte
page-pass = Passer

# La table : à qui de jouer.
page-plate-over = La partie est finie
page-plate-plays = { $name } joue
page-plate-choose = Choix des tickets
page-plate-yours = À vous de jouer
page-plate-wait-tickets =
    { $number ->
        [one] { $name } choisit encore
       *[other] Les autres choisissent
    }
page-plate-offer =
    { $least ->
        [one] Gardez au moins { $least } ticket
       *[other] Gardez au moins { $least } tickets
    }
page-plate-tunnel =
    { $number ->
        [one] { $number } carte de plus, ou renoncez
       *[other] { $number } cartes de plus, ou renoncez
    }
page-plate-tunnel-cannot = Vous ne pouvez que renoncer
page-plate-claim = { $route } : choisissez comment payer
page-plate-claim-one = { $route } : confirmez
page-plate-station = Payez la gare
page-plate-pass = Rien n'est possible : passez
page-plate-second = 1 sur 2 : encore une carte
page-plate-turn = Piochez deux cartes, prenez une route ou des tickets
page-plate-short = Cartes, route ou tickets
page-plate-short-stations = Cartes, route, tickets ou gare
page-plate-confirm = Confirmez ou annulez
page-plate-pay = Choisissez le paiement
page-plate-turn-stations = Piochez, prenez une route ou des tickets, ou construisez une gare
page-your-turn = C'est à vous de jouer.
page-sending = Envoi…
page-reconnecting = La connexion est coupée. Nouvel essai…
page-offline = Vous êtes hors ligne. La partie continue à votre retour.
page-back =
    { $number ->
        [one] De retour. Vous avez manqué { $number } coup.
       *[other] De retour. Vous avez manqué { $number } coups.
    }
page-last-round =
    { $number ->
        [0] Dernier tour de table.
        [one] Dernier tour de table : { $number } joueur joue encore.
       *[other] Dernier tour de table : { $number } joueurs jouent encore.
    }
    .too =
        { $number ->
            [one] Dernier tour de table : vous jouez encore.
           *[other] Dernier tour de table : { $number } joueurs jouent encore, vous aussi.
        }
    .done =
        { $number ->
            [one] Dernier tour de table : { $number } joueur joue encore, pas vous.
           *[other] Dernier tour de table : { $number } joueurs jouent encore, pas vous.
        }
    .now = C'est votre dernier tour.
page-curtain = C'est à { $name }. Passez l'écran ; personne d'autre ne regarde.
page-curtain-lift = Je suis { $name }
page-tabs = Listes
page-tab-claim = Prendre
page-tab-stop = Finir…
page-tab-tickets = Tickets
page-tab-log = Journal

# La table : autour du jeu.
page-menu = Menu
page-copy-link = Copier le lien
page-take-back = Reprendre le coup
page-return = Reprendre ma place au robot
page-pass-host-on = Confier la table
page-pass-host-to = Qui doit diriger la table ?
page-pass-host = Confier la table à { $name }
page-host-away = { $name } dirige la table et n'est pas là. Après dix minutes, vous pouvez prendre la suite.
page-host-gone = La personne qui dirige la table n'est pas là. Après dix minutes, vous pouvez prendre la suite.
page-resign = Abandonner
page-resign-sure = Un robot joue la suite pour vous, et vous ne pouvez plus gagner.
page-resign-yes = Abandonner pour de bon
page-abort = Annuler la partie
page-leave = Quitter la table
page-leave-help = Votre place reste à vous : revenez depuis l'accueil, sur cet appareil.
page-hint = Conseil
page-hint-thinking = Réflexion sur beaucoup de parties…
page-hint-about = Le meilleur d'abord : ce qui vous donne le plus de points d'avance quand la partie est jouée maintes fois d'ici à la fin, et la part de victoires.
page-hint-do = Jouer
page-chat = Messages
page-chat-new = Il y a du nouveau.
page-chat-empty = Personne n'a encore rien dit.
page-chat-text = Dire quelque chose
page-chat-send = Envoyer
page-chat-off = Seuls les joueurs parlent ici.
page-mute = Masquer { $name }
page-say-hello = Bonjour !
page-say-good-luck = Bonne chance !
page-say-well-played = Bien joué !
page-say-thanks = Merci.
page-say-oops = Aïe.
page-say-nice-route = Belle route !
page-say-my-route = C'était ma route !
page-say-hurry = Quand vous voulez…
page-say-wait = Un instant, s'il vous plaît.
page-say-bye = Au revoir !
page-say-laugh = Ha ha !
page-say-applause = Bravo !
page-say-surprise = Oh !
page-say-train = Tchou tchou !
page-spoken-clock =
    { $minutes ->
        [one] { $name } : { $minutes } minute.
       *[other] { $name } : { $minutes } minutes.
    }
page-spoken-no-clock = Il n'y a pas d'horloge.
page-spoken-seat = { $name } : { $points } points, { $wagons } wagons, { $cards } cartes, { $tickets } tickets.
page-spoken-ticket = Ticket { $journey }, { $points } points, { $state }, { $wagons } wagons nécessaires, { $left } restants.
page-keys = Raccourcis clavier
page-keys-market = prendre une carte du marché
page-keys-deck = piocher une carte
page-keys-tickets = piocher des tickets
page-keys-routes = la liste des routes
page-keys-stop = s'arrêter après une carte, si c'est permis
page-keys-arrows = aller dans une liste, ou sur le plateau
page-keys-enter = valider
page-keys-escape = annuler, ou renoncer au tunnel
page-keys-zoom = plus près, plus loin, plateau entier
page-keys-last = dire le dernier coup
page-keys-hand = dire vos cartes
page-keys-own-tickets = dire vos tickets
page-keys-opponents = dire où en sont les autres
page-keys-clocks = dire les horloges
page-closed = La table est fermée.
page-closed-help = Son hôte y a mis fin avant le premier tour. Personne n'a gagné ni perdu.
