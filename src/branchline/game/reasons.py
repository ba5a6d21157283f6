"""Why an action is refused: the rule's id and what is to be said.

Whether it is refused is the rulebook's to say (`legal`); `explain` finds the words.
"""

from collections.abc import Callable
from typing import Any

from branchline.errors import IllegalAction
from branchline.game.actions import (
    Action,
    BuildStation,
    ChangePlayer,
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
from branchline.game.chains import codes
from branchline.game.claim_reasons import (
    Reason,
    ends,
    why_no_bag,
    why_no_claim,
    why_no_extra,
    why_no_station,
    why_too_poor,
)
from branchline.game.legal import is_legal, legal
from branchline.game.view import View


def why_not(view: View, action: Action) -> IllegalAction | None:
    """Why the view's seat may not do this now; None if it may.

    >>> reason = why_not(Game("europe", 2, seed="a look").view(0), DrawBlind())
    >>> reason.rule
    'R-ALL-SET-3'
    """
    if isinstance(action, ChangePlayer):
        return explain(view, action)
    if is_legal(view, action):
        return None
    reason = explain(view, action)
    assert reason is not None, f"the rulebook refuses {action}, and no reason says why"
    return reason


def why_not_at_all(view: View, action: ClaimRoute | BuildStation) -> IllegalAction | None:
    """Why the view's seat may not claim the route or build the station now, whatever it pays; None
    if some payment of its hand will do."""
    may = legal(view)
    is_claim = isinstance(action, ClaimRoute)
    if action.route in may.claims if is_claim else action.city in may.stations:
        return None
    reason = explain(view, action)
    assert reason is not None, f"the rulebook refuses {action}, and no reason says why"
    if reason.key == "refusal-unpaid" and isinstance(action, ClaimRoute):
        return why_too_poor(view, action)
    return reason


def explain(view: View, action: Action) -> Reason:
    """The first rule that the action breaks, in words; None if it breaks none."""
    if view.phase == "over":
        return IllegalAction("R-ALL-END-2", "refusal-game-over")
    if isinstance(action, ChangePlayer):
        return None
    return (
        _wrong_seat(view)
        or _wrong_moment(view, action)
        or why_no_bag(getattr(action, "payment", {}))
        or CHECKS[type(action)](view, action)
    )


# Whose turn it is, and what is to be decided.


def _wrong_seat(view: View) -> Reason:
    if view.is_awaited:
        return None
    if view.seat is None:
        return IllegalAction("R-ALL-SET-2", "refusal-spectator")
    if view.phase == "first_keep":
        return IllegalAction("R-ALL-SET-3", "refusal-first-tickets-chosen")
    name = view.name(int(view.record.active))
    return IllegalAction("R-ALL-SET-2", "refusal-not-your-turn", {"name": name})


def _wrong_moment(view: View, action: Action) -> Reason:
    """Something else must be decided first."""
    kinds, rule, key = MOMENTS[view.phase]
    if isinstance(action, kinds):
        return None
    values = {"stations": view.rules.stations, "stop": int(view.rules.may_stop_after_one)}
    return IllegalAction(rule, key, values)


MOMENTS: dict[str, tuple[tuple[type, ...], str, str]] = {
    "first_keep": ((KeepTickets,), "R-ALL-SET-3", "refusal-first-keep"),
    "turn": (
        (TakeCard, DrawBlind, DrawTickets, ClaimRoute, BuildStation, Pass),
        "R-ALL-ACT-1",
        "refusal-turn",
    ),
    "second_card": ((TakeCard, DrawBlind, StopDrawing), "R-ALL-ACT-1", "refusal-second-card"),
    "tunnel": ((PayExtra, Withdraw), "R-TUN-6", "refusal-tunnel"),
    "keep": ((KeepTickets,), "R-ALL-TIC-1", "refusal-keep"),
    "surrender": ((), "R-ALL-CLM-12", "refusal-surrender"),
}
"""What may be done in each phase, and what is said of anything else."""


# Cards and tickets.


def _take(view: View, action: TakeCard) -> Reason:
    if not 0 <= action.slot < codes.MARKET:
        values = {"places": codes.MARKET, "place": action.slot}
        return IllegalAction("R-ALL-SET-1", "refusal-no-place", values)
    if view.record.market[action.slot] == codes.NONE:
        return IllegalAction("R-ALL-DRAW-9", "refusal-empty-place")
    is_second = view.phase == "second_card"
    is_locomotive = view.record.market[action.slot] == codes.LOCOMOTIVE
    if is_second and is_locomotive and view.rules.face_up_locomotive_ends_draw:
        return IllegalAction("R-ALL-DRAW-4", "refusal-second-locomotive")
    if is_second or view.rules.market_alone_suffices or _cards_to_draw(view):
        return None
    return IllegalAction("R-ALL-DRAW-7", "refusal-market-alone")


def _blind(view: View, action: DrawBlind) -> Reason:
    if _cards_to_draw(view):
        return None
    return IllegalAction("R-ALL-DRAW-7", "refusal-empty-deck")


def _cards_to_draw(view: View) -> bool:
    return view.record.deck.total + view.record.discard.total > 0


def _stop(view: View, action: StopDrawing) -> Reason:
    if view.rules.may_stop_after_one:
        return None
    return IllegalAction("R-ALL-DRAW-6", "refusal-must-take-second")


def _tickets(view: View, action: DrawTickets) -> Reason:
    if view.record.ticket_count > 0:
        return None
    return IllegalAction("R-ALL-TIC-2", "refusal-no-tickets")


def _keep(view: View, action: KeepTickets) -> Reason:
    offer = view.offer
    named = [*action.tickets, *action.rejected]
    for name in named:
        if name not in offer:
            return _not_offered(view, name)
    for ticket in view.edition.tickets:
        if named.count(ticket.id) > 1:
            return IllegalAction(
                "R-ALL-TIC-4", "refusal-ticket-twice", {"ticket": ends(view, ticket)}
            )
    rule = "R-ALL-SET-3" if view.phase == "first_keep" else "R-ALL-TIC-1"
    return _too_few(rule, len(action.tickets), view.least_kept, len(offer))


def _not_offered(view: View, name: str) -> Reason:
    for ticket in view.edition.tickets:
        if ticket.id == name:
            return IllegalAction(
                "R-ALL-TIC-4", "refusal-not-offered", {"ticket": ends(view, ticket)}
            )
    return IllegalAction("R-ALL-TIC-4", "refusal-unknown-ticket", {"ticket": name})


def _too_few(rule: str, kept: int, least: int, offered: int) -> Reason:
    """Whether enough of the offered tickets are kept."""
    if kept >= least:
        return None
    if offered > least:
        return IllegalAction(rule, "refusal-keep-more", {"least": least, "offered": offered})
    if offered == 1:
        return IllegalAction("R-ALL-TIC-3", "refusal-keep-only")
    return IllegalAction(rule, "refusal-keep-all", {"offered": offered})


def _withdraw(view: View, action: Withdraw) -> Reason:
    return None


def _pass(view: View, action: Pass) -> Reason:
    if legal(view).must_pass:
        return None
    return IllegalAction("R-ALL-PAS-1", "refusal-must-not-pass")


CHECKS: dict[type, Callable[[View, Any], Reason]] = {
    TakeCard: _take,
    DrawBlind: _blind,
    StopDrawing: _stop,
    DrawTickets: _tickets,
    KeepTickets: _keep,
    ClaimRoute: why_no_claim,
    BuildStation: why_no_station,
    PayExtra: why_no_extra,
    Withdraw: _withdraw,
    Pass: _pass,
}
