# Ce qu'on prévoit pendant que les autres jouent : une route ou une gare pour le début de son tour.

plan-title = Prévoir votre prochain tour
plan-tab = Prévoir
plan-about = C'est fait dès le début de votre tour, si c'est encore possible.
plan-none = Avec ces cartes, il n'y a encore rien à prévoir.
plan-for = Prévoir pour { $payment }
plan-route = Prévoir { $route }
plan-claim = Au début de votre tour : prendre { $route } pour { $payment }.
plan-station = Au début de votre tour : construire une gare à { $city } pour { $payment }.
plan-forget = Oublier
plan-plate = Votre prochain tour est prévu
plan-plate-may = Vous pouvez prévoir votre prochain tour
plan-dropped = Ce que vous aviez prévu n'a pas été fait : { $reason }
plan-gone = Ce que vous prépariez n'est plus possible : { $route }.
plan-gone-station = Ce que vous prépariez n'est plus possible : une gare à { $city }.
