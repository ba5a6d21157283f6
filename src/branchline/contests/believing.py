"""Fitting what the search believes of rivals, on games between bots of all its kinds.

Line-ups are drawn by how common the kinds are. Every few turns a game stands still, and the seat
that is to play looks at one of its rivals; what it sees is set beside the rival's tickets and kind.
The same seed gives the same beliefs.
"""

import random
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from branchline.bots.beliefs import KINDS, TICKET_TERMS, Beliefs, kind_terms, ticket_terms
from branchline.bots.roster import new_minds, weights_of
from branchline.contests.regression import fit_kinds, fit_sets
from branchline.editions.edition import Edition
from branchline.engine import load
from branchline.engine.batch.matches import play_part
from branchline.engine.rules.records import (
    BOARD,
    GENERATOR,
    LOG,
    STATE,
    new_slots,
    record_at,
    slots_of,
)
from branchline.engine.rules.views import view_into
from branchline.engine.thinking.evidence import RIVAL_SIGNS, TICKET_SIGNS, look
from branchline.errors import BadOption
from branchline.game.game import board_for, check_seats
from branchline.game.seeds import seed_words
from branchline.limits import CITIES, SEATS, TICKETS

codes = load("plain").rules.codes
LEAST_PAUSE, MOST_PAUSE = 4, 12
"""Turns of a seat between two looks."""
MOST_GAMES = 100_000


@dataclass(frozen=True, slots=True)
class Fitting:
    """What to fit, and on how many games."""

    edition: Edition
    seats: int
    games: int
    seed: str

    def __post_init__(self) -> None:
        check_seats(self.edition, self.seats)
        if not 1 <= self.games <= MOST_GAMES:
            raise BadOption("error-fit-games", {"games": str(self.games), "most": str(MOST_GAMES)})

    @property
    def command(self) -> str:
        """The command that does it."""
        words = ["branchline", "fit", self.edition.key, "--players", str(self.seats)]
        return shlex.join([*words, "--games", str(self.games), "--seed", self.seed])


@dataclass(frozen=True, slots=True)
class Sighting:
    """A rival as somebody saw it, and what it was."""

    kind: int
    tickets: np.ndarray
    """The signs of every ticket."""
    possible: np.ndarray
    """Which tickets it could hold."""
    held: np.ndarray
    """Which of them it held."""
    rival: np.ndarray
    """The signs of the rival."""


def sightings(fitting: Fitting, progress: Callable[[int], None]) -> list[Sighting]:
    """What was seen in the games."""
    edition, seats = fitting.edition, fitting.seats
    boards = slots_of(board_for(edition, edition.rules), BOARD)
    kinds = [weights_of(kind, edition.key, seats) for kind in KINDS]
    rng = random.Random(f"{fitting.seed} {seats}")
    seen: list[Sighting] = []
    for number in range(fitting.games):
        line_up = rng.choices(range(len(KINDS)), list(KINDS.values()), k=seats)
        states, views, logs = (new_slots(layout, 1) for layout in (STATE, STATE, LOG))
        minds, made = new_minds([kinds[kind] for kind in line_up]), np.zeros(seats, np.int64)
        words = np.array(seed_words(f"{fitting.seed} {number}"), np.int64)
        generators = new_slots(GENERATOR, seats)
        turn = 0
        while True:
            turn += rng.randrange(LEAST_PAUSE * seats, MOST_PAUSE * seats)
            play_part(boards, states, views, logs, generators, minds, words, made, turn)
            state = record_at(states, 0, STATE)
            if state.phase == codes.OVER:
                break
            view_into(boards, states, state.active, views)
            seat = int(state.active + rng.randrange(1, seats)) % seats
            seen.append(_look_at(boards, state, views, seat, line_up[seat]))
        progress(1)
    return seen


def _look_at(boards: Any, state: Any, views: Any, seat: int, kind: int) -> Sighting:
    """What the seat that is to play sees of a rival."""
    signs = np.zeros((SEATS, TICKETS, len(TICKET_SIGNS)))
    rivals = np.zeros((SEATS, len(RIVAL_SIGNS)))
    scratch, spans = new_minds([None]), np.zeros((CITIES, CITIES))
    look(boards, views, state.active, scratch, spans, signs, rivals)
    view = record_at(views, 0, STATE)
    number = record_at(boards, 0, BOARD).tickets
    possible = np.array(view.ticket_place[:number]) == codes.UNKNOWN_PLACE
    held = possible & (np.array(state.ticket_place[:number]) == seat)
    return Sighting(kind, signs[seat, :number], possible, held, rivals[seat])


def fit(fitting: Fitting, progress: Callable[[int], None]) -> Beliefs:
    """The beliefs that make what was seen likeliest."""
    seen = sightings(fitting, progress)
    edition = fitting.edition
    special = np.array([edition.is_long(ticket) for ticket in edition.tickets])
    first_deals = [deck.first_deal for deck in edition.ticket_decks]
    kinds = np.array([one.kind for one in seen])
    tickets = np.zeros((len(KINDS), len(TICKET_TERMS)))
    for kind in range(len(KINDS)):
        some = [one for one in seen if one.kind == kind]
        if some:
            possible = np.array([one.possible for one in some])
            tickets[kind] = fit_sets(
                ticket_terms(
                    np.array([one.tickets for one in some]), np.array([one.rival for one in some])
                ),
                possible,
                np.broadcast_to(special, possible.shape),
                np.array([one.held for one in some]),
                sum(first_deals[1:]),
            )
    rivals = np.array([one.rival for one in seen])
    return Beliefs(tickets, fit_kinds(kind_terms(rivals), kinds, len(KINDS)))
