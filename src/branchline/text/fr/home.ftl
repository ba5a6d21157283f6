# The first page.

home-title = En voiture !
home-lead = Des jeux de trains dans votre navigateur. Sans compte, sans attendre.
home-choose-board = 1 · Choisir un plateau
home-seats = { $fewest } à { $most } joueurs
home-different = Ce qui change ici
home-different-of = { $edition } : ce qui change ici
home-all-rules = Toutes les règles
home-plain = Le jeu classique
home-trait-tunnels = Tunnels
home-trait-ferries = Ferries
home-trait-stations = Gares
home-trait-bonuses = Cartes bonus
home-trait-gifts = Routes à cartes
home-trait-exchange = Une route d'échange
home-choose-opponents = 2 · Choisir ses adversaires
home-you = Vous
home-your-name = Votre nom
home-level-of = Niveau de l'adversaire { $number }
home-more = Adversaire
home-fewer = Retirer
home-fewer-of = Retirer l'adversaire { $number }
home-play = Jouer : { $edition }
home-play-short = Jouer
home-solo-note = Seul contre les robots, avec conseils et coups à reprendre

# Games that go on.
home-continue = Continuer
home-state-lobby = Pas encore commencée
home-state-mine = À vous de jouer
home-state-over = Terminée
home-waiting-for = En attente { DE($name) }
home-left = reste { $time }

# Friends.
home-friends = Jouer entre amis
home-friends-lead = Envoyez un lien, chacun choisit sa place. Téléphones bienvenus.
home-friends-how = Vous recevez un lien à envoyer. Qui l'ouvre prend une place libre.
home-by-link = Par lien
home-one-screen = Même écran
home-one-screen-how = Tout le monde joue sur cet appareil ; un rideau cache les cartes entre les tours.
home-board = Plateau
home-who-sits = Qui est à la table
home-seat = Qui a la place { $number }
home-sitter-friend = Quelqu'un avec le lien
home-sitter-here = Quelqu'un à cet écran
home-sitter-bot = Robot, { $level }
home-name = Nom
home-name-of = Nom à la place { $number }
home-names-missing = Donnez un nom à chacun devant cet écran.
home-seats-number = { $number } places
home-seat-less = Une place de moins
home-seat-more = Une place de plus
home-more-settings = Plus de réglages
home-listed = Montrer la table à tout le monde sur ce serveur
home-spectators = D'autres peuvent regarder
home-open-table = Ouvrir la table
home-begin = Commencer

# Tables and games of everybody.
home-open-tables = Tables ouvertes
home-no-tables = Personne n'attend de joueurs en ce moment.
home-list-one = En ouvrir une
home-free =
    { $free ->
        [one] { $free } place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
home-join = Rejoindre
home-replays = Parties récentes
home-no-replays = Les parties finies se revoient ici.
home-all-replays = Toutes
home-won =
    { $number ->
        [one] { $name } a gagné { $points } à { $others }
       *[other] { $name } ont gagné { $points } à { $others }
    }
    .you = vous avez gagné { $points } à { $others }
home-nobody-won = personne n'a gagné
home-won-with = avec { $names }
home-watch = Revoir
home-watch-of = Revoir { $edition } : { $ending }

# The page of finished games.
home-replays-title = Revoir une partie
home-my-replays = Mes parties
home-listed-replays = Les parties de tous
home-no-listed-replays = Aucune autre partie finie n'est publique.
home-more-replays = En montrer plus
home-import = Une partie d'ailleurs
home-import-how = Choisissez le fichier d'une partie enregistrée ; le serveur la rejoue et la vérifie.
home-import-choose = Choisir un fichier

# What goes wrong.
home-loading = Chargement…
home-unreachable = Le serveur ne répond pas. Vérifiez qu'il tourne, puis réessayez.
home-offline = Cet appareil est hors ligne. Les parties continuent à son retour.
home-retry = Réessayer
