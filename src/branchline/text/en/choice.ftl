# What there is to choose, and the questions.

choice-deck = from the deck ({ $number })
choice-tickets = draw tickets ({ $shown } shown, keep at least { $least })
choice-no-tickets = draw tickets (none left)
choice-claim = claim a route ({ $routes } within reach)
choice-claim-helping = claim a route ({ $routes } within reach, { $helpful } for your tickets)
choice-no-claim = claim a route (your cards pay for none yet)
choice-station = build a station (costs { $cards })
choice-no-station = build a station (not possible now)
choice-stop = stop after this card
choice-pass = pass: nothing else is possible
choice-extra = add { $cards }
choice-withdraw = give up: cards back, turn over
choice-other-cards = other cards…

choice-ask = Your choice
choice-ask-second = Second card
choice-ask-route = Which route? A number, or a city to narrow down (Enter: back)
choice-ask-city = Which city? A number, or part of its name (Enter: back)
choice-ask-color = Which color? (Enter: back)
choice-ask-payment = Which cards do you pay with? (Enter: back)
choice-ask-gift = Which { $number } cards do you give? Type their numbers, like 1 1 2 (Enter: back)
choice-ask-pairs = Which colors do you give pairs of ({ $number })? Type their numbers (Enter: back)
choice-ask-tunnel = Pay or give up?
choice-ask-withdraw = Your cards cannot pay that (Enter: give up)
choice-ask-tickets = Which do you keep, at least { $least }? Like 1 3, or all
choice-ask-order = In which order do the rejected ones go under the deck, first highest? Like 2 1 (Enter: as listed)

choice-title-claim = Routes you can claim
choice-title-station = Cities without a station
choice-title-color = Color for { $route }
choice-title-payment = Payment for { $thing }
choice-title-gift = Cards you can give
choice-title-order = Rejected

choice-only-locomotives = locomotives only
choice-only-substitutes = none: cards given instead
choice-any-for-locomotives = { $cards } of any kind instead of { $number }
choice-pairs-for-locomotives = { $pairs } instead of { $number }
choice-any-for-color = { $cards } of any kind instead of { $number } of the color
