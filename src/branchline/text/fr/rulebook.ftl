# The rules as a page.

rulebook-title = Les règles
rulebook-search = Chercher dans les règles
rulebook-search-short = Chercher
rulebook-edition = Édition
rulebook-all-editions = Toutes les éditions
rulebook-contents = Sommaire
rulebook-link-to = Lien vers { $rule }
rulebook-none = Aucune règle ne contient tous ces mots.
rulebook-show-all = Montrer toutes les règles
rulebook-found =
    { $number ->
        [one] { $number } règle
       *[other] { $number } règles
    }
