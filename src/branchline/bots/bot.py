"""What a bot is: something that makes the small decisions of one seat from that seat's views."""

from dataclasses import dataclass
from typing import Protocol

from branchline.editions.edition import Edition, Rules
from branchline.game.view import View


@dataclass(frozen=True, slots=True)
class Place:
    """Where a bot sits: the edition with its switches, the number of seats, its own seat, and a
    seed for its own chance, which is never the game's."""

    edition: Edition
    rules: Rules
    seats: int
    seat: int
    seed: str


class Bot(Protocol):
    """Plays one seat of one game. It is given that seat's views and nothing else."""

    def decide(self, view: View) -> int:
        """A legal small decision of the view's seat, which is to decide."""
        ...
