# Advice: the best choices and what they may lead to.

hint-thinking = Thinking (the first time takes longer)…
hint-title = Hint
hint-wins = wins
hint-score = score
hint-margin = ahead
hint-worlds = games
hint-percent = { $number }%
hint-range = { $low }–{ $high }%
hint-hardly = under 1%
hint-nearly = over 99%
hint-only = There is nothing to choose: { $choice }.
hint-about = Best first, from imagined games: few say little. Ahead: of the best rival. do 1 does the first.
hint-keep = keep { $tickets }
hint-take = take { $card } from the market
hint-claim = claim { $from } – { $to } with { $payment }
hint-odds =
    { $side ->
        [ahead] { $points } ahead · wins { $chance }
        [behind] { $points } behind · wins { $chance }
       *[level] level · wins { $chance }
    }
