# What commands report to a person.

report-title = { $map }, { $players } players, { $games }
report-playing = Playing
report-written = Written: { $file }

report-seat = seat
report-bot = bot
report-mean-score = mean score
report-worst = worst
report-best = best
report-wins = wins
report-tickets-kept = tickets kept
report-completed = completed
report-turns = A game takes { $mean } turns on average, { $most } at most; ended: { $ends }.
report-ended-wagons = { $number } by wagons
report-ended-all-passed = { $number } as everybody passed
report-ended-turn-limit = { $number } by the limit of turns
report-speed = { $games } games and { $decisions } decisions a second ({ $seconds } s of playing).
report-records = Records: { $file }

report-key = key
report-english-name = name
report-french-name = nom
report-seats = seats
report-routes = routes
report-tickets = tickets

report-sound = { $map }: { $cities } cities, { $routes } routes, { $tickets } tickets; no mistakes found
report-mistakes =
    { $number ->
        [one] { $number } mistake in { $folder }
       *[other] { $number } mistakes in { $folder }
    }

report-verifying = Verifying
report-verified =
    { $number ->
        [one] { $number } game verified
       *[other] { $number } games verified
    }
report-unfinished = { $verified }, { $number } of them unfinished (line { $places })

report-layout-reading = Reading the map
report-layout-frame = Frame { $number }: { $size }, { $wrong } things in each other's way
report-layout = { $file }: { $cities } cities, { $routes } routes, { $frame }
report-layout-background = { $file } was made for the layout before: run { $tool }

report-serves = Branchline serves at { $address } (Ctrl+C ends it).
report-worth = worth { $worth }
report-compiling-rules = Compiling the rulebook…
report-compiled-rules = The rulebook is compiled ({ $seconds } s).
report-compiling-bots = Compiling the bots…
report-compiled-bots = The bots are compiled ({ $seconds } s).
