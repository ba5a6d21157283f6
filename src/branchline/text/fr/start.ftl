# Avant le premier tour : questions, niveaux des robots, et l'accueil.

start-preparing = Préparation des règles et des robots (une minute la première fois)…
start-which-edition = Quel plateau ?
start-seats = { $fewest } à { $most } joueurs
start-how-many = Combien de joueurs, vous compris ? { $fewest } à { $most } (Entrée : { $fewest })
start-type-number = Tapez un nombre de { $fewest } à { $most }.
start-which-level = Quel niveau pour les autres ? (Entrée : { $level })
start-level-easy = facile
    .about = suit un plan et fait des fautes
start-level-medium = moyen
    .about = suit son plan jusqu'au bout
start-level-hard = difficile
    .about = planifie avec soin et gaspille peu
start-level-expert = expert
    .about = réfléchit plus loin, au plus une seconde par choix
start-welcome = Vous jouez sur le plateau { $map } contre { $others }. Tapez aide pour les commandes, règles pour ce qui change, conseil pour un avis.
start-rivals-alike = { $names } (niveau : { $bot })
start-rival = { $name } ({ $bot })
start-goal = Reliez les villes de vos tickets par des routes ; un ticket manqué coûte ses points.
start-first = { $name } jouera en premier.
    .you = Vous jouerez en premier.
start-curtain = C'est à { $name } : les autres regardent ailleurs. Appuyez sur Entrée.
start-thinking = { $name } réfléchit…
start-bot-fails = Le robot qui joue pour { $name } a échoué : { $why }
start-resumed = La partie sur le plateau { $map } continue.
start-seed = Graine : { $seed }
