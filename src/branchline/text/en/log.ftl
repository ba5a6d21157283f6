# What happened at a table besides the game, a line of its log each.

log-sat = { $name } sits down.
    .you = You sit down.
log-stood = Seat { $seat } is free again.
log-bot-sat = { $name }, a bot, sits down.
log-host = { $name } is the host now.
log-started = The game begins.
log-forked = The game goes on from an earlier moment, with hidden cards dealt anew.
log-aborted = The table is closed before the first turn.
log-rematched = The same people go on at another table.
log-voted = { $voter } wants a bot to play for { $name } ({ $votes } of { $needed }).
    .you = You want a bot to play for { $name } ({ $votes } of { $needed }).
    .yours = { $voter } wants a bot to play for you ({ $votes } of { $needed }).
log-unvoted = { $voter } no longer wants a bot to play for { $name } ({ $votes } of { $needed }).
    .you = You no longer want a bot to play for { $name } ({ $votes } of { $needed }).
    .yours = { $voter } no longer wants a bot to play for you ({ $votes } of { $needed }).
log-said = { $name }: { $words }
    .you = You: { $words }
