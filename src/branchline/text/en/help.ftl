# What can be typed at the prompt: each line is a word and, as `about`, what it does.

help-title = What you can type
help-rules = What is special about { $map }
help-log = What happened

help-type-number = 1, 2, …
    .about = the choice with that number
help-type-enter = Enter
    .about = back, or the table once more
help-type-name = NAME
    .about = a card or a route by its name, or part of it: red, or two cities; 8 CITY narrows the routes
help-type-map = map
    .about = all routes, their length and who holds them
help-type-routes = routes CITY
    .about = the routes at a city; without one, the claimed routes
help-type-tickets = tickets
    .about = your tickets and how far they are
help-type-last = last
    .about = what happened since your last turn
help-type-log = log
    .about = what happened so far
help-type-rules = rules
    .about = what is special about this map
help-type-hint = hint
    .about = the best choices, and what they may lead to
help-type-do = do 1
    .about = do what the first hint says
help-type-why = why ACTION
    .about = why it is not possible: why claim { $route }
help-type-action = ACTION
    .about = an action in full, as below
help-type-language = lang fr
    .about = parler français
help-type-quit = quit
    .about = leave the game
help-notation = Actions: take 1 … take 5, or take red · blind · stop · pass · withdraw · keep CITY-CITY,… · claim CITY CITY · claim { $route } red:2,locomotive:1 · station CITY red:1 · extra red:1
