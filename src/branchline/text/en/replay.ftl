# A recorded game, told turn by turn.

replay-title = { $map }, { $players }
replay-set-up = Set-up
replay-step = Turn { $number } of { $last } (actions: { $actions })
replay-ask = Enter: next · b: back · a number: that turn · q: quit
replay-unreadable = “{ $text }” is not understood: Enter goes on, b goes back, a number jumps, q quits.
replay-end = This is the end.
replay-start = This is the beginning.
replay-no-such-turn = There is no turn { $text }; type a number from 0 to { $last }.
