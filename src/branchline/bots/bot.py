"""What a bot is: something that chooses for one seat, from that seat's views."""

from dataclasses import dataclass
from typing import Protocol

from branchline.editions.edition import Edition, Rules
from branchline.game.actions import Action
from branchline.game.legal import LegalActions
from branchline.game.small import Decide, action_by
from branchline.game.view import View


@dataclass(frozen=True, slots=True)
class Place:
    """Where a bot sits.

    >>> place_at(Game("europe", 2, seed="a look"), 1, "greedy").seat
    1
    """

    edition: Edition
    """The edition that is played."""
    rules: Rules
    """The edition's rules with the game's switches."""
    seats: int
    """How many seats there are."""
    seat: int
    """The bot's own."""
    seed: str
    """For the bot's own chance; never the game's."""


class Bot(Protocol):
    """Plays one seat of one game. It is given that seat's views and what is legal there, and
    nothing else. It may have a `close` as well, called after the game.

    >>> class FirstBot:
    ...     def choose(self, view, legal):
    ...         return legal[0]
    >>> game = Game("europe", 2, seed="a look")
    >>> result = Table(game, [FirstBot(), FirstBot()]).run()
    >>> result.winners
    (1,)
    """

    def choose(self, view: View, legal: LegalActions) -> Action | str:
        """One of the legal actions, typed or as text."""
        ...


class DecidingBot:
    """A bot of ours: it thinks in the rulebook's small decisions, which make up an action."""

    decide: Decide

    def choose(self, view: View, legal: LegalActions) -> Action:
        """The action that its decisions make up."""
        return action_by(view, self.decide)
