"""What a seat may do, in few words."""

from branchline.game.actions import (
    Action,
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    PayExtra,
    StopDrawing,
    TakeCard,
    Withdraw,
)
from branchline.game.view import View
from branchline.game.wording import one_card
from branchline.text.speaker import Speaker
from branchline.wording import Wording, counted

BARE: dict[type[object], str] = {
    DrawBlind: "action-blind",
    StopDrawing: "action-stop",
    DrawTickets: "action-tickets",
    Withdraw: "action-withdraw",
    Pass: "action-pass",
}


def action_words(action: Action, view: View, speaker: Speaker) -> str:
    """What to do, in few words; tickets and cards of the market have the numbers of the choices."""
    return speaker.say(_wording(action, view, speaker))


def _wording(action: Action, view: View, speaker: Speaker) -> Wording:
    match action:
        case TakeCard(slot):
            card = one_card(view.market[slot] or "")
            return Wording("action-take", {"card": card, "number": slot + 1})
        case KeepTickets(tickets):
            kept = [ticket for ticket in view.offer if ticket in tickets]
            numbers = [view.offer.index(one) + 1 for one in kept]
            points = sum(speaker.tickets[one].points for one in kept)
            return Wording("action-keep", {"numbers": numbers, "points": counted(points, "point")})
        case ClaimRoute(route, payment):
            cities = speaker.ends(speaker.routes[route])
            return Wording("action-claim", {"route": cities, "payment": payment})
        case BuildStation(city, payment):
            values = {"city": speaker.city_names(city), "payment": payment}
            return Wording("action-station", values)
        case PayExtra(payment):
            return Wording("action-extra", {"payment": payment})
        case _:
            return Wording(BARE[type(action)])
