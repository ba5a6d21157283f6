# The board: what its signs mean, and how routes stand.

board-key-gray = any one color
board-key-tunnel = tunnel
board-key-ferry = ferry: locomotives it asks for
board-key-draw = claim it and draw a card
board-key-exchange = any four cards for one
board-key-helps = helps a ticket of yours
board-key-underlined = tunnel (underlined)
board-tunnel-risk = This is a tunnel: { $cards } will be revealed and may ask for more.
board-key-wanted = your tickets
board-key-ways = gold: the ways of your tickets, hatched where routes are still to be claimed
board-key-station = station
board-look = board { $city }: from near by · board north: further · board svg: a file
board-preparing = Drawing the board…
board-no-picture = For a picture of the board: pip install 'branchline[png]'
board-written = The board is drawn in { $file }.
board-opened = The board is drawn in { $file }, and opens.
board-not-written = The board cannot be drawn into a file: { $why }
board-routes-of = Routes of { $map }
board-routes-at = Routes at { $city }
board-claimed = Claimed routes
board-no-routes = none
board-free = free
board-closed = closed
board-station-of = Station of { $name }
board-station = station: { $city }

# A drawing, for somebody who cannot see it.
board-drawing = Board of { $map }
board-route = Route { $from } to { $to }
board-ferry = ferry with { $locomotives }
board-draw = draws { $cards } on claiming
board-exchange = any { $number } cards stand for one of the color
board-claimed-by = claimed by { $name }
board-station-there = station of { $name }
board-score = { $name }: { SIGNED($points) }

# The legend under a drawing.
board-seats = { $least }–{ $most } players
board-lengths = spaces
board-points = points
board-seat = { $name }, { $points }
board-sign-gray = gray: any one color
board-sign-ferry = ferry: a locomotive each
board-sign-draw = draw this number of cards
board-sign-exchange = any { $number } cards for one of the color
board-sign-closed = closed track
board-sign-station = station
board-capital = capital
board-arctic-city = Arctic city
board-arctic-circle = Arctic Circle
