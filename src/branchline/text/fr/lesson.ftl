# La leçon : une vraie petite partie, expliquée en jouant ; docs/lesson.md dit quand chaque étape est faite.
# D'une étape, le titre, avec `text` ce qui est expliqué, et avec `task` ce qu'il faut faire.

lesson-title = Apprendre à jouer
lesson-progress = Étape { $number } sur { $last }
lesson-next = Suite
lesson-skip = Passer cette étape
lesson-offer = Voir les tickets
lesson-fold = Replier l'explication
lesson-unfold = Déplier l'explication
lesson-leave = Continuer sans explications
lesson-again = Encore une fois
lesson-choose = Choisir un plateau
lesson-scale = { $points } pour { $spaces }

# Le début.
lesson-step-welcome = Bienvenue en { $map }
    .text = Vous construisez ici des voies ferrées, et { $name }, un robot, aussi. Qui a le plus de points à la fin gagne. C'est une vraie partie : rien n'est arrangé, et vous pouvez quitter les explications quand vous voulez.
lesson-step-points = D'où viennent les points
    .text = Une route rapporte dès que vous la prenez, et les longues rapportent plus. Un ticket rapporte à la fin si vous avez relié ses deux villes ; sinon, il coûte autant. Le plus long chemin de wagons vaut { $bonus } points de plus.
lesson-step-tickets = Vos premiers tickets
    .text = Un ticket nomme deux villes à relier par vos propres routes, par où vous voulez. Personne d'autre ne voit vos tickets. Deux tickets sur une même ligne sont plus faciles que deux tickets éloignés.
    .task = Gardez au moins { $least } de ces { $offered } tickets.
lesson-step-board = Lire le plateau
    .text = Un trait entre deux villes est une route. Ses espaces disent combien de cartes elle coûte et combien de wagons elle prend. Une route colorée demande des cartes de sa couleur, une route grise des cartes d'une même couleur au choix. L'or montre le meilleur chemin d'un ticket.
    .task = Choisissez un de vos tickets et regardez son chemin.

# Le tour.
lesson-step-turn = À qui de jouer
    .text = À votre tour, vous faites une seule chose : prendre des cartes, prendre une route ou piocher des tickets. La plaque du haut dit toujours qui joue. Quand c'est vous, elle le dit, la ligne au-dessus de vos cartes change de couleur et un sifflet retentit, sauf si vous l'avez coupé.
lesson-step-first-card = Votre première carte
    .text = Les routes se paient en cartes wagon. Regardez les couleurs sur le chemin de votre ticket, puis le marché, les cartes visibles. La pioche, à côté, peut tout contenir.
    .task = Prenez une carte au marché ou à la pioche.
lesson-step-second-card = Encore une carte
    .text = On prend deux cartes. Une carte prise au marché est remplacée aussitôt. Ce que vous ne pouvez pas prendre maintenant est estompé : une locomotive visible n'est jamais la seconde carte.
    .task = Prenez une seconde carte.
lesson-step-locomotives = Les locomotives
    .text = Une locomotive remplace une carte de n'importe quelle couleur. C'est pourquoi une locomotive visible se prend seule ; tirée de la pioche, c'est une carte comme une autre. Quand { $reset } d'entre elles sont visibles, tout le marché est remplacé.
lesson-step-rival = Ce que fait { $name }
    .text = Le journal raconte chaque coup, et un double anneau marque le dernier sur le plateau. À côté de chaque nom figurent wagons, cartes, tickets et points : vous voyez combien de cartes et de tickets, mais pas lesquels. Regardez où un rival construit : une route peut être prise avant vous.
    .task = Attendez que ce soit de nouveau à vous.

# Routes et tickets.
lesson-step-claim = Prendre une route
    .text = Les routes que vos cartes peuvent payer sont dans la liste, d'abord celles qui aident un ticket. Choisissez-en une là ou sur le plateau, choisissez comment payer, et confirmez. Elle n'a pas besoin de toucher vos autres routes. S'il n'y a encore rien d'utile, prenez d'autres cartes.
    .task = Prenez une route.
lesson-step-scored = Points et wagons
    .text = Les cartes sont dépensées, vos wagons sont sur la route, et ses points sont à vous. Selon la longueur : { $scale }. Les wagons sont l'horloge de la partie : il vous en reste { $wagons }, et aucun ne revient.
lesson-step-limits = Ce qui est impossible
    .text = Une route n'a qu'un propriétaire. Là où deux voies se longent, personne ne peut avoir les deux, et à peu de joueurs la seconde est fermée dès que la première est prise. Tout ce qui est impossible dit pourquoi et mène à sa règle : pointez-le ou choisissez-le.
lesson-step-connect = Réussir un ticket
    .text = Un anneau en tirets est un ticket ouvert, une coche un ticket réussi, un losange barré un ticket devenu impossible. À côté figure le nombre de wagons qui manquent à son chemin. Souvent, mieux vaut amasser des cartes pendant quelques tours, puis prendre les routes l'une après l'autre.
    .task = Reliez les deux villes d'un ticket.
lesson-step-more-tickets = D'autres tickets ?
    .text = Au lieu de cartes, vous pouvez piocher des tickets : { $offered } sont montrés et vous en gardez au moins { $least }. C'est avantageux quand vos routes les relient déjà, ou presque. Vers la fin, c'est un pari, car ce qui reste ouvert coûte ses points.

# La fin.
lesson-step-end = Comment la partie finit
    .text = Quand quelqu'un finit un tour avec { $wagons } wagons ou moins, les derniers tours commencent : chacun en a encore exactement un, ce joueur en tout dernier. Surveillez donc les wagons de tous, pas seulement les vôtres ; une bannière annonce le moment venu.
    .task = Jouez jusqu'à ce que les derniers tours commencent.
lesson-step-last-turn = Votre dernier tour
    .text = Les cartes en main ne valent rien à la fin. Prenez ce qui rapporte le plus : la route qui manque encore à un ticket, ou la plus longue que vous pouvez payer.
    .task = Jouez jusqu'à la fin de la partie.
lesson-step-scoring = Le décompte
    .text = Tous les tickets sont maintenant montrés, et les points se comptent pas à pas.
    .routes = Routes : ces points, vous les avez vus grandir pendant la partie.
    .tickets = Tickets : un ticket réussi ajoute ses points, un ticket ouvert les retire. Un total peut même descendre sous zéro.
    .path = Chemin le plus long : le plus long trajet sur les propres routes d'un joueur qui n'emploie aucune route deux fois. Les embranchements ne s'ajoutent pas. Qui partage le plus long reçoit les { $bonus } points entiers.
    .total = Qui a le plus de points gagne. À égalité, les tickets réussis décident, puis le chemin le plus long ; sinon la victoire est partagée.
lesson-step-farewell = Vous savez jouer
    .text = Les grands plateaux se jouent comme celui-ci. Chacun ajoute ou change quelque chose, comme des tunnels, des ferries, des gares ou des cartes bonus ; une carte dit ce qui change avant que vous commenciez.
