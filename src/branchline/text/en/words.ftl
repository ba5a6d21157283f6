# How words are put together, and the names of routes and tickets.

words-you = You
words-person = Player { $number }
words-and = { $first } and { $last }
words-or = { $first } or { $last }
words-comma = { $first }, { $next }
words-nothing = nothing
words-none = none
words-route = { $from }–{ $to }
words-ticket = { $from }–{ $to } ({ $points })
words-and-more = { $words } and { $rest } more
