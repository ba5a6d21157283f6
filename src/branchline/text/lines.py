"""What happened as the lines of a log: sentences that belong together joined, each with what it is
about, so that a page can show the place and the cards.

Events may be as a seat sees them (`seen_by`): what is hidden is counted, never named.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from branchline.game.bags import Bag
from branchline.game.events import (
    HIDDEN_CARD,
    Blind,
    BonusDraw,
    Bonuses,
    Claim,
    Deal,
    End,
    Event,
    Fill,
    Keep,
    LastRound,
    Offer,
    Passed,
    PlayerChanged,
    RejectsShuffled,
    Reset,
    Reshuffle,
    StationBuilt,
    Stop,
    Take,
    Tunnel,
    Turn,
    Withdrawn,
)
from branchline.game.wording import card_name, one_card
from branchline.text.briefs import brief, brief_draw
from branchline.text.events import addressed, sentence
from branchline.text.speaker import Speaker
from branchline.wording import Wording

LineKind = Literal[
    "bonuses",
    "tickets",
    "take",
    "stop",
    "claim",
    "tunnel",
    "withdraw",
    "bonus_draw",
    "station",
    "pass",
    "reset",
    "reshuffle",
    "last_round",
    "player",
    "end",
    "said",
    "table",
]
KINDS: dict[type[Event], LineKind] = {
    Bonuses: "bonuses",
    Keep: "tickets",
    RejectsShuffled: "tickets",
    Take: "take",
    Blind: "take",
    Stop: "stop",
    Claim: "claim",
    Tunnel: "tunnel",
    Withdrawn: "withdraw",
    BonusDraw: "bonus_draw",
    StationBuilt: "station",
    Passed: "pass",
    Reset: "reset",
    Reshuffle: "reshuffle",
    LastRound: "last_round",
    PlayerChanged: "player",
    End: "end",
}
QUIET = (Fill, Turn, Deal, Offer)
"""What the tables show anyway, left out when a person is told the news."""
LINES = 1000
"""More lines than one row can bring: the id of a line is the number of its row times this, and its
place in the row. Place 0 is left for what is no event."""


class LogLine(msgspec.Struct, frozen=True):
    """A line of a log."""

    id: int
    """Lines are in the order of their ids; one whose id was told before takes its place."""
    seat: int | None
    """Whom it is about, if it is about one seat."""
    kind: LineKind
    sentence: str
    brief: str
    """The same in a few words, where the cards are shown beside it."""
    route: str | None = None
    city: str | None = None
    cards: Bag = {}
    """The cards that are seen in it: payments, cards taken, laid or discarded."""
    turned: Bag = {}
    """The cards that were turned up in a tunnel."""
    preset: str = ""
    """Which of the ready-made things was said, if it is one."""


class Narrator:
    """Tells a game row by row to one reader. Cards drawn in one turn are one line, which grows."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self._draws: list[Take | Blind] = []
        self._draw_line = 0

    def tell(self, number: int, events: Iterable[Event]) -> list[LogLine]:
        """The lines that row `number` brings."""
        lines: dict[int, LogLine] = {}
        next_id = number * LINES + 1
        for event in events:
            if isinstance(event, Turn):
                self._draws = []
            if isinstance(event, QUIET):
                continue
            if isinstance(event, Take | Blind):
                if not self._draws:
                    self._draw_line, next_id = next_id, next_id + 1
                self._draws.append(event)
                lines[self._draw_line] = self._draw()
            else:
                lines[next_id] = self._line(next_id, event)
                next_id += 1
        return list(lines.values())

    def _draw(self) -> LogLine:
        """All that was drawn in this turn."""
        seat = self._draws[0].seat
        taken = [draw.card for draw in self._draws if isinstance(draw, Take)]
        drawn = [draw.card for draw in self._draws if isinstance(draw, Blind)]
        if taken and drawn:
            values = {"card": _together(taken), "drawn": _together(drawn)}
            wording = Wording("event-take-and-draw", values)
        elif taken:
            wording = Wording("event-take", {"card": _together(taken)})
        else:
            wording = Wording("event-blind", {"card": _together(drawn)})
        text = self.speaker.say(addressed(wording, seat, self.speaker))
        short = brief_draw(self._draws, self.speaker)
        return LogLine(self._draw_line, seat, "take", text, short, cards=_seen([*taken, *drawn]))

    def _line(self, number: int, event: Event) -> LogLine:
        seat: int | None = getattr(event, "seat", None)
        route: str | None = getattr(event, "route", None)
        city: str | None = getattr(event, "city", None)
        text = sentence(event, self.speaker)
        short = brief(event, self.speaker)
        cards, turned = _cards_of(event), _turned_in(event)
        kind = KINDS[type(event)]
        return LogLine(number, seat, kind, text, short, route, city, cards, turned)


def _together(cards: Sequence[str]) -> object:
    """Cards drawn in one turn: a red card, two red cards, a red card and a locomotive."""
    names = [Wording("card-unknown") if card == HIDDEN_CARD else one_card(card) for card in cards]
    if len(cards) != 2 or cards[0] != cards[1]:
        return names
    if cards[0] == HIDDEN_CARD:
        return Wording("card-two-unknown")
    return Wording("card-two", {"card": cards[0], "name": card_name(cards[0], 2)})


def _cards_of(event: Event) -> Bag:
    """The cards that are seen in an event."""
    match event:
        case Claim(_, _, payment, _) | StationBuilt(_, _, payment) | Tunnel(_, _, payment, _, _):
            return payment
        case BonusDraw(_, cards):
            return _seen(cards)
        case Reset(discarded):
            return _seen(discarded)
        case _:
            return {}


def _turned_in(event: Event) -> Bag:
    """The cards that were turned up in a tunnel."""
    return dict(Counter(event.revealed)) if isinstance(event, Tunnel) else {}


def _seen(cards: Iterable[str]) -> Bag:
    return dict(Counter(card for card in cards if card != HIDDEN_CARD))


def paragraphs(events: Iterable[Event], speaker: Speaker) -> Iterator[str]:
    """The sentences of the events that are news, one paragraph a turn."""
    narrator = Narrator(speaker)
    for number, part in enumerate(_parts(events)):
        if lines := narrator.tell(number, part):
            yield " ".join(line.sentence for line in lines)


def _parts(events: Iterable[Event]) -> Iterator[list[Event]]:
    part: list[Event] = []
    for event in events:
        if isinstance(event, Turn | End | Keep | LastRound):
            yield part
            part = []
        part.append(event)
    yield part
