# Ce qu'on peut taper : chaque ligne est un mot et, avec `about`, ce qu'il fait.

help-title = Ce que vous pouvez taper
help-rules = Ce qui change sur le plateau { $map }
help-log = Ce qui s'est passé

help-type-number = 1, 2, …
    .about = le choix de ce numéro
help-type-enter = Entrée
    .about = retour, ou la table une fois de plus
help-type-name = NOM
    .about = une carte ou une route par son nom, ou un bout : rouge, ou deux villes ; 8 VILLE filtre les routes
help-type-map = plateau
    .about = toutes les routes, leur longueur, à qui elles sont
help-type-routes = routes VILLE
    .about = les routes d'une ville ; sans ville, les routes prises
help-type-tickets = tickets
    .about = vos tickets et où ils en sont
help-type-last = nouvelles
    .about = ce qui s'est passé depuis votre dernier tour
help-type-log = journal
    .about = ce qui s'est passé jusqu'ici
help-type-rules = règles
    .about = les règles propres à ce plateau
help-type-hint = conseil
    .about = les meilleurs choix, et où ils peuvent mener
help-type-do = faire 1
    .about = faire ce que dit le premier conseil
help-type-why = pourquoi ACTION
    .about = pourquoi c'est impossible : pourquoi claim { $route }
help-type-action = ACTION
    .about = une action en toutes lettres, comme ci-dessous
help-type-language = langue en
    .about = speak English
help-type-quit = quitter
    .about = quitter la partie
help-notation = Actions : take 1 … take 5, ou take rouge · blind · stop · pass · withdraw · keep VILLE-VILLE,… · claim VILLE VILLE · claim { $route } red:2,locomotive:1 · station VILLE red:1 · extra red:1
