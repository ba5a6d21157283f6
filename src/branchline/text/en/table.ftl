# What lies on the table: titles, columns and labels.

table-your-turn = Your turn
table-second-card = Second card
table-first-tickets = First tickets
table-new-tickets = New tickets
table-tunnel = Tunnel
table-turn = turn { $number }
table-deck = deck { $number }
table-ticket-deck = tickets { $number }
table-seat = Player
table-points = points
table-wagons = wagons
table-cards = cards
table-tickets = tickets
table-stations = stations
table-market = Market
table-hand = Hand
table-own-tickets = Tickets
table-bonuses = Bonuses
table-empty-hand = no cards
table-empty-slot = empty
table-last-turn = LAST ROUND: this is your last turn
table-last-round = LAST ROUND: { $turns } to play

# How far a ticket is.
table-done = done
table-to-go = { $number } to go
table-asks = { $wagons } at least
table-cut-off = cut off
