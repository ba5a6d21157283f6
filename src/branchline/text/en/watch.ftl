# A finished game on the page, watched again.

watch-title-page = Replay · Branchline
watch-title = Replay
watch-plate = move { $number } of { $all }
watch-plate-told = move { $number } of { $all }: { $sentence }
watch-game-of = game of { $date }
watch-move = Move
watch-move-of = move { $number } of { $all }, turn { $turn }
watch-at = move { $number } · turn { $turn }
watch-start = Start
watch-end = End
watch-controls = Controls of the replay
watch-first = To the start
watch-back = One move back
watch-next = One move on
watch-last = To the end
watch-play = Play
watch-pause = Pause
watch-speed-label = Speed
watch-speed = Speed { $speed }×
watch-link = Link to this move
watch-svg = Save this position as a drawing (SVG)
watch-record = Download the record
watch-hands = Hands
watch-hands-cards = Hands
watch-hands-tickets = Tickets
watch-eyes = Whose cards are shown
watch-eyes-all = Seen by all
watch-eyes-of = Seen by { $name }
watch-hidden = hidden
watch-offered = offered
watch-deck =
    { $number ->
        [one] { $number } card in the deck
       *[other] { $number } cards in the deck
    }
watch-nothing-yet = The cards are dealt. The first move follows.
watch-tab-standings = Players
watch-tab-hands = Hands
watch-tab-log = Log
watch-share = Share the replay
watch-share-about = Whoever has this link can watch the whole game, with everybody's cards.
watch-share-link = Link to the replay
watch-share-copy = Copy the link
watch-share-hand = Share…
