# The rules as a page.

rulebook-title = The rules
rulebook-search = Search the rules
rulebook-search-short = Search
rulebook-edition = Edition
rulebook-all-editions = All editions
rulebook-contents = Contents
rulebook-link-to = Link to { $rule }
rulebook-none = No rule has all these words.
rulebook-show-all = Show all rules
rulebook-found =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
