# Seats.

lobby-title = Avant la partie
lobby-title-sit = Prenez place
lobby-table-of = table { DE($name) }
lobby-other-name = Nom d'une autre personne à cet écran
lobby-name-first = Tapez d'abord un nom.
lobby-free = Libre
lobby-sit = S'asseoir
lobby-sit-in = S'asseoir, place { $number }
lobby-bot = Robot…
lobby-add-bot = Mettre un robot à la place { $number }
lobby-you = vous
lobby-host = hôte
lobby-leave = Quitter la place
lobby-remove = Retirer { $name } de la place
lobby-fill =
    { $free ->
        [one] La place libre reçoit un robot :
       *[other] Les places libres reçoivent des robots :
    }
lobby-start = Commencer
lobby-waiting =
    { $free ->
        [one] Il manque un joueur : envoyez le lien.
       *[other] Il manque { $free } joueurs : envoyez le lien.
    }
lobby-abort = Fermer la table
lobby-wait = { $name } lance la partie, ou elle commence quand toutes les places sont prises.
lobby-wait-for-all = La partie commence quand toutes les places sont prises.
lobby-take-host = L'hôte n'est pas là : prendre sa place d'hôte

# Inviting others.
lobby-invite = Inviter
lobby-invite-how = Envoyez ce lien, ou montrez le code à un téléphone.
lobby-qr = Le lien en code QR
lobby-link = Lien vers la table
lobby-copy = Copier
lobby-copied = Copié.
lobby-copy-failed = Sélectionnez le lien et copiez-le.
lobby-share = Partager
lobby-share-text = Viens jouer aux trains !
lobby-only-here = Cette adresse ne marche que sur cet ordinateur. Pour d'autres appareils, lancez le serveur avec --host 0.0.0.0 et ouvrez la page par l'adresse de cet ordinateur.

# How the table is set.
lobby-terms = La table
lobby-visible = Qui peut la trouver
lobby-visible-private = Ceux qui ont le lien
lobby-visible-listed = Tout le monde sur ce serveur
lobby-spectators = Spectateurs
lobby-spectators-yes = Admis
lobby-spectators-no = Joueurs seulement
lobby-yes = Oui
lobby-no = Non

# The time that players have.
lobby-pace = Temps
lobby-pace-untimed = Sans limite
lobby-pace-seconds = { $seconds } secondes par tour
lobby-pace-minutes =
    { $minutes ->
        [one] { $minutes } minute par tour
       *[other] { $minutes } minutes par tour
    }
lobby-pace-bank = { $minutes } minutes chacun, et { $plus } secondes par tour
lobby-pace-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }

# What players may say.
lobby-chat = Messages
lobby-chat-off = Aucun
lobby-chat-presets = Phrases toutes faites
lobby-chat-free = Texte libre

# Switches of the rules.
lobby-switch-may-stop-after-one = On peut s'arrêter après une carte
lobby-switch-market-alone-suffices = On peut piocher quand il ne reste que des cartes visibles
lobby-switch-nordic-ferry-stacking = Sur un ferry, trois cartes remplacent toute locomotive
