# The lesson: a small real game, explained as it is played; docs/lesson.md says when each step is done.
# Of a step, the title, with `text` what is explained, and with `task` what is to be done.

lesson-title = Learn to play
lesson-progress = Step { $number } of { $last }
lesson-next = Next
lesson-skip = Skip this step
lesson-offer = To the tickets
lesson-fold = Fold the explanation
lesson-unfold = Unfold the explanation
lesson-leave = Play on without explanations
lesson-again = Once more
lesson-choose = Choose a map
lesson-scale = { $points } for { $spaces }

# The start.
lesson-step-welcome = Welcome to { $map }
    .text = You build railways here, and so does { $name }, a bot. Whoever has the most points at the end wins. It is a real game: nothing is arranged, and you can leave the explanations whenever you like.
lesson-step-points = Where points come from
    .text = A route scores as soon as you claim it, and long routes score more. A ticket scores at the end if you have connected its two cities; if you have not, it costs as much. The longest path of wagons is worth { $bonus } points more.
lesson-step-tickets = Your first tickets
    .text = A ticket names two cities to connect with routes of your own, whichever way you like. Nobody else sees your tickets. Two that lie along one line are easier than two far apart.
    .task = Keep at least { $least } of these { $offered } tickets.
lesson-step-board = Reading the board
    .text = A line between two cities is a route. Its spaces say how many cards it costs and how many wagons it takes. A colored route asks for cards of its color, a gray one for cards of any one color. Gold shows the best way for a ticket.
    .task = Choose one of your tickets and look at its way.

# The turn.
lesson-step-turn = Whose turn it is
    .text = In a turn you do one thing: draw cards, claim a route or draw tickets. The plate at the top always says who plays. When it is you, it says so, the line above your cards changes color and a whistle sounds, unless you have switched it off.
lesson-step-first-card = Your first card
    .text = Routes are paid with train cards. Look at the colors on your ticket's way, then at the market, the face-up cards. The deck beside it may hold anything.
    .task = Take a card from the market or from the deck.
lesson-step-second-card = One more card
    .text = A draw is two cards. A card taken from the market is replaced at once. What you cannot take now is dimmed: a face-up locomotive is never the second card.
    .task = Take a second card.
lesson-step-locomotives = Locomotives
    .text = A locomotive stands for a card of any color. So a face-up one is the only card of its draw; one from the deck is a card like any other. When { $reset } of them lie face up, the whole market is replaced.
lesson-step-rival = What { $name } does
    .text = The log tells every move, and a double ring on the board marks the last one. Beside each name stand wagons, cards, tickets and points: you see how many cards and tickets, but not which. Watch where a rival builds: a route can be taken before you.
    .task = Wait until it is your turn again.

# Routes and tickets.
lesson-step-claim = Claim a route
    .text = Routes that your cards can pay are in the list, those that help a ticket first. Choose one there or on the board, choose how to pay, and confirm. It need not touch your other routes. If nothing useful is there yet, draw more cards.
    .task = Claim a route.
lesson-step-scored = Points and wagons
    .text = The cards are spent, your wagons lie on the route, and its points are yours. By length: { $scale }. Wagons are the clock of the game: you have { $wagons } left, and none comes back.
lesson-step-limits = What is not possible
    .text = A route has one owner. Where two tracks run side by side, nobody may own both, and with few players the second is closed once the first is taken. Whatever is not possible says why and leads to its rule: point at it, or choose it.
lesson-step-connect = Connect a ticket
    .text = A dashed ring is an open ticket, a tick a connected one, a crossed diamond one that can no longer be connected. Beside it stands how many wagons its way still needs. Often it is best to collect cards for a few turns, then to claim one route after the other.
    .task = Connect the two cities of a ticket.
lesson-step-more-tickets = More tickets?
    .text = Instead of cards you may draw tickets: { $offered } are shown and you keep at least { $least }. That pays when your routes already connect them, or nearly. Near the end it is a gamble, for what stays open costs its points.

# The end.
lesson-step-end = How the game ends
    .text = When somebody ends a turn with { $wagons } wagons or fewer, the last turns begin: everybody has exactly one more, that player the very last. So watch the wagons of all, not only yours; a banner says when it has begun.
    .task = Play on until the last turns begin.
lesson-step-last-turn = Your last turn
    .text = Cards in your hand are worth nothing at the end. Claim what brings most: the route that a ticket still lacks, or the longest that you can pay.
    .task = Play until the game is over.
lesson-step-scoring = Counting up
    .text = Now all tickets are shown, and the points are counted step by step.
    .routes = Routes: these points you have seen grow during the game.
    .tickets = Tickets: a connected one adds its points, an open one takes them away. A total may even fall below zero.
    .path = Longest path: the longest way along a player's own routes that uses no route twice. Branches do not add up. Whoever shares the longest gets all { $bonus } points.
    .total = The most points win. Equal totals are decided by connected tickets, then by the longest path; otherwise the win is shared.
lesson-step-farewell = You know the game
    .text = The large maps are played like this one. Each of them adds or changes something, such as tunnels, ferries, stations or bonus cards; a card tells what is different before you begin.
