# La fin d'une partie : la feuille de score, et les phrases qui l'expliquent.

score-title = Score final
score-routes = Routes
score-completed = Tickets réussis
score-failed = Tickets manqués
score-stations = Gares restantes
score-bonus = { $name } ({ $what })
score-total = Total
score-longest-path = Chemin le plus long : { $paths }.
score-path-of = { $name } { $spaces }
score-borrowed = Par ses gares, { $name } emprunte : { $routes }.
    .you = Par vos gares, vous empruntez : { $routes }.
score-wins = { $name } gagne avec { $points }.
    .you = Vous gagnez avec { $points } !
score-shared = { $names } partagent la victoire avec { $points }.
score-nobody = Personne ne gagne, car tout le monde a abandonné.
score-resigned = { $name } a abandonné.
score-no-result = La partie n'a pas de résultat.
score-tie-break = Égalité entre { $names }, départagée par { $breaks }.

# Ce qui a départagé.
score-tie-completed-tickets = le nombre de tickets réussis
score-tie-fewest-stations = le nombre de gares restantes
score-tie-longest-path-bonus = le bonus du chemin le plus long
score-tie-longest-path = le chemin le plus long
score-tie-bonuses-won = le nombre de bonus gagnés
