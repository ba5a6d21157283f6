"""Write whole games for the page's own tests: events step by step, and what the engine says of
some moments between them.

python tools/page_games.py ui/tests/games
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from branchline.game.game import Game
from branchline.game.record import Record, record_of
from branchline.table.seating import seat_bots
from branchline.table.table import Table

Actions = Sequence[tuple[int, str]]
GAMES = {
    "europe": (3, ["greedy", "medium", "random"], "stations"),
    "northern-lights": (2, ["wary", "greedy"], "lights"),
}
"""Editions with seats, bots and a seed; together they have tunnels, withdrawals, stations, a reset,
a reshuffle, bonus cards and bonus draws."""
EVERY = 7
"""Steps between two moments that are compared."""


def played(key: str) -> Record:
    """A game of bots."""
    seats, bots, seed = GAMES[key]
    game = Game(key, seats, seed=seed)
    Table(game, seat_bots(game, bots)).run()
    return record_of(game)


def told(key: str, seed: str, first_seat: int, seats: int, actions: Actions) -> bytes:
    """A game of an edition as JSON, from the seed and the actions that make it."""
    game = Game(key, seats, seed=seed, first_seat=first_seat)
    steps = [{"events": list(game.events)}]
    moments = [_moment(game, 0)]
    for number, (seat, action) in enumerate(actions, 1):
        steps.append({"events": game.play(action, seat)})
        if number % EVERY == 0 or game.is_over:
            moments.append(_moment(game, number))
    fixture = {
        "edition": {
            "rules": game.rules,
            "routes": [{"id": route.id, "length": route.length} for route in game.edition.routes],
        },
        "seed": seed,
        "first_seat": first_seat,
        "seats": seats,
        "actions": actions,
        "steps": steps,
        "moments": moments,
        "result": game.result,
    }
    return msgspec.json.encode(fixture) + b"\n"


def _moment(game: Game, number: int) -> dict[str, Any]:
    """All that lies on the table, as the engine knows it."""
    public = game.view()
    views = [game.view(seat) for seat in range(len(game.players))]
    return {
        "number": number,
        "turn": public.turns,
        "market": public.market,
        "deck": public.deck_size,
        "owners": public.owners,
        "stations": public.stations,
        "bonuses": public.bonuses,
        "tunnel": public.tunnel and public.tunnel.route,
        "seats": [
            {
                "hand": view.hand,
                "tickets": view.tickets,
                "points": view.seats[seat].points,
                "wagons": view.seats[seat].wagons,
                "stations": view.seats[seat].stations,
            }
            for seat, view in enumerate(views)
        ],
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    for name in GAMES:
        record = played(name)
        told_game = told(name, record.seed, record.first_seat, len(record.seats), record.actions)
        (folder / f"{name}.json").write_bytes(told_game)
