# What a bonus goes to: in few words, and as the sentence of its card.

bonus-longest-path = longest path
    .sentence = The longest unbroken path of your own routes.
bonus-completed-tickets = most completed tickets
    .sentence = Most completed tickets.
bonus-locomotives-in-hand = most locomotives in hand
    .sentence = Most locomotives in hand, each pair of one color counting as one.
bonus-capital-tickets = most tickets to capitals
    .sentence = Most completed tickets with an end in { $capitals }.
bonus-wagons-left = most wagons left
    .sentence = Most wagons left at the end.
bonus-short-routes = most routes of length ≤ { $limit }
    .sentence =
        { $limit ->
            [one] Most routes of a single space.
           *[other] Most routes of { $limit } spaces or fewer.
        }
bonus-small-tickets = most tickets worth ≤ { $limit }
    .sentence =
        { $limit ->
            [one] Most completed tickets worth 1 point.
           *[other] Most completed tickets worth { $limit } points or less.
        }
bonus-countries = most countries touched
    .sentence = Most different countries that your routes touch.
bonus-arctic-tickets = most tickets to the Arctic
    .sentence = Most completed tickets with an end inside the Arctic Circle.
bonus-arctic-routes = most routes to the Arctic
    .sentence = Most routes with an end inside the Arctic Circle.
bonus-ferries = most ferries
    .sentence = Most ferries.
bonus-country-routes = most routes in { $country }
    .sentence = Most routes with an end in { $country }.
