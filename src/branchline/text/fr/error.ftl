# Ce qu'une commande ne peut pas faire, et comment y remédier.

error-stopped = arrêté
error-output = impossible d'écrire la sortie : { $why } ; envoyez-la où il y a de la place
error-file = { $file } : { $why } ; vérifiez le nom et qui a le droit de s'en servir

error-system-missing = ce fichier ou ce dossier n'existe pas
error-system-forbidden = l'accès est refusé
error-system-not-permitted = l'opération n'est pas permise
error-system-folder = c'est un dossier
error-system-no-folder = ce n'est pas un dossier
error-system-exists = le fichier existe
error-system-full = il n'y a plus de place
error-system-read-only = on ne peut rien y écrire
error-system-long-name = le nom est trop long
error-system-links = trop de liens se suivent

error-read = impossible de lire { $file } : { $why } ; vérifiez le nom du fichier
error-write = impossible d'écrire { $file } : { $why } ; choisissez un dossier qui existe et qui a de la place
error-write-folder = impossible d'écrire { $file } : c'est un dossier ; nommez un fichier dedans
error-write-links = impossible d'écrire { $file } : c'est un lien vers lui-même ; nommez un fichier
error-write-option = impossible d'écrire { $file } : { $why } ; choisissez un autre fichier avec { $option }
error-write-weights = impossible d'écrire { $file } : { $why } ; choisissez un fichier dans un dossier qui existe
error-no-weights = { $file } n'est pas un fichier de poids réglés ; choisissez-en un autre, ou supprimez-le
error-records-there = { $file } existe déjà ; complétez-le avec --append, écrasez-le avec --force, ou nommez un autre fichier

error-no-edition = aucune édition et aucun dossier ne s'appelle { $name }. Choisissez parmi { $editions }, ou donnez le chemin du dossier d'une édition.
error-edition-near = aucune édition et aucun dossier ne s'appelle { $name } ; vouliez-vous dire « { $near } » ? Choisissez parmi { $editions }, ou donnez le chemin du dossier d'une édition.
error-seats = { $map } se joue avec { $fewest } à { $most } places, pas { $seats } ; choisissez un nombre de { $fewest } à { $most }
error-seed = { $seed } ne peut pas s'écrire en UTF-8 ; choisissez une autre graine
error-no-option = il n'y a pas de règle « { $name } » à changer ; il y a { $options }
error-no-switch = « { $text } » ne change aucune règle ; écrivez NOM=true ou NOM=false
error-switch-twice = --option met { $name } à true et à false ; choisissez l'un des deux

error-no-bot = il n'y a pas de robot « { $bot } » ; les robots sont { $bots }
error-bot-near = il n'y a pas de robot « { $bot } » ; vouliez-vous dire { $near } ?
error-bot-missing = il manque le nom d'un robot ; mettez-en un avant et après chaque virgule
error-line-up = { $bots } robots pour { $places } { $noun ->
    [rivals] adversaires
   *[seats] places
} ; nommez-en un seul, ou un pour chaque place
error-budget = « { $text } » n'est pas un budget ; écrivez un nombre de parties simulées comme 800, ou un temps comme 250ms
error-no-tune = « { $bot } » n'est pas un robot dont les poids se règlent ; choisissez parmi { $bots }
error-tune-near = « { $bot } » n'est pas un robot dont les poids se règlent ; vouliez-vous dire { $near } ?
error-generations = le réglage demande au moins 1 génération, pas { $number }

error-run-games = il faut au moins 1 partie, pas { $games }
error-run-most = { $games } parties d'un coup, c'est trop ; jouez-en au plus { $most } à la fois, avec des graines différentes
error-run-threads = on joue dans 1 à { $most } fils, pas { $threads }
error-arena-games = une arène demande au moins 1 partie, pas { $games }
error-arena-most = { $games } parties, c'est trop pour une arène ; jouez-en au plus { $most }, avec moins de robots ou moins de parties
error-arena-threads = une arène se joue dans 1 à { $most } processus, pas { $threads }
error-seconds = --seconds doit être plus grand que 0 et au plus { $most }, pas { $seconds }

error-records-option = { $option } dit ce que devient un fichier d'enregistrements ; nommez-le avec --records
error-append-force = --append garde les enregistrements d'un fichier, --force les efface ; choisissez l'un des deux
error-log-ray = --log garde ce qui se dit sur cette machine ; pas de --log avec --ray
error-at-without-record = --at désigne une action d'une partie ; donnez son fichier avec --record
error-svg-is-png = --svg et --png nomment le même fichier ; donnez à chacun le sien
error-width-without-png = --width est la largeur d'un PNG ; donnez son fichier avec --png
error-width = --width doit être de 1 à { $most }, pas { $width }
error-board-game = nombre de parties dans { $file } : { $found } ; choisissez --game de 1 à { $found }, pas { $game }
error-replay-game = { $file } contient { $games } ; il n'y a pas de partie { $game }, choisissez-en une autre avec --game
error-at = nombre d'actions de l'enregistrement : { $actions } ; choisissez --at de 0 à { $actions }, pas { $at }
error-resume = --resume continue une partie telle qu'elle est ; ne dites ni qui joue ni la graine
error-people = --people doit être de 1 à --players, qui vaut { $players }, pas { $people }
error-level-bots = --level et --bots disent tous deux qui joue ; choisissez l'un des deux
error-names = --name donne { $names } noms alors que --people vaut { $people } ; changez --people
error-png = les images PNG demandent le complément « png » ; installez-le avec : pip install 'branchline[png]'

error-nothing-kept = aucune partie n'est gardée pour être continuée ; commencez-en une avec : branchline play
error-kept-damaged = { $file } : la partie gardée est abîmée : { $why }
error-kept-edition = la partie gardée est de l'édition { $edition } ; nommez son dossier : branchline play DOSSIER --resume
error-kept-stale = { $file } : la partie gardée ne peut pas continuer : { $why }

error-at-line = { $file }, ligne { $line } : { $why }
error-at-line-edition = { $file }, ligne { $line } : { $why } ; nommez son dossier avec --edition
error-no-records = { $file } ne contient aucun enregistrement ; est-ce le bon fichier ?
error-record-format = le format est { $format }, pas { $ours } ; ce fichier a-t-il été écrit par branchline ?
error-record-damaged = l'enregistrement est abîmé ({ $why }) ; exportez la partie de nouveau
error-record-json = la ligne n'est pas du JSON ({ $why }) ; le fichier est-il entier ?
error-record-nested = la ligne est trop imbriquée pour un enregistrement ; est-ce le bon fichier ?
error-record-other = la ligne est du JSON mais pas un enregistrement ; est-ce le bon fichier ?
error-record-data = l'enregistrement a été fait avec d'autres données de { $edition } (empreinte { $theirs }, ici { $ours }) ; rejouez-le avec la version qui l'a fait
error-record-rules = l'enregistrement suit la version { $theirs } des règles, celle-ci est la { $ours } ; rejouez-le avec la version qui l'a fait
error-record-edition = l'enregistrement est de { $edition }, qui n'est pas une de nos éditions
error-record-board = l'enregistrement est d'une partie sur { $theirs }, pas sur { $ours } ; dessinez-le avec : branchline board { $theirs }
error-record-player = le joueur de la place { $seat } est { $player }, ni une personne (person) ni un robot avec son nom
error-record-begin = la partie enregistrée ne peut pas commencer : { $why }
error-record-action = action { $number } ({ $action }) de la place { $seat } : { $why }
error-record-abandoned = la partie enregistrée a été abandonnée, mais ses actions la terminent
error-record-events = nombre d'événements de l'enregistrement : { $theirs }, de la partie rejouée : { $ours } ; est-il entier ?
error-record-tickets = toutes les places n'ont pas choisi leurs premiers tickets ; l'enregistrement est-il entier ?
error-record-written = l'action { $number } n'est pas écrite comme dans un enregistrement : { $kept }, pas { $found }
error-record-event = l'événement { $number }
error-record-result = le résultat
error-record-differs = { $what } diffère : l'enregistrement a { $kept }, la partie rejouée { $found }
error-record-differs-in = { $what } diffère en { $field } : l'enregistrement a { $kept }, la partie rejouée { $found }
error-shuffle-damaged = le mélange de l'enregistrement est abîmé ({ $why }) ; exportez-le de nouveau
error-shuffle-nonce = le nombre secret du mélange n'est pas celui qui avait été promis avant la partie
error-shuffle-contributions = le mélange n'a pas une contribution par place
error-shuffle-seed = la graine n'a pas été faite du nombre secret et des contributions des joueurs
