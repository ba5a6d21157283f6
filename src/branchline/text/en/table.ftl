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
table-standings = If the game ended now
table-longest-path = longest path
table-standings-hint = A dash: it depends on tickets or cards that you cannot see.
table-empty-hand = no cards
table-empty-slot = empty
table-last-turn = LAST ROUND: this is your last turn
table-last-round = LAST ROUND: { $turns } to play

# How far a ticket is.
table-done = done
table-to-go = { $number } to go
table-to-go-station = { $number } to go and { $stations ->
    [one] a station
   *[other] { $stations } stations
}
table-asks = { $wagons } at least
table-cut-off = cut off
