"""What lies on the board at one moment of a game, from what everybody may know."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from branchline.editions.edition import Edition
from branchline.errors import BadOption, BadRecord, BranchlineError
from branchline.game.game import Game
from branchline.game.record import Record, begin
from branchline.game.view import View


@dataclass(frozen=True, slots=True)
class Position:
    """The pieces on a board; seats are numbers from 0."""

    seats: int = 0
    """How many play; 0 for a board that nobody plays on."""
    names: tuple[str, ...] = ()
    owners: Mapping[str, int] = field(default_factory=dict[str, int])
    """The seat of every claimed route."""
    stations: Mapping[str, int] = field(default_factory=dict[str, int])
    """The seat of every station, by city."""
    points: tuple[int, ...] = ()
    """So far those of the routes; everything once the game is over."""
    closed: frozenset[str] = frozenset()
    """Routes nobody may claim any more, because enough of their group are taken (R-ALL-CLM-3)."""


EMPTY = Position()


def position_of(game: Game) -> Position:
    """The board of a game as it stands."""
    result, position = game.result, position_in(game.view())
    if result is None:
        return position
    return replace(position, points=tuple(score.total for score in result.scores))


def position_in(view: View) -> Position:
    """The board as a view shows it."""
    return Position(
        seats=len(view.seats),
        names=view.names,
        owners=view.owners,
        stations=view.stations,
        points=tuple(seat.points for seat in view.seats),
        closed=frozenset(view.closed_routes),
    )


def position_at(record: Record, edition: Edition, at: int | None = None) -> Position:
    """The board of a record after `at` actions; None: at its end."""
    if record.edition != edition.key:
        raise BadRecord("error-record-board", {"theirs": record.edition, "ours": edition.key})
    number = len(record.actions) if at is None else at
    if not 0 <= number <= len(record.actions):
        raise BadOption("error-at", {"actions": str(len(record.actions)), "at": str(at)})
    game = begin(record, edition)
    for index, (seat, text) in enumerate(record.actions[:number], 1):
        try:
            game.play(text, seat)
        except BranchlineError as error:
            raise BadRecord(
                "error-record-action",
                {"number": str(index), "action": f"'{text}'", "seat": str(seat), "why": error},
            ) from None
    return position_of(game)
