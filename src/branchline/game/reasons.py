"""Why an action is refused: the rule's id and a sentence in English and French.

`why_not` looks at a game and never changes it. None means that the action is legal.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from branchline.game.game import Game


def why_not(game: "Game", seat: int, action: Action) -> Reason:
    """Why the seat may not do this now; None if it may."""
    if game.is_over:
        return IllegalAction("R-ALL-END-2", "The game is over.", "La partie est terminée.")
    if isinstance(action, ChangePlayer):
        return None
    return (
        _wrong_seat(game, seat)
        or _wrong_moment(game, action)
        or why_no_bag(getattr(action, "payment", {}))
        or CHECKS[type(action)](game, seat, action)
    )


# Whose turn it is, and what is to be decided.


def _wrong_seat(game: "Game", seat: int) -> Reason:
    if seat in game.awaited:
        return None
    if game.phase == "first_keep":
        return IllegalAction(
            "R-ALL-SET-3",
            "You have chosen your first tickets; wait for the others.",
            "Vous avez choisi vos premiers tickets ; attendez les autres.",
        )
    name = game.name(game.awaited[0])
    return IllegalAction(
        "R-ALL-SET-2", f"It is not your turn but that of {name}.", f"C'est à {name} de jouer."
    )


def _wrong_moment(game: "Game", action: Action) -> Reason:
    """Something else must be decided first."""
    kinds, rule, en, fr = MOMENTS[game.phase]
    if isinstance(action, kinds):
        return None
    station_en, station_fr, stop_en, stop_fr = "", "", "", ""
    if game.rules.stations:
        station_en, station_fr = " or build a station", " ou construisez une gare"
    if game.rules.may_stop_after_one:
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


def _take(game: "Game", seat: int, action: TakeCard) -> Reason:
    if not 0 <= action.slot < codes.MARKET:
        return IllegalAction(
            "R-ALL-SET-1",
            f"The market has {codes.MARKET} places, numbered from 0: {action.slot} is none.",
            f"Le marché a {codes.MARKET} places, numérotées à partir de 0 : "
            f"{action.slot} n'en est pas une.",
        )
    if game.state.market[action.slot] == codes.NONE:
        return IllegalAction(
            "R-ALL-DRAW-9",
            "No card lies in this place of the market.",
            "Cette place du marché est vide.",
        )
    is_second = game.phase == "second_card"
    is_locomotive = game.state.market[action.slot] == codes.LOCOMOTIVE
    if is_second and is_locomotive and game.rules.face_up_locomotive_ends_draw:
        return IllegalAction(
            "R-ALL-DRAW-4",
            "A face-up locomotive can only be the first card of a draw.",
            "Une locomotive visible ne peut être que la première carte piochée.",
        )
    if is_second or game.rules.market_alone_suffices or _cards_to_draw(game):
        return None
    return IllegalAction(
        "R-ALL-DRAW-7",
        "Deck and discard are empty, and then the market's cards cannot be drawn either.",
        "La pioche et la défausse sont vides : on ne peut pas non plus piocher au marché.",
    )


def _blind(game: "Game", seat: int, action: DrawBlind) -> Reason:
    if _cards_to_draw(game):
        return None
    return IllegalAction(
        "R-ALL-DRAW-7", "Deck and discard are empty.", "La pioche et la défausse sont vides."
    )


def _cards_to_draw(game: "Game") -> bool:
    return game.state.deck.total + game.state.discard.total > 0


def _stop(game: "Game", seat: int, action: StopDrawing) -> Reason:
    if game.rules.may_stop_after_one:
        return None
    return IllegalAction(
        "R-ALL-DRAW-6",
        "At this table a second card must be taken.",
        "À cette table, il faut prendre une seconde carte.",
    )


def _tickets(game: "Game", seat: int, action: DrawTickets) -> Reason:
    if game.state.ticket_count > 0:
        return None
    return IllegalAction(
        "R-ALL-TIC-2", "No tickets are left to draw.", "Il ne reste plus de tickets à piocher."
    )


def _keep(game: "Game", seat: int, action: KeepTickets) -> Reason:
    offer = game.offer(seat)
    named = [*action.tickets, *action.rejected]
    for name in named:
        if name not in offer:
            return _not_offered(game, name)
    for ticket in game.edition.tickets:
        if named.count(ticket.id) > 1:
            return IllegalAction(
                "R-ALL-TIC-4",
                f"{ends(game, ticket, 'en')} is named twice.",
                f"{ends(game, ticket, 'fr')} est nommé deux fois.",
            )
    if game.phase == "first_keep":
        return _too_few("R-ALL-SET-3", len(action.tickets), game.rules.keep_first, len(offer))
    return _too_few("R-ALL-TIC-1", len(action.tickets), game.rules.keep_later, len(offer))


def _not_offered(game: "Game", name: str) -> Reason:
    for ticket in game.edition.tickets:
        if ticket.id == name:
            return IllegalAction(
                "R-ALL-TIC-4",
                f"{ends(game, ticket, 'en')} is not among the tickets you may choose from.",
                f"{ends(game, ticket, 'fr')} n'est pas parmi les tickets proposés.",
            )
    return IllegalAction(
        "R-ALL-TIC-4",
        f"There is no ticket “{name}” in this game.",
        f"Il n'y a pas de ticket « {name} » dans ce jeu.",
    )


def _too_few(rule: str, kept: int, least: int, offered: int) -> Reason:
    """Whether enough of the offered tickets are kept; all of them where there are no more."""
    if kept >= min(least, offered):
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


def _withdraw(game: "Game", seat: int, action: Withdraw) -> Reason:
    return None


def _pass(game: "Game", seat: int, action: Pass) -> Reason:
    if game.must_pass:
        return None
    return IllegalAction(
        "R-ALL-PAS-1",
        "You can only pass when nothing else is possible.",
        "On ne peut passer que si rien d'autre n'est possible.",
    )


CHECKS: dict[type, Callable[["Game", int, Any], Reason]] = {
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
