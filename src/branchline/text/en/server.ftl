# Why the server refuses something that the rules of the game say nothing about.

server-bad-message = The message cannot be read: { $reason }.
server-bad-name = A name has 1 to { $most } letters; choose another.
server-bad-record = The record is not right: { $reason }.
server-bad-settings = The table cannot be opened: { $reason }.
server-bot-plays = A bot plays this seat; take the seat back first.
server-busy = Too many requests; try again in a moment.
server-chat-off = This table has no such chat.
server-failed = Something went wrong on the server; nothing was done.
server-game-over = The game is over.
server-has-begun = The game has begun.
server-in-time = This player still has time.
server-no-bot = There is no bot named { $bot }.
server-no-player = There is no player { $player } at this table.
server-no-seat = There is no seat { $seat } at this table.
server-no-table = There is no such table, or its link is needed.
server-not-begun = The game has not begun.
server-not-host = Only the host may do this.
server-not-over = The game is not over yet.
server-not-stored = It could not be stored, so it was not done; try again.
server-not-your-seat = Somebody else holds this seat.
server-other-origin = A page of another site may not do this.
server-resigned = This seat has resigned.
server-seat-taken = The seat is taken.
server-table-full = So many people are at this table that nobody else can join.
server-too-late-to-abort = The first turn has been played; the game can only be resigned.
server-unwatched = This table has no spectators.
