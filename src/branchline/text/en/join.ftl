# A table on a server, joined from the terminal.

join-ask-name = What is your name?
join-sits = You sit in seat { $seat } of { $seats }: { $map }.
join-back = You are back in your seat: { $map }.
join-waiting = { $free ->
    [one] Waiting until one more seat is taken…
   *[other] Waiting until { $free } more seats are taken…
}
join-turn = Waiting for { $names }…
join-lost = The connection is lost; trying to come back…
join-found = The connection is back.
join-bot-plays = A bot plays for you. Do you take your seat back? (y/n)
join-refused = The server says no: { $why }
join-aborted = The host has ended the game.
join-said = { $name }: { $text }
join-return = You can come back to your seat with the same command.
join-no-undo = On a server nothing is taken back here.
join-no-hints = Against people there are no hints.
