# Ce qu'il y a à choisir, et les questions.

choice-deck = de la pioche ({ $number })
choice-tickets = piocher des tickets ({ $shown } montrés, en garder au moins { $least })
choice-no-tickets = piocher des tickets (épuisés)
choice-claim = prendre une route ({ $routes } à portée)
choice-claim-helping = prendre une route ({ $routes } à portée, dont { $helpful } pour vos tickets)
choice-no-claim = prendre une route (vos cartes n'en paient encore aucune)
choice-station = construire une gare (coûte { $cards })
choice-no-station = construire une gare (impossible maintenant)
choice-stop = s'arrêter après cette carte
choice-pass = passer : rien d'autre n'est possible
choice-extra = ajouter { $cards }
choice-withdraw = renoncer : cartes reprises, tour fini
choice-other-cards = d'autres cartes…

choice-ask = Votre choix
choice-ask-second = Seconde carte
choice-ask-route = Quelle route ? Un numéro, ou une ville pour filtrer (Entrée : retour)
choice-ask-city = Quelle ville ? Un numéro, ou un bout de son nom (Entrée : retour)
choice-ask-color = Quelle couleur ? (Entrée : retour)
choice-ask-payment = Avec quelles cartes payez-vous ? (Entrée : retour)
choice-ask-gift = Quelles { $number } cartes donnez-vous ? Tapez leurs numéros, comme 1 1 2 (Entrée : retour)
choice-ask-pairs = De quelles couleurs donnez-vous des paires ({ $number }) ? Tapez leurs numéros (Entrée : retour)
choice-ask-tunnel = Payer ou renoncer ?
choice-ask-withdraw = Vos cartes ne peuvent pas payer cela (Entrée : renoncer)
choice-ask-tickets = Lesquels gardez-vous, au moins { $least } ? Par exemple 1 3, ou tous
choice-ask-order = Dans quel ordre les refusés vont-ils sous la pioche, le premier au-dessus ? Par exemple 2 1 (Entrée : comme ci-dessus)

choice-title-claim = Routes que vous pouvez prendre
choice-title-station = Villes sans gare
choice-title-color = Couleur pour { $route }
choice-title-payment = Paiement pour { $thing }
choice-title-gift = Cartes que vous pouvez donner
choice-title-order = Refusés

choice-only-locomotives = locomotives seules
choice-only-substitutes = aucune : cartes en échange
choice-any-for-locomotives = { $cards } quelconques au lieu de { $number }
choice-pairs-for-locomotives = { $pairs } au lieu de { $number }
choice-any-for-color = { $cards } quelconques au lieu de { $number } de la couleur
