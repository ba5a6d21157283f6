# The page for those who learn.

learn-title = Apprendre à jouer
learn-lesson = Une leçon en { $map }
learn-lesson-about = Une vraie petite partie contre un robot facile, expliquée pendant que vous jouez.
learn-begin = Commencer la leçon
learn-how = Le jeu en cinq points
learn-how-goal = Reliez des villes
    .text = Chacun de vos tickets nomme deux villes. Reliez-les par vos propres routes et leurs points sont à vous ; à la fin, un ticket manqué coûte autant.
learn-how-draw = Prenez des cartes
    .text = À votre tour, vous faites une seule chose. Vous pouvez prendre des cartes, visibles ou de la pioche. Les locomotives remplacent d'autres couleurs.
learn-how-claim = Prenez une route
    .text = Ou vous prenez une route : payez une carte par espace, de sa couleur, et posez-y vos wagons. Elle est à vous et rapporte aussitôt ; les longues rapportent bien plus.
learn-how-tickets = Piochez d'autres tickets
    .text = Ou vous piochez des tickets et en gardez au moins un. Plus de tickets, c'est plus de points, et plus de risques.
learn-how-end = Gare à la fin
    .text = Quand quelqu'un n'a presque plus de wagons, chacun joue encore une fois. On compte alors tickets et bonus, et qui a le plus de points gagne.
learn-boards = Ce qui change d'un plateau à l'autre
