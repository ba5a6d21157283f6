# Ce qui s'est passé, une phrase par événement ; avec `you`, adressée à la place concernée.

event-bonuses = Les bonus de cette partie sont { $bonuses }.
event-deal = { $name } commence avec { $cards }.
    .you = Vous commencez avec { $cards }.
event-fill = { $card } est posée à la place { $place } du marché.
event-reset = Trop de locomotives sont visibles : le marché ({ $cards }) est remplacé.
event-reshuffle = La pioche est vide : on la refait avec { $cards }.
event-reshuffle-after = La pioche s'épuise après { $drawn } du tirage suivant : on la refait avec { $cards }.
event-offer = On propose { $tickets } à { $name }.
    .you = On vous propose { $tickets }.
event-keep = { $name } garde { $tickets }.
    .you = Vous gardez { $tickets }.
event-keep-some = { $name } garde { $tickets } et refuse { $rejected }.
    .you = Vous gardez { $tickets } et refusez { $rejected }.
event-rejects-shuffled = Les tickets refusés sont mélangés et vont sous la pioche : { $tickets }.
event-turn = C'est à { $name } de jouer.
    .you = C'est à vous de jouer.
event-take = { $name } prend { $card } au marché.
    .you = Vous prenez { $card } au marché.
event-blind = { $name } pioche { $card }.
    .you = Vous piochez { $card }.
event-take-and-draw = { $name } prend { $card } au marché et pioche { $drawn }.
    .you = Vous prenez { $card } au marché et piochez { $drawn }.
event-stop = { $name } s'arrête après une carte.
    .you = Vous vous arrêtez après une carte.
event-claim = { $name } prend { $route } ({ $spaces }) avec { $payment } et marque { $points }.
    .you = Vous prenez { $route } ({ $spaces }) avec { $payment } et marquez { $points }.
event-tunnel = { $name } pose { $laid } pour le tunnel { $route } ; { $revealed }, { $extra }.
    .you = Vous posez { $laid } pour le tunnel { $route } ; { $revealed }, { $extra }.
event-revealed =
    { $number ->
        [0] aucune carte ne peut être révélée
       *[other] on révèle { $cards }
    }
event-extra =
    { $number ->
        [0] il n'y a donc rien à ajouter
       *[other] il faut donc ajouter { $cards }
    }
event-withdraw = { $name } renonce au tunnel { $route } et reprend ses cartes.
    .you = Vous renoncez au tunnel { $route } et reprenez vos cartes.
event-bonus-draw = Pour cette route, { $name } pioche { $cards }.
    .you = Pour cette route, vous piochez { $cards }.
event-station = { $name } construit une gare à { $city } avec { $payment }.
    .you = Vous construisez une gare à { $city } avec { $payment }.
event-pass = { $name } passe, car rien n'est possible.
    .you = Vous passez, car rien n'est possible.
event-last-round = Il reste à { $name } { $wagons } ou moins : chacun joue encore un tour.
    .you = Il vous reste { $wagons } ou moins : chacun joue encore un tour.
event-player = La place { DE($name) } est désormais tenue par { $player }.
    .you = Votre place est désormais tenue par { $player }.
event-player-resigned = { $name } abandonne, et sa place est désormais tenue par { $player }.
    .you = Vous abandonnez, et votre place est désormais tenue par { $player }.
event-person = une personne
event-bot = le robot { $bot }

# Pourquoi la partie est terminée.
event-end-wagons = Les derniers tours sont joués et la partie est terminée.
event-end-all-passed = Tout le monde a passé, la partie est donc terminée.
event-end-turn-limit = La partie a atteint sa limite de tours et elle est terminée.
event-end-abandoned = La partie est arrêtée ici, sans résultat.
