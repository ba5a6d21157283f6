# Une partie enregistrée, racontée tour par tour.

replay-title = { $map }, { $players }
replay-set-up = Mise en place
replay-step = Tour { $number } sur { $last } (actions : { $actions })
replay-ask = Entrée : suivant · b : retour · un nombre : ce tour · q : quitter
replay-unreadable = « { $text } » n'est pas compris : Entrée avance, b recule, un nombre saute, q quitte.
replay-end = C'est la fin.
replay-start = C'est le début.
replay-no-such-turn = Il n'y a pas de tour { $text } ; tapez un nombre de 0 à { $last }.
