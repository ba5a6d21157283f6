# The end of a game: the sheet, and sentences about it.

score-title = Final score
score-routes = Routes
score-completed = Completed tickets
score-failed = Failed tickets
score-stations = Stations left
score-bonus = { $name } ({ $what })
score-total = Total
score-longest-path = Longest path: { $paths }.
score-path-of = { $name } { $spaces }
score-borrowed = { $name } borrows with stations: { $routes }.
    .you = You borrow with stations: { $routes }.
score-wins = { $name } wins with { $points }.
    .you = You win with { $points }!
score-shared = { $names } share the win with { $points }.
score-nobody = Nobody wins, as everybody has resigned.
score-resigned = { $name } has resigned.
score-no-result = The game has no result.
score-tie-break = The tie of { $names } is decided by { $breaks }.

# What decided a tie.
score-tie-completed-tickets = more completed tickets
score-tie-fewest-stations = more stations left
score-tie-longest-path-bonus = the bonus for the longest path
score-tie-longest-path = the longest path
score-tie-bonuses-won = more bonuses won
