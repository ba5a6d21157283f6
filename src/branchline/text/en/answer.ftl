# Answers to what is typed.

answer-refused = Not possible: { $why }
answer-possible = That is possible now.
answer-unreadable = “{ $text }” is not understood. Type a number of the list, or help.
answer-bad-notation = “{ $text }” is no action. Write one like: take 2 · blind · claim { $route } red:2,locomotive:1
answer-bad-number = There is no number { $text } here. Type one of the list.
answer-bad-numbers = Type numbers of the list with spaces between, each once, like: 1 3
answer-bad-order = Type all the numbers once, in the order you want, like: 2 1
answer-bad-gift = Type { $number } of the numbers, one for each, as often as you have the cards.
answer-no-such-city = No city is called “{ $text }”. Type map to see them all.
answer-which-city = Type a city, like: routes { $city }
answer-no-match = Nothing in this list has “{ $text }”.
answer-not-in-market = The market has no card called { $card } now.
answer-no-hints = Type hint first; then do 1 does what it says.
answer-which-hint = Type do and the number of a hint, from 1 to { $most }.
answer-why-what = Type why and an action, like: why take 2, or why claim { $route }
answer-no-claims-now = No route can be paid with your cards now. To ask why: why claim { $route }
answer-tickets-hint = (Drawing tickets is number 7.)
answer-which-language = Type lang en or lang fr.
answer-language-set = English it is.
answer-leave = Leave the game? (y/n)
answer-left = Goodbye.
answer-resume = The game is kept; go on with: branchline play --resume
answer-no-news = Nothing has happened since your last turn.
answer-more = Enter: more · q: enough
answer-go-on = Enter: go on
answer-saved = Saved in { $file }.
