"""Hints for a person who plays against bots alone: the best few actions, found where bots think."""

import asyncio

from branchline.game.actions import Action, ClaimRoute, KeepTickets, TakeCard
from branchline.game.notation import parse_action
from branchline.game.view import View
from branchline.game.wording import Wording, one_card
from branchline.server.asking import question_for_advice
from branchline.server.narrating import Reader
from branchline.server.protocol import HintChoice
from branchline.server.refusals import Refused
from branchline.server.state import TableState
from branchline.server.thinking import Advised
from branchline.server.workers import NoAnswer, Workers
from branchline.text.actions import action_words
from branchline.text.catalogue import say
from branchline.text.chances import chance_words
from branchline.text.events import ticket_words
from branchline.text.speaker import Speaker

BUDGET = "1000ms"
"""How long is thought about a hint."""
PATIENCE = 30.0
"""Seconds after which nobody waits for a hint any more, though bots may be asked before it."""


class Hints:
    """Asks for hints, one at a time for each table."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._asking: dict[str, asyncio.Task[tuple[Advised, ...]]] = {}

    async def hint(self, state: TableState, seat: int, reader: Reader) -> tuple[HintChoice, ...]:
        """The best few actions of a seat that is to decide; raises `Refused`. Somebody who goes
        away meanwhile leaves the question to its end, so that its answer is nobody else's."""
        view = _checked_view(state, seat)
        if state.table in self._asking:
            raise Refused("server-busy")
        question = question_for_advice(state, seat, BUDGET)
        task = asyncio.create_task(self._workers.advise(question))
        self._asking[state.table] = task
        task.add_done_callback(lambda _: self._done(state.table))
        try:
            advised = await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        except (NoAnswer, TimeoutError):
            raise Refused("server-no-hint") from None
        speaker = Speaker(state.edition, view.names, reader.language, seat, reader.naming)
        best, *others = advised
        others.sort(key=lambda one: -_ahead(one))
        return tuple(_choice(one, view, speaker) for one in (best, *others))

    def _done(self, table: str) -> None:
        """Others may ask; what went wrong when nobody waited any more is nobody's."""
        task = self._asking.pop(table)
        if not task.cancelled():
            task.exception()


def _checked_view(state: TableState, seat: int) -> View:
    if not state.is_solo(seat):
        raise Refused("server-not-solo")
    if state.game is None or seat not in state.awaited or seat in state.bots_awaited:
        raise Refused("server-not-asked")
    return state.game.view(seat)


def _ahead(advised: Advised) -> int:
    """The points ahead that are told; behind the best choice the others stand in their order."""
    return round(advised.margin or 0)


def _choice(advised: Advised, view: View, speaker: Speaker) -> HintChoice:
    sentence = _sentence(parse_action(advised.action), view, speaker)
    odds = ""
    if advised.win is not None:
        chance = chance_words(advised.win, advised.range, speaker.language)
        ahead = _ahead(advised)
        side = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
        odds = say("hint-odds", speaker.language, side=side, points=abs(ahead), chance=chance)
    return HintChoice(advised.action, sentence, advised.win, advised.margin, odds)


def _sentence(action: Action, view: View, speaker: Speaker) -> str:
    """What to do. Tickets and cards are told by name: no number stands beside them here."""
    match action:
        case KeepTickets(tickets):
            wording = Wording("hint-keep", {"tickets": ticket_words(tickets, speaker)})
        case TakeCard(slot):
            wording = Wording("hint-take", {"card": one_card(view.market[slot] or "")})
        case ClaimRoute(route, payment):
            one = speaker.routes[route]
            ends = {"from": speaker.city_names(one.city_a), "to": speaker.city_names(one.city_b)}
            wording = Wording("hint-claim", {**ends, "payment": payment})
        case _:
            return action_words(action, view, speaker)
    return speaker.say(wording)
