# Pourquoi une action est refusée ; le numéro de la règle suit chaque phrase.

refusal-game-over = La partie est terminée.
refusal-spectator = Les spectateurs ne jouent pas.
refusal-first-tickets-chosen = Vous avez choisi vos premiers tickets ; attendez les autres.
refusal-not-your-turn = C'est à { $name } de jouer.

# Autre chose doit d'abord être décidé ; `stations` et `stop` valent 0 là où il n'y en a pas.
refusal-first-keep = Choisissez d'abord les tickets à garder.
refusal-turn =
    Votre tour commence : piochez des cartes, prenez une route, { $stations ->
        [0] piochez des tickets.
       *[other] piochez des tickets ou construisez une gare.
    }
refusal-second-card =
    Vous avez pioché une carte : { $stop ->
        [0] prenez-en une seconde.
       *[other] prenez-en une seconde, ou arrêtez-vous.
    }
refusal-tunnel = Le tunnel demande des cartes en plus : payez-les ou renoncez.
refusal-keep = Choisissez d'abord lesquels des tickets piochés garder.
refusal-surrender = Un paiement est en cours ; terminez-le d'abord.

# Cartes et tickets.
refusal-no-place = Le marché a { $places } places, numérotées à partir de 0 : { $place } n'en est pas une.
refusal-empty-place = Cette place du marché est vide.
refusal-second-locomotive = Une locomotive visible ne peut être que la première carte piochée.
refusal-market-alone = La pioche et la défausse sont vides : on ne peut pas non plus piocher au marché.
refusal-empty-deck = La pioche et la défausse sont vides.
refusal-must-take-second = À cette table, il faut prendre une seconde carte.
refusal-no-tickets = Il ne reste plus de tickets à piocher.
refusal-ticket-twice = { $ticket } est nommé deux fois.
refusal-not-offered = { $ticket } n'est pas parmi les tickets proposés.
refusal-unknown-ticket = Il n'y a pas de ticket « { $ticket } » dans ce jeu.
refusal-keep-more = Gardez au moins { $least } des { $offered } tickets.
refusal-keep-only = Il faut garder ce seul ticket.
refusal-keep-all = Il faut garder les { $offered } tickets.
refusal-must-not-pass = On ne peut passer que si rien d'autre n'est possible.

# Routes.
refusal-unknown-route = Il n'y a pas de route « { $route } » sur ce plateau.
refusal-yours = { $route } est déjà à vous.
refusal-taken = { $route } a été prise par { $name }.
refusal-parallel-yours = Vous possédez déjà une route parallèle { $route }.
refusal-parallel-closed =
    À { $seats } joueurs, { $quota ->
        [1] une seule des { $size } routes parallèles { $route } peut être prise, et une l'est déjà.
       *[other] seules { $quota } des { $size } routes parallèles { $route } peuvent être prises, et { $quota } le sont déjà.
    }
refusal-too-long =
    { $route } demande { $needed }, et vous { $wagons ->
        [0] n'en avez plus.
       *[other] en avez { $wagons }.
    }
refusal-unpaid = { $route } ne se paie pas avec { $payment } : { $price }.
refusal-hand-too-poor =
    { $lacking ->
        [0] Votre main ne paie pas { $route } : { $price }.
        [one] Il vous manque { $lacking } carte pour { $route } : { $price }.
       *[other] Il vous manque { $lacking } cartes pour { $route } : { $price }.
    }

# Paiements.
refusal-unknown-card = Il n'y a pas de cartes appelées « { $card } ».
refusal-no-cards = Un paiement ne peut pas contenir { $cards }.
refusal-too-few-cards = Vous n'avez que { $held } ; ce paiement en demande { $needed }.
refusal-none-of-them =
    Vous n'avez aucune { $card ->
        [locomotive] locomotive
       *[other] carte { $name }
    } ; ce paiement en demande { $needed }.

# Gares et tunnels.
refusal-no-stations = Ce jeu n'a pas de gares.
refusal-no-station-left = Vous n'avez plus de gare à construire.
refusal-unknown-city = Il n'y a pas de ville « { $city } » sur ce plateau.
refusal-station-there = { $city } a déjà une gare.
refusal-station-price = Cette gare coûte { $cards }, et les locomotives remplacent n'importe quelle couleur.
refusal-extra-locomotives = Le tunnel coûte { $cards } de plus : seules des locomotives ont été posées.
refusal-extra-cards = Le tunnel coûte { $cards } de plus ; les locomotives peuvent les remplacer.

# Le prix d'une route, en seconde moitié de phrase ; `rest` compte les espaces d'un ferry sans
# locomotive, et `others` sont les cartes pour eux.
refusal-price-plain = il faut exactement { $cards }, sans locomotive
refusal-price-wild = il faut { $cards }, et les locomotives remplacent n'importe quelle couleur
refusal-price-ferry =
    le ferry coûte { $rest ->
        [0] { $locomotives }
       *[other] au moins { $locomotives }, et { $others } ou d'autres locomotives
    }
refusal-price-triples =
    le ferry coûte { $rest ->
        [0] { $locomotives }
       *[other] au moins { $locomotives }, et { $others } ou d'autres locomotives
    } ; trois cartes quelconques remplacent { $times ->
        [0] une locomotive
       *[other] une locomotive, { $times } fois au plus
    }
refusal-price-pairs =
    { $icons ->
        [1] sa locomotive demande
       *[other] chacune de ses { $icons } locomotives demande
    } une locomotive ou { $rest ->
        [0] deux cartes d'une même couleur
       *[other] deux cartes d'une même couleur, et le reste { $others } ou des locomotives
    }
refusal-price-exchange = il faut { $cards } ; { $exchange } cartes quelconques, locomotives comprises, remplacent l'une d'elles
