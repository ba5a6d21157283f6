"""What seats intend at slow tables: claim this with these cards when my turn begins, if I may then.

An intent is a row of the log that its seat alone is shown. When the turn begins the server does it,
or drops it and tells the seat why.
"""

from typing import get_args

from branchline.editions.edition import Edition, Language
from branchline.errors import IllegalAction
from branchline.game.actions import Action, BuildStation, ClaimRoute
from branchline.server.entries import Acted, AnyEntry, Dropped
from branchline.server.pace import Slow, Untimed
from branchline.server.state import TableState


def is_intent_for(edition: Edition, action: Action) -> bool:
    """Whether the action can be intended: a claim or a station, of a route or city that exists."""
    match action:
        case ClaimRoute(route):
            return route in edition.route_numbers
        case BuildStation(city):
            return any(one.id == city for one in edition.cities)
        case _:
            return False


def may_intend(state: TableState, seat: int) -> bool:
    """Whether a seat that waits for others may say what it will do."""
    is_patient = isinstance(state.settings.pace, Slow | Untimed)
    is_waiting = state.phase == "playing" and seat not in state.awaited
    return is_patient and is_waiting and not state.chair(seat).bot and not state.is_solo(seat)


def carried_out(state: TableState) -> list[AnyEntry]:
    """What seats intended and may do now, or are told that they may not."""
    return [_carried_out(state, seat) for seat in state.intents_due]


def _carried_out(state: TableState, seat: int) -> Acted | Dropped:
    assert state.game is not None
    action = state.intents[seat]
    reason = state.game.why_not(action, seat)
    if reason is None:
        return Acted(seat, action)
    assert isinstance(reason, IllegalAction)
    sentences = {language: reason.sentence(language) for language in get_args(Language)}
    return Dropped(seat, action, reason.rule, sentences)
