"""Why an action is refused: the rule's id and a sentence in English and French.

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


def explain(view: View, action: Action) -> Reason:
    """The first rule that the action breaks, in words; None if it breaks none."""
    if view.phase == "over":
        return IllegalAction("R-ALL-END-2", "The game is over.", "La partie est terminée.")
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
        return IllegalAction(
            "R-ALL-SET-2", "Spectators do not play.", "Les spectateurs ne jouent pas."
        )
    if view.phase == "first_keep":
        return IllegalAction(
            "R-ALL-SET-3",
            "You have chosen your first tickets; wait for the others.",
            "Vous avez choisi vos premiers tickets ; attendez les autres.",
        )
    name = view.name(int(view.record.active))
    return IllegalAction(
        "R-ALL-SET-2", f"It is not your turn but that of {name}.", f"C'est à {name} de jouer."
    )


def _wrong_moment(view: View, action: Action) -> Reason:
    """Something else must be decided first."""
    kinds, rule, en, fr = MOMENTS[view.phase]
    if isinstance(action, kinds):
        return None
    station_en, station_fr, stop_en, stop_fr = "", "", "", ""
    if view.rules.stations:
        station_en, station_fr = " or build a station", " ou construisez une gare"
    if view.rules.may_stop_after_one:
        stop_en, stop_fr = ", or stop", ", ou arrêtez-vous"
    return IllegalAction(
        rule,
        en.format(station=station_en, stop=stop_en),
        fr.format(station=station_fr, stop=stop_fr),
    )


MOMENTS: dict[str, tuple[tuple[type, ...], str, str, str]] = {
    "first_keep": (
        (KeepTickets,),
        "R-ALL-SET-3",
        "First choose which tickets to keep.",
        "Choisissez d'abord les tickets à garder.",
    ),
    "turn": (
        (TakeCard, DrawBlind, DrawTickets, ClaimRoute, BuildStation, Pass),
        "R-ALL-ACT-1",
        "Your turn begins: draw cards, claim a route, draw tickets{station}.",
        "Votre tour commence : piochez des cartes, prenez une route, piochez des tickets{station}.",
    ),
    "second_card": (
        (TakeCard, DrawBlind, StopDrawing),
        "R-ALL-ACT-1",
        "You have drawn a card: take a second one{stop}.",
        "Vous avez pioché une carte : prenez-en une seconde{stop}.",
    ),
    "tunnel": (
        (PayExtra, Withdraw),
        "R-TUN-6",
        "The tunnel asks for more cards: pay them or withdraw.",
        "Le tunnel demande des cartes en plus : payez-les ou renoncez.",
    ),
    "keep": (
        (KeepTickets,),
        "R-ALL-TIC-1",
        "First choose which of the drawn tickets to keep.",
        "Choisissez d'abord lesquels des tickets piochés garder.",
    ),
    "surrender": (
        (),
        "R-ALL-CLM-12",
        "A payment is under way; finish it first.",
        "Un paiement est en cours ; terminez-le d'abord.",
    ),
}


# Cards and tickets.


def _take(view: View, action: TakeCard) -> Reason:
    if not 0 <= action.slot < codes.MARKET:
        return IllegalAction(
            "R-ALL-SET-1",
            f"The market has {codes.MARKET} places, numbered from 0: {action.slot} is none.",
            f"Le marché a {codes.MARKET} places, numérotées à partir de 0 : "
            f"{action.slot} n'en est pas une.",
        )
    if view.record.market[action.slot] == codes.NONE:
        return IllegalAction(
            "R-ALL-DRAW-9",
            "No card lies in this place of the market.",
            "Cette place du marché est vide.",
        )
    is_second = view.phase == "second_card"
    is_locomotive = view.record.market[action.slot] == codes.LOCOMOTIVE
    if is_second and is_locomotive and view.rules.face_up_locomotive_ends_draw:
        return IllegalAction(
            "R-ALL-DRAW-4",
            "A face-up locomotive can only be the first card of a draw.",
            "Une locomotive visible ne peut être que la première carte piochée.",
        )
    if is_second or view.rules.market_alone_suffices or _cards_to_draw(view):
        return None
    return IllegalAction(
        "R-ALL-DRAW-7",
        "Deck and discard are empty, and then the market's cards cannot be drawn either.",
        "La pioche et la défausse sont vides : on ne peut pas non plus piocher au marché.",
    )


def _blind(view: View, action: DrawBlind) -> Reason:
    if _cards_to_draw(view):
        return None
    return IllegalAction(
        "R-ALL-DRAW-7", "Deck and discard are empty.", "La pioche et la défausse sont vides."
    )


def _cards_to_draw(view: View) -> bool:
    return view.record.deck.total + view.record.discard.total > 0


def _stop(view: View, action: StopDrawing) -> Reason:
    if view.rules.may_stop_after_one:
        return None
    return IllegalAction(
        "R-ALL-DRAW-6",
        "At this table a second card must be taken.",
        "À cette table, il faut prendre une seconde carte.",
    )


def _tickets(view: View, action: DrawTickets) -> Reason:
    if view.record.ticket_count > 0:
        return None
    return IllegalAction(
        "R-ALL-TIC-2", "No tickets are left to draw.", "Il ne reste plus de tickets à piocher."
    )


def _keep(view: View, action: KeepTickets) -> Reason:
    offer = view.offer
    named = [*action.tickets, *action.rejected]
    for name in named:
        if name not in offer:
            return _not_offered(view, name)
    for ticket in view.edition.tickets:
        if named.count(ticket.id) > 1:
            return IllegalAction(
                "R-ALL-TIC-4",
                f"{ends(view, ticket, 'en')} is named twice.",
                f"{ends(view, ticket, 'fr')} est nommé deux fois.",
            )
    rule = "R-ALL-SET-3" if view.phase == "first_keep" else "R-ALL-TIC-1"
    return _too_few(rule, len(action.tickets), view.least_kept, len(offer))


def _not_offered(view: View, name: str) -> Reason:
    for ticket in view.edition.tickets:
        if ticket.id == name:
            return IllegalAction(
                "R-ALL-TIC-4",
                f"{ends(view, ticket, 'en')} is not among the tickets you may choose from.",
                f"{ends(view, ticket, 'fr')} n'est pas parmi les tickets proposés.",
            )
    return IllegalAction(
        "R-ALL-TIC-4",
        f"There is no ticket “{name}” in this game.",
        f"Il n'y a pas de ticket « {name} » dans ce jeu.",
    )


def _too_few(rule: str, kept: int, least: int, offered: int) -> Reason:
    """Whether enough of the offered tickets are kept."""
    if kept >= least:
        return None
    if offered > least:
        return IllegalAction(
            rule,
            f"Keep at least {least} of the {offered} tickets.",
            f"Gardez au moins {least} des {offered} tickets.",
        )
    if offered == 1:
        rule = "R-ALL-TIC-3"
        return IllegalAction(
            rule, "The only ticket must be kept.", "Il faut garder ce seul ticket."
        )
    return IllegalAction(
        rule, f"All {offered} tickets must be kept.", f"Il faut garder les {offered} tickets."
    )


def _withdraw(view: View, action: Withdraw) -> Reason:
    return None


def _pass(view: View, action: Pass) -> Reason:
    if legal(view).must_pass:
        return None
    return IllegalAction(
        "R-ALL-PAS-1",
        "You can only pass when nothing else is possible.",
        "On ne peut passer que si rien d'autre n'est possible.",
    )


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
