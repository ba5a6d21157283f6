# What somebody plans while others play: a claim or a station for the beginning of the own turn.

plan-title = Plan your next turn
plan-tab = Plan
plan-about = It is done the moment your turn begins, if it is still possible then.
plan-none = With these cards there is nothing to plan yet.
plan-for = Plan for { $payment }
plan-route = Plan { $route }
plan-claim = When your turn begins: claim { $route } for { $payment }.
plan-station = When your turn begins: build a station in { $city } for { $payment }.
plan-forget = Forget it
plan-plate = Your next turn is planned
plan-plate-may = You may plan your next turn
plan-dropped = Your plan was not carried out: { $reason }
plan-gone = What you were planning is not possible any more: { $route }.
plan-gone-station = What you were planning is not possible any more: a station in { $city }.
