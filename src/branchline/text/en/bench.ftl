# What is measured, and how it is told.

bench-measuring = Measuring…
bench-measuring-what = Measuring { $what }…
bench-start-up = start-up and compiling
bench-table = { $edition } with { $seats } seats
bench-longest-path = longest path, { $edition }
bench-drawing = drawing
bench-bots = bots

bench-title-gpu = Games a second on the GPU
bench-title-bots = Bots, two seats, one core
bench-title-play = Random play over all legal choices
bench-title-goals = Goals (speeds as on a machine whose reference loop takes { $seconds } s)
bench-edition = edition
bench-mirror = greedy mirror games/s
bench-decision-time = µs a decision
bench-playouts = play-out decisions/s
bench-seats = seats
bench-games = games/s
bench-decisions = decisions/s
bench-loop-games = games a loop
bench-core-games = games/s, { $cores } cores
bench-plain = plain decisions/s
bench-loop = Reference loop { $loop } s · longest path on { $networks } dense networks: median { $median } µs, p99 { $most } µs, max { $longest } µs
bench-what = what
bench-measured = measured
bench-goal = goal
bench-met = met
bench-yes = yes
bench-no = NO

bench-goal-games = { $edition }, { $seats } seats
bench-goal-slowest = slowest table, one thread
bench-goal-plain = slowest table, plain
bench-goal-clone = clone
bench-goal-state = state
bench-goal-cold = cold compile
bench-goal-warm = warm start of simulate
bench-goal-scripted = scripted bot, slowest edition
bench-goal-mirror = greedy against itself, slowest
bench-goal-search = search, slowest edition
bench-goal-path = longest path, dense, p99
bench-goal-drawing = drawing a full board
bench-goal-board = board as SVG
bench-goal-gzipped = gzipped
bench-unit-bytes = bytes
bench-unit-kilobytes = kB
