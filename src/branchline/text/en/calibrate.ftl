# Whether what the search foretells comes true.

calibrate-whole = whole game
calibrate-first = first third
calibrate-second = second third
calibrate-last = last third
calibrate-decisions = decisions
calibrate-told = told
calibrate-came = came
calibrate-brier = Brier
calibrate-skill = skill
calibrate-error = error
calibrate-own = own
calibrate-rival = rival
calibrate-note-told = Told: the win chance of the best choice. Came: how often the seat won.
calibrate-note-skill = Skill: against always guessing what came on average. Error: over ten bins.
calibrate-note-scores = Own, rival: points by which the seat's and its best rival's scores were too high.
calibrate-note-plot = { $decisions } decisions, { $playouts } play-outs each
calibrate-axis-told = win chance told
calibrate-axis-won = games won
calibrate-dot = { $decisions } decisions: { $told } told, { $came } came of it
