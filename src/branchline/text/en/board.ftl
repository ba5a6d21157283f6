# The board: what its signs mean, and how routes stand.

board-key-gray = any one color
board-key-tunnel = tunnel
board-key-ferry = ferry: locomotives it asks for
board-key-draw = claim it and draw a card
board-key-exchange = any four cards for one
board-routes-of = Routes of { $map }
board-routes-at = Routes at { $city }
board-claimed = Claimed routes
board-no-routes = none
board-free = free
board-closed = closed
board-station-of = Station of { $name }
board-station = station: { $city }
