# Les réponses à ce qui est tapé.

answer-refused = Impossible : { $why }
answer-possible = C'est possible maintenant.
answer-unreadable = « { $text } » n'est pas compris. Tapez un numéro de la liste, ou aide.
answer-bad-notation = « { $text } » n'est pas une action. Écrivez par exemple : take 2 · blind · claim { $route } red:2,locomotive:1
answer-bad-number = Il n'y a pas de numéro { $text } ici. Tapez-en un de la liste.
answer-bad-numbers = Tapez des numéros de la liste séparés par des espaces, chacun une fois : 1 3
answer-bad-order = Tapez tous les numéros une fois, dans l'ordre voulu : 2 1
answer-bad-gift = Tapez { $number } numéros de la liste, chacun autant de fois que vous avez les cartes.
answer-no-such-city = Aucune ville ne s'appelle « { $text } ». Tapez plateau pour les voir toutes.
answer-which-city = Tapez une ville : routes { $city }
answer-no-match = Rien dans cette liste n'a « { $text } ».
answer-not-in-market = Le marché n'a pas de carte { $card } maintenant.
answer-no-hints = Tapez d'abord conseil ; ensuite faire 1 fait ce qu'il dit.
answer-which-hint = Tapez faire et le numéro d'un conseil, de 1 à { $most }.
answer-why-what = Tapez pourquoi et une action : pourquoi take 2, ou pourquoi claim { $route }
answer-no-claims-now = Vos cartes ne paient aucune route maintenant. Pour en savoir plus : pourquoi claim { $route }
answer-tickets-hint = (Piocher des tickets, c'est le numéro 7.)
answer-which-language = Tapez langue en ou langue fr.
answer-language-set = En français, donc.
answer-leave = Quitter la partie ? (o/n)
answer-left = Au revoir.
answer-resume = La partie est gardée ; pour continuer : branchline play --resume
answer-no-news = Rien ne s'est passé depuis votre dernier tour.
answer-more = Entrée : la suite · q : assez
answer-go-on = Entrée : continuer
answer-saved = Enregistrée dans { $file }.
