# Ce qu'on peut faire, en peu de mots ; tickets et cartes du marché par leurs numéros.

action-take = prendre { $card } ({ $number })
action-blind = piocher une carte
action-stop = s'arrêter après cette carte
action-tickets = piocher des tickets
action-keep = garder { $numbers } ({ $points })
action-claim = prendre { $route } avec { $payment }
action-station = construire une gare à { $city } avec { $payment }
action-extra = ajouter { $payment }
action-withdraw = renoncer au tunnel
action-pass = passer
