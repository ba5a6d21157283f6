# Ce qui ne va pas dans la disposition d'un plateau.

unsound-at = { $kind } : { $first } ({ $amount })
unsound-between = { $kind } : { $first } et { $second } ({ $amount })
unsound-spaces-overlap = des espaces se chevauchent
unsound-name-on-space = un nom couvre un espace
unsound-names-overlap = des noms se chevauchent
unsound-name-on-disc = un nom couvre une ville
unsound-space-on-disc = un espace couvre une ville
unsound-discs-overlap = des villes se chevauchent
unsound-name-outside = un nom sort du cadre
unsound-space-outside = un espace sort du cadre
unsound-disc-outside = une ville sort du cadre
unsound-space-count = mauvais nombre d'espaces
unsound-uneven = espaces inégalement répartis
unsound-little-room = trop peu de place pour les espaces
unsound-too-short = trop courte pour ses espaces
unsound-skewed = espaces plus près d'une des villes
unsound-order = espaces dans le désordre
unsound-bend = un virage trop serré
unsound-crossing = des routes se croisent
unsound-leads-over = une route passe sur une ville
unsound-not-parallel = des voies ne sont pas parallèles
unsound-not-beside = des voies ne sont pas côte à côte
unsound-narrow = une zone de clic étroite
unsound-hit-covers = une zone de clic couvre un espace
unsound-far = des espaces loin d'une ville
unsound-line-through = une ligne traverse un nom
