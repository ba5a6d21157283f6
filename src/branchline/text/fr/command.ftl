# Ce que dit --help : un message par commande, avec un attribut pour chacune de ses options.

command-branchline =
    Jouer, simuler et étudier quatre jeux de plateau de trains.

    Les commandes parlent la langue de votre système, ou une autre : branchline --lang en COMMANDE.
command-usage = Utilisation :
command-usage-command = COMMANDE
command-panel-commands = Commandes
command-panel-options = Options
command-flag-help = Montrer cette page et s'arrêter.
command-flag-version = Montrer la version et s'arrêter.
command-choices = { $choices }
command-default = par défaut { $value }
command-required = nécessaire

command-arena =
    Faire jouer des robots les uns contre les autres et dire leur force.

    Chaque donne est jouée avec toutes les rotations des places. La même commande, relancée après une interruption, reprend où elle en était.
    .edition = La clé d'une édition (voir branchline editions) ou un dossier.
    .bots = Qui joue, avec des virgules : toutes les paires à une table de deux ; aux tables plus grandes, chaque choix d'autant de robots que de places, ou de deux noms le premier contre des places tenues par le second.
    .players = Les places à la table.
    .games = Les parties de chaque composition, arrondies à des donnes entières.
    .seed = Un texte quelconque ; la même graine donne les mêmes parties, quel que soit le nombre de processus.
    .threads = Les processus où jouer, un cœur chacun ; par défaut tous les cœurs.
    .records = Écrire l'enregistrement de chaque partie dans ce fichier (JSON Lines).
    .checkpoint = Garder les parties finies dans ce fichier, même après la fin ; on peut en ajouter plus tard.
    .on_failure = Quand un robot échoue : il perd la partie (forfeit), ou greedy joue à sa place (fallback).
    .ray = Jouer sur la grappe Ray de cette adresse ; local en démarre une ici.
    .device = Où se jouent les parties imaginées des robots qui cherchent : cpu, ou cuda pour un GPU de NVIDIA, qui mène beaucoup de parties de front. Les parties sont les mêmes.
    .option = Une règle à changer, comme may_stop_after_one=false ; peut être donnée plusieurs fois.
    .log = Garder la conversation avec les robots qui sont des processus à part : chaque ligne échangée est ajoutée à ce fichier.
    .json = Donner les chiffres en JSON.

command-bench = Mesurer la vitesse des règles, des robots et du dessin ; tous les chiffres viennent de cette seule exécution.
    .seconds = Combien de temps jouer pour chaque édition, nombre de places et nombre de fils.
    .json = Donner les chiffres en JSON.

command-board = Dessiner un plateau : la carte vide, ou une position d'une partie enregistrée.
    .edition = La clé d'une édition, ou le dossier de la vôtre.
    .svg = Le fichier à écrire en SVG ; sans --svg ni --png, c'est EDITION.svg dans ce dossier.
    .png = Le fichier à écrire en PNG (demande l'extra « png »).
    .width = La largeur du PNG en pixels ; les noms en font au moins 11 de haut, et ceux qui n'ont pas la place manquent. Par défaut un pixel par unité.
    .lang = Les noms des villes : comme sur le plateau, en anglais ou en français.
    .theme = Papier clair ou sombre, ou noir sur blanc à gros traits. Un SVG contient les trois.
    .without = Une partie à laisser de côté : la carte (map), la piste des points autour (scale), la légende (legend) ou les noms des villes (names). Peut être donnée plusieurs fois.
    .record = Un fichier d'enregistrements, une partie par ligne : dessine les pièces d'une partie.
    .game = Quelle partie du fichier, à partir de 1 ; par défaut la première.
    .at = Après combien d'actions de cette partie, que replay compte aussi ; par défaut à la fin.

command-calibrate =
    Comparer les chances de gagner et les scores qu'annonce la recherche à ce qui en advient.

    Des robots jouent des parties, et à douze décisions tout au long de chacune la recherche dit ce que la place qui décide peut attendre.
    .edition = La clé d'une édition (voir branchline editions) ou un dossier.
    .players = Les places à la table.
    .games = Combien de parties jouer.
    .seed = Un texte quelconque ; la même graine donne les mêmes chiffres, quel que soit le nombre de processus.
    .bots = Qui joue : un nom pour toutes les places, ou un pour chacune avec des virgules.
    .playouts = Les parties imaginées que la recherche peut jouer pour une décision.
    .threads = Les processus où jouer, un cœur chacun ; par défaut tous les cœurs.
    .device = Où se jouent les parties imaginées de la recherche : cpu, ou cuda pour un GPU de NVIDIA, qui mène beaucoup de parties de front.
    .plot = Dessiner dans ce fichier (SVG) combien de fois chaque chance s'est réalisée.
    .fit = Ajuster ce qui corrige ces chances et ces scores, et le mettre dans ce fichier ; les chiffres sont alors ceux d'avant correction.
    .json = Donner les chiffres en JSON.

command-fit =
    Ajuster ce que la recherche croit des rivaux : leurs tickets et leur façon de jouer.

    Des robots de toutes sortes jouent des parties ; ce que chaque place voit des autres est comparé à ce qu'ils étaient.
    .edition = La clé d'une édition (voir branchline editions) ou un dossier ; par défaut chaque édition.
    .players = Les places à la table ; par défaut tous les nombres que l'édition permet.
    .games = Combien de parties jouer pour chaque table.
    .seed = Un texte quelconque ; la même graine donne les mêmes croyances.
    .output = Le fichier où mettre les croyances, à la place de celles qu'il a pour la même table ; par défaut elles sont affichées.

command-editions = Montrer les éditions auxquelles on peut jouer.

command-check = Dire ce qui ne va pas dans le dossier d'une édition.
    .folder = Le dossier avec edition.toml, cities.csv, routes.csv et tickets.csv, et peut-être layout.toml, layout-overrides.toml et background.json.

command-join = S'asseoir à une table d'un serveur et jouer dans le terminal, ou y faire jouer un robot.
    .link = Le lien de la table : https://HÔTE/t/TABLE#INVITATION.
    .name = Votre nom. Sans lui, on vous le demande ; un robot porte le sien.
    .seat = La place à prendre, comptée à partir de 1 ; par défaut la première qui est libre.
    .bot = Un robot qui joue pour vous : un nom comme greedy, ou un robot à vous (python:FICHIER:CLASSE, exec:COMMANDE).
    .lang = La langue, en ou fr ; par défaut celle de votre système.

command-layout = Calculer la disposition du plateau d'une édition et l'écrire dans layout.toml.
    .edition = La clé d'une édition (voir branchline editions) ou un dossier ; la disposition va dans son dossier, où des souhaits peuvent figurer dans layout-overrides.toml.
    .output = Écrire la disposition dans ce fichier-ci.
    .refine = Partir de la disposition qui est là, et ne changer que ce qu'il faut pour la rendre saine.

command-play = Jouer dans le terminal contre des robots.
    .edition = La carte : une clé comme europe, ou le dossier d'une édition. Sans elle, on vous la demande.
    .players = Combien de joueurs, toutes les personnes comprises ; par défaut aussi peu que possible.
    .level = La force des robots ; medium si vous ne dites rien.
    .bots = Les robots par leur nom : un seul pour tous les rivaux, ou un pour chacun avec des virgules.
    .hints = Montrer les meilleurs choix avant chacun des vôtres. À tout moment, tapez conseil.
    .seed = Un texte quelconque ; la même graine distribue la même partie.
    .name = Votre nom ; ceux de plusieurs personnes avec des virgules.
    .lang = La langue, en ou fr ; par défaut celle de votre système.
    .save = Un fichier où ajouter l'enregistrement de la partie, pour replay et verify.
    .people = Combien de personnes jouent tour à tour à ce terminal, avec un rideau entre elles.
    .resume = Reprendre la dernière partie jouée. Chaque partie est gardée jusqu'à sa fin.
    .log = Garder la conversation avec les robots qui sont des processus à part : chaque ligne échangée est ajoutée à ce fichier.

command-replay = Raconter une partie enregistrée, un tour à la fois ; toute la partie si la sortie n'est pas un terminal.
    .file = Un fichier d'enregistrements, une partie par ligne.
    .game = Quelle partie du fichier, à partir de 1.
    .lang = La langue, en ou fr ; par défaut celle de votre système.
    .edition = Le dossier de l'édition, si ce n'est pas une des nôtres.

command-verify = Rejouer toutes les parties d'un fichier en comparant chaque événement et chaque résultat, et contrôler le mélange de celles qui ont été jouées sur un serveur.
    .file = Un fichier d'enregistrements, une partie par ligne.
    .edition = Le dossier de l'édition, si ce n'est pas une des nôtres.

command-serve = Héberger des tables où jouent des personnes et des robots, jusqu'à Ctrl+C.
    .host = L'adresse où écouter ; celle par défaut n'est accessible que depuis cette machine.
    .port = Le port ; 0 en prend un qui est libre.
    .database = sqlite:///CHEMIN ou postgresql://… ; par défaut un fichier de votre dossier de données. Mieux vaut donner une URL avec mot de passe par BRANCHLINE_DATABASE, que les autres sur la machine ne voient pas.
    .bot_workers = Les processus où pensent les robots ; par défaut un par cœur, moins un.
    .edition = Le dossier d'une édition à vous à laquelle on peut aussi jouer ; peut être donné plusieurs fois.
    .origin = Un autre site dont les pages peuvent jouer ici, comme https://example.org.
    .tables_per_address = Les tables qu'une adresse peut ouvrir en une heure, et les profils qu'elle peut prendre.
    .log_format = Ce qui est écrit sur stderr : du texte (text), ou un objet par ligne (json).
    .allow_private_webhooks = Laisser les webhooks des joueurs mener à cette machine et à des réseaux privés.
    .open_page = Ouvrir la page dans votre navigateur, s'il y en a un.
    .page = Le dossier d'une page construite, à la place de celle qui vient avec Branchline.

command-simulate = Jouer beaucoup de parties et dire ce qu'elles ont donné.
    .edition = La clé d'une édition (voir branchline editions) ou un dossier.
    .players = Les places à la table.
    .games = Combien de parties jouer.
    .seed = Un texte quelconque ; la même graine donne les mêmes parties, quel que soit le nombre de fils.
    .bots = Qui joue : un nom pour toutes les places, ou un pour chacune avec des virgules ; random, greedy, wary, easy, medium, hard, expert, search:800 et d'autres.
    .threads = Les fils ou processus où jouer ; par défaut tous les cœurs.
    .device = Sur quoi jouer : cpu, ou cuda pour un GPU de NVIDIA (robots aléatoires et scriptés, sans enregistrements).
    .records = Écrire l'enregistrement de chaque partie dans ce fichier (JSON Lines) ; il ne doit pas encore exister.
    .append = Ajouter les enregistrements à ceux que le fichier contient.
    .force = Écraser le fichier qui est là.
    .option = Une règle à changer, comme may_stop_after_one=false ; peut être donnée plusieurs fois.
    .log = Garder la conversation avec les robots qui sont des processus à part : chaque ligne échangée est ajoutée à ce fichier.
    .json = Donner le résumé en JSON.

command-tune = Régler par évolution les poids d'un robot scripté, sur beaucoup de parties.
    .bot = Un de greedy, wary, racer, collector, blocker.
    .edition = La clé d'une édition ou un dossier ; sans elle, toutes les éditions l'une après l'autre.
    .players = Les places à la table ; sans elles, tous les nombres que l'édition permet.
    .generations = Combien de temps continuer ; une génération joue une dizaine de milliers de parties.
    .seed = Un texte quelconque ; la même graine donne les mêmes poids.
    .output = Un fichier de poids réglés où les ajouter ; par défaut ils sont affichés.

command-warm-up = Compiler les règles et les robots maintenant (environ une minute, une fois par version).
    .bots = Compiler aussi les robots.
