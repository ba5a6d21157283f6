# Ce qui s'est passé à une table en dehors de la partie, une ligne de son journal chacun.

log-sat = { $name } s'assoit.
    .you = Vous vous asseyez.
log-stood = La place { $seat } est de nouveau libre.
log-bot-sat = { $name }, un robot, s'assoit.
log-host = { $name } est maintenant l'hôte.
log-started = La partie commence.
log-forked = La partie reprend à un moment antérieur, les cartes cachées distribuées de nouveau.
log-aborted = La table est fermée avant le premier tour.
log-rematched = Les mêmes personnes continuent à une autre table.
log-voted = { $voter } veut qu'un robot joue pour { $name } ({ $votes } sur { $needed }).
    .you = Vous voulez qu'un robot joue pour { $name } ({ $votes } sur { $needed }).
    .yours = { $voter } veut qu'un robot joue pour vous ({ $votes } sur { $needed }).
log-unvoted = { $voter } ne veut plus qu'un robot joue pour { $name } ({ $votes } sur { $needed }).
    .you = Vous ne voulez plus qu'un robot joue pour { $name } ({ $votes } sur { $needed }).
    .yours = { $voter } ne veut plus qu'un robot joue pour vous ({ $votes } sur { $needed }).
log-said = { $name } : { $words }
    .you = Vous : { $words }
