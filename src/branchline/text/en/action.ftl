# What a seat may do, in few words; tickets and cards of the market by their numbers.

action-take = take { $card } ({ $number })
action-blind = draw from the deck
action-stop = stop after this card
action-tickets = draw tickets
action-keep = keep { $numbers } ({ $points })
action-claim = claim { $route } with { $payment }
action-station = build a station in { $city } with { $payment }
action-extra = add { $payment }
action-withdraw = give up the tunnel
action-pass = pass
