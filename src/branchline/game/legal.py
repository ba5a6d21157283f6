"""What a seat may do, from its view alone: asked of the rulebook, told in people's words."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, overload

import msgspec
import numpy as np

from branchline.engine.rules import law, records
from branchline.errors import BadNotation
from branchline.game.actions import Action, ChangePlayer
from branchline.game.chains import action_of, chain_of, codes, is_open, shape_of
from branchline.game.notation import parse_action
from branchline.game.shapes import Shape
from branchline.game.view import View

USUAL_ROOM = 4096
"""Decisions that there are in almost every position."""

silent_logs = records.new_slots(records.LOG, 1)
"""A log that is switched off, so that all may share it."""


def list_decisions(board: Any, state: Any, seat: int) -> Any:
    """The legal small decisions of a seat as an array; none if it is not to decide. The state, or
    the record of a view, stays as it is."""
    boards = records.slots_of(board, records.BOARD)
    states = records.slots_of(state, records.STATE)
    scratch = records.new_slots(records.STATE, 1)
    found = np.empty(USUAL_ROOM, np.int64)
    number = law.list_legal(boards, states, seat, scratch, found)
    if number > len(found):
        found = np.empty(number, np.int64)
        law.list_legal(boards, states, seat, scratch, found)
    return found[:number]


def is_legal_chain(boards: Any, states: Any, scratch: Any, seat: int, chain: list[int]) -> bool:
    """Whether the seat may make these decisions now, one after the other. The state, or the record
    of a view, stays as it is; `scratch` is room for another."""
    if len(chain) == 1:
        return law.is_legal_decision(boards, states, seat, scratch, chain[0])
    decisions = np.array(chain, np.int64)
    return law.is_legal_chain(boards, states, seat, scratch, silent_logs, decisions, len(chain))


def is_legal(view: View, action: Action) -> bool:
    """Whether the view's seat may do this now."""
    if view.seat is None or not view.is_awaited:
        return False
    chain = chain_of(view.edition, view.board, view.record, view.seat, action)
    return is_legal_chain(
        records.slots_of(view.board, records.BOARD),
        records.slots_of(view.record, records.STATE),
        records.new_slots(records.STATE, 1),
        view.seat,
        chain,
    )


def legal(view: View) -> "LegalActions":
    """What the view's seat may do, found as it is asked for; nothing if it is not to decide.

    >>> legal(Game("europe", 2, seed="a look").view(0))
    <11 legal actions of seat 0>
    """
    return LegalActions(view)


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a seat may choose, as a message: every legal action can be built from it."""

    slots: tuple[int, ...] = ()
    """Market slots whose card may be taken."""
    blind: bool = False
    """Whether a card may be drawn from the deck."""
    tickets: bool = False
    """Whether tickets may be drawn."""
    stop: bool = False
    """Whether the turn may end after one card."""
    withdraw: bool = False
    """Whether a tunnel may be given up."""
    must_pass: bool = False
    """Whether nothing but a pass is legal."""
    offer: tuple[str, ...] = ()
    """Tickets to choose from, if tickets are to be chosen."""
    least: int = 0
    """How many of them must be kept."""
    order_matters: bool = False
    """Whether the rejected ones go under the deck in the order they are named in."""
    claims: dict[str, tuple[Shape, ...]] = {}
    """Ways to pay for each route within reach."""
    station_cities: tuple[str, ...] = ()
    """Cities in which a station may be built."""
    stations: tuple[Shape, ...] = ()
    """Ways to pay for a station in any of these cities."""
    extras: tuple[Shape, ...] = ()
    """Ways to pay what a tunnel asks on top."""


class LegalActions(Sequence[Action]):
    """The legal actions of a view's seat.

    A claim may have thousands of payments: `claims`, `stations` and `extras` have the few shapes
    they come in, iterating gives all actions, and their number is found without listing them.
    What is asked for with `in` may leave the order of rejected tickets open, as an action's text
    may. Between the small decisions of a payment no whole action is legal.

    >>> actions = Game("europe", 2, seed="a look").legal_actions()
    >>> len(actions), format_action(actions[0])
    (11, 'keep danzig-lisboa,amsterdam-wilno reject angora-athina,paris-wien')
    >>> "blind" in actions
    False
    """

    def __init__(self, view: View) -> None:
        self.view = view

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions of seat {self.view.seat}>"

    @cached_property
    def _decisions(self) -> list[int]:
        view = self.view
        if view.seat is None or not view.is_awaited or view.phase == "surrender":
            return []
        return list_decisions(view.board, view.record, view.seat).tolist()

    def __contains__(self, action: object) -> bool:
        try:
            action = parse_action(action) if isinstance(action, str) else action
        except BadNotation:
            return False
        if not isinstance(action, Action) or isinstance(action, ChangePlayer):
            return False
        return is_legal(self.view, action)

    def __iter__(self) -> Iterator[Action]:
        for decision in self._decisions:
            if is_open(decision):
                shape = self._shape(decision)
                yield from (shape.action(bag) for bag in shape.bags())
            else:
                yield self._action(decision)

    def __len__(self) -> int:
        return sum(
            self._shape(decision).count_bags() if is_open(decision) else 1
            for decision in self._decisions
        )

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        return next(islice(self, range(len(self))[index], None))

    def sparing(self) -> Iterator[Action]:
        """One action of each shape: what is given for substitutes is what the hand has most of,
        locomotives last."""
        hand = self.view.hand
        for decision in self._decisions:
            if is_open(decision):
                shape = self._shape(decision)
                yield shape.action(shape.sparing_bag(hand))
            else:
                yield self._action(decision)

    def _action(self, decision: int) -> Action:
        view = self.view
        return action_of(view.edition, view.board, view.record, [decision])

    def _shape(self, decision: int) -> Shape:
        view = self.view
        assert view.seat is not None
        shape = shape_of(view.edition, view.board, view.record, view.seat, decision)
        assert shape is not None
        return shape

    # By kind.

    @cached_property
    def _operations(self) -> frozenset[int]:
        """The kinds of decisions among them."""
        return frozenset(int(codes.operation_of(decision)) for decision in self._decisions)

    def _shapes(self, operation: int) -> list[Shape]:
        return [
            self._shape(decision)
            for decision in self._decisions
            if codes.operation_of(decision) == operation
        ]

    @cached_property
    def slots(self) -> tuple[int, ...]:
        """Market slots whose card may be taken."""
        return tuple(
            int(codes.thing_of(decision))
            for decision in self._decisions
            if codes.operation_of(decision) == codes.TAKE
        )

    @property
    def may_draw_blind(self) -> bool:
        """Whether a card may be drawn from the deck."""
        return codes.BLIND in self._operations

    @property
    def may_draw_tickets(self) -> bool:
        """Whether tickets may be drawn."""
        return codes.DRAW_TICKETS in self._operations

    @property
    def may_stop(self) -> bool:
        """Whether the turn may end after one card."""
        return codes.STOP in self._operations

    @property
    def may_withdraw(self) -> bool:
        """Whether a tunnel may be given up."""
        return codes.WITHDRAW in self._operations

    @property
    def must_pass(self) -> bool:
        """Whether nothing but a pass is legal (R-ALL-PAS-1)."""
        return codes.PASS in self._operations

    @cached_property
    def claims(self) -> dict[str, tuple[Shape, ...]]:
        """Ways to pay for each route within reach."""
        return _grouped((shape.route, shape) for shape in self._shapes(codes.CLAIM))

    @cached_property
    def stations(self) -> dict[str, tuple[Shape, ...]]:
        """Ways to pay for a station in each free city."""
        return _grouped((shape.city, shape) for shape in self._shapes(codes.STATION))

    @cached_property
    def extras(self) -> tuple[Shape, ...]:
        """Ways to pay what a tunnel asks on top."""
        return tuple(self._shapes(codes.PAY))

    def choices(self) -> Choices:
        """All of it as a message."""
        view, stations = self.view, self.stations
        is_keep = codes.KEEP_TICKETS in self._operations
        return Choices(
            slots=self.slots,
            blind=self.may_draw_blind,
            tickets=self.may_draw_tickets,
            stop=self.may_stop,
            withdraw=self.may_withdraw,
            must_pass=self.must_pass,
            offer=view.offer if is_keep else (),
            least=view.least_kept if is_keep else 0,
            order_matters=is_keep and view.order_matters,
            claims=self.claims,
            station_cities=tuple(stations),
            stations=tuple(
                msgspec.structs.replace(shape, city=None)
                for shape in next(iter(stations.values()), ())
            ),
            extras=self.extras,
        )


def _grouped(pairs: Iterator[tuple[str | None, Shape]]) -> dict[str, tuple[Shape, ...]]:
    """Shapes by what they pay for."""
    groups: dict[str, tuple[Shape, ...]] = {}
    for thing, shape in pairs:
        assert thing is not None
        groups[thing] = (*groups.get(thing, ()), shape)
    return groups
