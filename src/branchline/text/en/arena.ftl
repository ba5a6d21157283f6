# The report of a contest of bots.

arena-going-on = going on from { $games } finished games
arena-kept = { $finished } of { $all } games are finished and kept; go on with: { $command }
arena-wins-against = How often the row wins against the column, %
arena-finishes-ahead = How often the row finishes ahead of the column, %
arena-all-games = All games of each bot
arena-rating = rating
arena-wins = wins %
arena-score = score
arena-margin = margin
arena-tickets = tickets
arena-path = path %
arena-turns = turns
arena-time = ms
arena-of = of { $number }
arena-mean = the mean
arena-note-rating = Rating: { $method }, { $anchor } = { $points }; 400 points are odds of ten to one.
arena-note-interval = Below a figure: its 95 % interval, by a bootstrap over deals.
arena-note-share = Wins: for each seat; an even share is { $share } %.
arena-note-columns = Margin: to the best rival. Tickets: completed of kept. Path: the bonus for it.
arena-note-turns = Turns: of a game, all seats together. ms: for a decision.
arena-note-rough = { $games } games say little: 1,000 give ± 3 points of wins, 10,000 ± 1.
arena-forfeited = { $bot } forfeited { $failed } of { $games } games; the first trouble: { $trouble }
arena-failed = { $bot } failed in { $failed } of { $games } games; the first trouble: { $trouble }
