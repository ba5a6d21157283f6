# Ce que la recherche annonce, et ce qui en advient.

calibrate-whole = partie entière
calibrate-first = premier tiers
calibrate-second = deuxième tiers
calibrate-last = dernier tiers
calibrate-decisions = décisions
calibrate-told = annoncé
calibrate-came = advenu
calibrate-brier = Brier
calibrate-skill = gain
calibrate-error = écart
calibrate-own = soi
calibrate-rival = rival
calibrate-note-told = Annoncé : les chances de gagner du meilleur choix. Advenu : la part des parties gagnées.
calibrate-note-skill = Gain : sur qui annoncerait toujours la moyenne advenue. Écart : sur dix classes.
calibrate-note-scores = Soi, rival : les points de trop annoncés à la place et à son meilleur rival.
calibrate-note-plot = { $decisions } décisions, { $playouts } parties imaginées chacune
calibrate-axis-told = chances de gagner annoncées
calibrate-axis-won = parties gagnées
calibrate-dot = { $decisions } décisions : { $told } annoncés, { $came } advenus
