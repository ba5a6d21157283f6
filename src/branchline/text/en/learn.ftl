# The page for those who learn.

learn-title = Learn to play
learn-lesson = A lesson on { $map }
learn-lesson-about = A small real game against an easy bot, explained as you play.
learn-begin = Begin the lesson
learn-how = The game in five points
learn-how-goal = Connect cities
    .text = Your tickets name two cities each. Connect them with routes of your own and their points are yours; at the end an unfinished ticket costs as much.
learn-how-draw = Draw cards
    .text = In a turn you do one thing. You may take cards, from those that lie face up or blind from the deck. Locomotives stand for other colors.
learn-how-claim = Claim a route
    .text = Or you claim a route: pay one card for each of its spaces, in its color, and put your wagons there. It is yours, and scores at once; long routes score far more.
learn-how-tickets = Draw more tickets
    .text = Or you draw tickets and keep at least one of them. More tickets are more points, and more risk.
learn-how-end = Mind the end
    .text = When somebody has hardly any wagons left, everybody has one more turn. Then tickets and bonuses are counted, and the most points win.
learn-boards = What is different on each board
