# The rules as a page.

rulebook-title = The rules
rulebook-search = Search the rules
rulebook-search-short = Search
rulebook-edition = Edition
rulebook-all-editions = All editions
rulebook-contents = Contents
rulebook-link-to = Link to { $rule }
rulebook-none = No rule has these words.
rulebook-show-all = Show all rules
rulebook-found =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }

# What people say instead of the words of the rules, for the search: on the left what is said, on the right what is meant.
rulebook-synonyms =
    joker, wild, wildcard, rainbow, loco, engine = locomotive
    swap, exchange, trade = swap, any 3 cards, any 4 cards
    double draw, two cards, second draw = second card
    destination, mission = ticket
    depot = station
    boat, ship = ferry, ferries
    pile, stack = deck
    display = market
    longest train, longest road = longest path, longest continuous path
    last round, final round = last turn
    tie, tiebreak, tie-break = equal totals, tied, ties, share
    grey = gray
    colour = color
    coloured = colored
