"""What lies on the board at one moment of a game, from what everybody may know."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from branchline.editions.edition import Edition, Rules
from branchline.errors import BadOption, BadRecord, BranchlineError
from branchline.game.game import Game
from branchline.game.record import Record, begin


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
    view = game.view()
    result = game.result
    points = tuple(seat.points for seat in view.seats)
    return Position(
        seats=len(game.players),
        names=tuple(player.name for player in game.players),
        owners=view.owners,
        stations=view.stations,
        points=tuple(score.total for score in result.scores) if result else points,
        closed=closed_routes(game.edition, game.rules, len(game.players), view.owners),
    )


def closed_routes(
    edition: Edition, rules: Rules, seats: int, owners: Mapping[str, int]
) -> frozenset[str]:
    """Free routes whose group has no track left for so many seats."""
    groups: dict[frozenset[str], list[str]] = {}
    for route in edition.routes:
        groups.setdefault(frozenset((route.city_a, route.city_b)), []).append(route.id)
    closed: set[str] = set()
    for group in groups.values():
        quota = rules.parallel_routes.get(len(group), {}).get(seats, 1)
        free = [route for route in group if route not in owners]
        if len(group) - len(free) >= quota:
            closed.update(free)
    return frozenset(closed)


def position_at(record: Record, edition: Edition, at: int | None = None) -> Position:
    """The board of a record after `at` actions; None: at its end."""
    if record.edition != edition.key:
        raise BadRecord(
            f"the record is of a game on {record.edition}, not on {edition.key}; "
            f"draw it with: branchline board {record.edition}"
        )
    number = len(record.actions) if at is None else at
    if not 0 <= number <= len(record.actions):
        raise BadOption(
            f"the record has {len(record.actions)} actions; "
            f"choose --at from 0 to {len(record.actions)}, not {at}"
        )
    game = begin(record, edition)
    for index, (seat, text) in enumerate(record.actions[:number], 1):
        try:
            game.play(text, seat)
        except BranchlineError as error:
            raise BadRecord(f"action {index} ('{text}') of seat {seat}: {error}") from None
    return position_of(game)
