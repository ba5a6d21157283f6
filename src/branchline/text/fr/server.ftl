# Pourquoi le serveur refuse ce dont les règles du jeu ne disent rien.

server-bad-message = Le message est illisible : { $reason }.
server-bad-name = Un nom a de 1 à { $most } lettres ; choisissez-en un autre.
server-bad-record = L'enregistrement n'est pas juste : { $reason }.
server-bad-settings = La table ne peut pas être ouverte : { $reason }.
server-bot-plays = Un robot joue ce siège ; reprenez-le d'abord.
server-busy = Trop de demandes ; réessayez dans un instant.
server-chat-off = Cette table n'a pas ce genre de discussion.
server-failed = Le serveur a rencontré une erreur ; rien n'a été fait.
server-game-over = La partie est terminée.
server-has-begun = La partie a commencé.
server-in-time = Ce joueur a encore du temps.
server-no-bot = Aucun robot ne s'appelle { $bot }.
server-no-player = Il n'y a pas de joueur { $player } à cette table.
server-no-seat = Il n'y a pas de siège { $seat } à cette table.
server-no-table = Cette table n'existe pas, ou il faut son lien.
server-not-begun = La partie n'a pas commencé.
server-not-host = Seul l'hôte peut faire cela.
server-not-over = La partie n'est pas encore terminée.
server-not-stored = Rien n'a pu être enregistré, donc rien n'a été fait ; réessayez.
server-not-your-seat = Quelqu'un d'autre tient ce siège.
server-other-origin = La page d'un autre site ne peut pas faire cela.
server-resigned = Ce siège a abandonné.
server-seat-taken = Le siège est pris.
server-table-full = Il y a tant de monde à cette table que personne ne peut s'y joindre.
server-too-late-to-abort = Le premier tour a été joué ; on peut seulement abandonner.
server-unwatched = Cette table n'admet pas de spectateurs.
