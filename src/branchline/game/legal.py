"""The legal actions of a seat as a sequence, found as they are asked for."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, overload

from branchline.errors import BadNotation
from branchline.game.actions import Action, ChangePlayer, ClaimRoute
from branchline.game.chains import action_of, claim_bags, codes, count_bags, sparing_bag
from branchline.game.notation import parse_action

if TYPE_CHECKING:
    from branchline.game.game import Game


class LegalActions(Sequence[Action]):
    """The legal actions of one awaited seat, listed as they are asked for.

    A claim may have thousands of payments; `decisions` are the shapes, iterating gives all actions,
    and their number is found without listing them. Between the small decisions of a payment
    (`Game.decide`) no whole action is legal. What is asked for with `in` may leave the order of
    rejected tickets open, as an action's text may.
    """

    def __init__(self, game: "Game", seat: int) -> None:
        self.game = game
        self.seat = seat
        self.decisions = game.decisions(seat)

    def __contains__(self, action: object) -> bool:
        try:
            action = parse_action(action) if isinstance(action, str) else action
        except BadNotation:
            return False
        if not isinstance(action, Action) or isinstance(action, ChangePlayer):
            return False
        return self.game.why_not(action, self.seat) is None

    def __iter__(self) -> Iterator[Action]:
        for decision in self.shapes:
            yield from self.actions_of(decision)

    def __len__(self) -> int:
        return sum(
            count_bags(self.game.board, self._hand, decision) if is_open(decision) else 1
            for decision in self.shapes
        )

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        return next(islice(self, range(len(self))[index], None))

    @property
    def shapes(self) -> list[int]:
        """The decisions that begin a whole action."""
        return [] if self.game.state.phase == codes.SURRENDER else self.decisions

    def actions_of(self, decision: int) -> Iterator[Action]:
        """The whole actions that begin with a decision: several only where cards are given for
        substitutes."""
        game = self.game
        if is_open(decision):
            route = game.edition.routes[int(codes.thing_of(decision))].id
            for bag in claim_bags(game.board, self._hand, decision):
                yield ClaimRoute(route, bag)
        else:
            game.turn_to(self.seat)
            yield action_of(game.edition, game.board, game.state, [decision])

    def sparing_action(self, decision: int) -> Action:
        """The whole action that begins with a decision; what is given for substitutes is what the
        hand has most of, locomotives last."""
        if not is_open(decision):
            return next(self.actions_of(decision))
        route = self.game.edition.routes[int(codes.thing_of(decision))].id
        return ClaimRoute(route, sparing_bag(self.game.board, self._hand, decision))

    @property
    def _hand(self) -> list[int]:
        return [int(number) for number in self.game.state.seat[self.seat].hand.card]


def is_open(decision: int) -> bool:
    """Whether a decision leaves open which cards are given for substitutes."""
    return codes.operation_of(decision) == codes.CLAIM and codes.substitutes_of(decision) > 0
