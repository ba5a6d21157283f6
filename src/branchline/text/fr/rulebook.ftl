# The rules as a page.

rulebook-title = Les règles
rulebook-search = Chercher dans les règles
rulebook-search-short = Chercher
rulebook-edition = Édition
rulebook-all-editions = Toutes les éditions
rulebook-contents = Sommaire
rulebook-link-to = Lien vers { $rule }
rulebook-none = Aucune règle ne contient ces mots.
rulebook-show-all = Montrer toutes les règles
rulebook-found =
    { $number ->
        [one] { $number } règle
       *[other] { $number } règles
    }

# Ce qu'on dit à la place des mots des règles, pour la recherche : à gauche ce qu'on dit, à droite ce qu'on veut dire.
rulebook-synonyms =
    joker, loco, multicolore, arc-en-ciel = locomotive
    échange, échanger, troc = échange, 3 cartes quelconques, 4 cartes quelconques
    double pioche, deux cartes, deuxième carte = seconde carte
    destination, mission, objectif = ticket
    dépôt, station = gare
    bateau = ferry, ferries
    pile, paquet, talon = pioche
    étal, étalage = marché
    chemin le plus long, route la plus longue = chemin continu le plus long, chemin le plus long
    dernier tour de table, dernière manche = dernier tour, derniers tours
    égalité, ex æquo, départage = égalité, totaux égaux, partage
