"""What is to be played: the bots, the line-ups they form, and the deals each line-up plays."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, NamedTuple

import msgspec

from branchline.bots.registry import check_bot
from branchline.bots.version import bots_version
from branchline.editions.edition import Edition
from branchline.errors import BadOption
from branchline.game.game import RULES_VERSION, check_seats, rules_with
from branchline.game.seeds import seed_words

FORMAT = "branchline-arena/1"
MOST_GAMES = 1_000_000
"""In all line-ups together; their results, kept in memory, fill some 1 GB."""

LineUp = tuple[str, ...]
"""Bots by name, in the order in which they sit around the table."""
OnFailure = Literal["forfeit", "fallback"]


class Identity(msgspec.Struct, frozen=True):
    """What two runs must agree on to share results; the number of games may differ."""

    format: str
    edition: str
    edition_hash: str
    rules_version: int
    options: dict[str, bool]
    players: int
    bots: tuple[str, ...]
    bots_version: str
    seed: str
    on_failure: OnFailure

    @property
    def digest(self) -> str:
        """A short name of the contest for files."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]


class BlockKey(NamedTuple):
    """One deal, to be played with every seating of a line-up."""

    line_up: LineUp
    deal: int


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom, how often, and from which seed."""

    edition: Edition
    bots: tuple[str, ...]
    players: int
    games: int
    """Wanted for each line-up; rounded up to whole deals."""
    seed: str
    options: dict[str, bool]
    on_failure: OnFailure = "forfeit"
    keeps_records: bool = False

    def __post_init__(self) -> None:
        check_seats(self.edition, self.players)
        rules_with(self.edition, self.options)
        seed_words(self.seed)
        for name in self.bots:
            check_bot(name)
        if self.games < 1:
            raise BadOption("error-arena-games", {"games": str(self.games)})
        if self.all_games > MOST_GAMES:
            raise BadOption(
                "error-arena-most", {"games": str(self.all_games), "most": str(MOST_GAMES)}
            )

    @property
    def identity(self) -> Identity:
        """What a checkpoint must agree with."""
        standard = self.edition.rules
        return Identity(
            format=FORMAT,
            edition=self.edition.key,
            edition_hash=self.edition.hash,
            rules_version=RULES_VERSION,
            options={
                name: value
                for name, value in sorted(self.options.items())
                if value != getattr(standard, name)
            },
            players=self.players,
            bots=self.bots,
            bots_version=bots_version(),
            seed=self.seed,
            on_failure=self.on_failure,
        )

    @property
    def line_ups(self) -> list[LineUp]:
        """The tables that are played."""
        return line_ups(self.bots, self.players)

    @property
    def all_games(self) -> int:
        """How many games there are in all."""
        return sum(self.deals(line_up) * len(seatings(line_up)) for line_up in self.line_ups)

    def deals(self, line_up: LineUp) -> int:
        """How many deals a line-up plays."""
        return -(-self.games // len(seatings(line_up)))

    def deal_seed(self, deal: int) -> str:
        """The seed of a deal: the same for every line-up and seating."""
        return f"{self.seed} deal {deal}"

    def blocks(self) -> Iterator[BlockKey]:
        """All blocks in the order in which results are counted: deal by deal."""
        deals = {line_up: self.deals(line_up) for line_up in self.line_ups}
        for deal in range(max(deals.values())):
            for line_up, number in deals.items():
                if deal < number:
                    yield BlockKey(line_up, deal)


def line_ups(bots: tuple[str, ...], players: int) -> list[LineUp]:
    """The line-ups of some bots: every choice of as many as there are seats, or the first of two
    against seats filled by the second."""
    if len(bots) >= players:
        return list(dict.fromkeys(combinations(bots, players)))
    if len(bots) == 2:
        challenger, rival = bots
        return [(challenger, *[rival] * (players - 1))]
    if players == 2:
        raise BadOption("error-arena-two", {"bots": str(len(bots))})
    values = {"bots": str(len(bots)), "seats": str(players), "others": str(players - 1)}
    raise BadOption("error-arena-seats", values)


def seatings(line_up: LineUp) -> list[LineUp]:
    """The line-up turned around the table, seat by seat; turns that change nothing are left out."""
    return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))
