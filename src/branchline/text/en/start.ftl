# Before the first turn: questions, the levels of the bots, and the welcome.

start-preparing = Preparing the rules and the bots (the first time takes a minute)…
start-which-edition = Which map?
start-seats = { $fewest } to { $most } players
start-how-many = How many players, you included? { $fewest } to { $most } (Enter: { $fewest })
start-type-number = Type a number from { $fewest } to { $most }.
start-which-level = How strong are the others? (Enter: { $level })
start-level-easy = easy
    .about = has a plan, and makes mistakes
start-level-medium = medium
    .about = has a plan and sticks to it
start-level-hard = hard
    .about = plans with care and wastes little
start-level-expert = expert
    .about = thinks ahead, up to a second for each choice
start-welcome = You play { $map } against { $others }. Type help for the commands, rules for what is special, hint for advice.
start-rivals-alike = { $names } (level: { $bot })
start-rival = { $name } ({ $bot })
start-goal = Connect the cities of your tickets with routes; unfinished tickets cost their points.
start-first = { $name } will play first.
    .you = You will play first.
start-curtain = It is the turn of { $name }: the others look away. Press Enter.
start-thinking = { $name } is thinking…
start-bot-fails = The bot that plays for { $name } has failed: { $why }
start-resumed = The game on { $map } goes on.
start-seed = Seed: { $seed }
