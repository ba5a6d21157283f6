# What a bonus goes to, in few words; an edition's rules say it in full.

bonus-longest-path = longest path
bonus-completed-tickets = most completed tickets
bonus-locomotives-in-hand = most locomotives in hand
bonus-capital-tickets = most tickets to capitals
bonus-wagons-left = most wagons left
bonus-short-routes = most routes of length ≤ { $limit }
bonus-small-tickets = most tickets worth ≤ { $limit }
bonus-countries = most countries touched
bonus-arctic-tickets = most tickets to the Arctic
bonus-arctic-routes = most routes to the Arctic
bonus-ferries = most ferries
bonus-country-routes = most routes in { $country }
