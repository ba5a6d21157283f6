# Une table sur un serveur, rejointe depuis le terminal.

join-ask-name = Comment vous appelez-vous ?
join-sits = Vous êtes à la place { $seat } sur { $seats } : { $map }.
join-back = Vous voici de retour à votre place : { $map }.
join-waiting = { $free ->
    [one] Il reste une place à prendre…
   *[other] Il reste { $free } places à prendre…
}
join-turn = On attend { $names }…
join-lost = La connexion est perdue ; nouvel essai…
join-found = La connexion est rétablie.
join-bot-plays = Un robot joue pour vous. Reprenez-vous votre place ? (o/n)
join-refused = Le serveur refuse : { $why }
join-aborted = L'hôte a mis fin à la partie.
join-said = { $name } : { $text }
join-return = La même commande vous ramène à votre place.
join-no-undo = Sur un serveur, rien n'est repris ici.
join-no-hints = Contre des personnes, il n'y a pas de conseils.
