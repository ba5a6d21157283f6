"""Write whole games for the page's own tests: events step by step, and what the engine says of
some moments between them.

python tools/page_games.py ui/tests/games
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from branchline.game.game import Game
from branchline.game.record import Record, begin, record_of
from branchline.game.restarts import deal_anew
from branchline.game.starts import start_of
from branchline.table.seating import seat_bots
from branchline.table.table import Table

GAMES = {
    "europe": (3, ["greedy", "medium", "random"], "stations"),
    "northern-lights": (2, ["wary", "greedy"], "lights"),
}
"""Editions with seats, bots and a seed; together they have tunnels, withdrawals, stations, a reset,
a reshuffle, bonus cards and bonus draws."""
FORK = "fork"
"""The file of a game that goes on from the middle of another one."""
EVERY = 7
"""Steps between two moments that are compared."""


def played(key: str) -> Record:
    """A game of bots."""
    seats, bots, seed = GAMES[key]
    game = Game(key, seats, seed=seed)
    Table(game, seat_bots(game, bots)).run()
    return record_of(game)


def forked(key: str) -> Record:
    """A game of bots that goes on from the middle of another one."""
    record = played(key)
    game = begin(record)
    for seat, action in record.actions[: len(record.actions) // 2]:
        game.play(action, seat)
    [seat] = game.awaited
    fork = Game(key, len(game.players), seed="fork", first_seat=game.first_seat)
    dealt = deal_anew(game.view(seat), fork.seed)
    fork.begin_at(dealt, start_of(fork.edition, dealt, seat))
    Table(fork, seat_bots(fork, GAMES[key][1])).run()
    return record_of(fork)


def told(record: Record) -> bytes:
    """A game as JSON, from the record that makes it."""
    game = begin(record)
    steps = [{"events": list(game.events)}]
    moments = [_moment(game, 0)]
    for number, (seat, action) in enumerate(record.actions, 1):
        steps.append({"events": game.play(action, seat)})
        if number % EVERY == 0 or game.is_over:
            moments.append(_moment(game, number))
    fixture = {
        "edition": {
            "rules": game.rules,
            "routes": [{"id": route.id, "length": route.length} for route in game.edition.routes],
        },
        "record": msgspec.structs.replace(record, events=()),
        "seats": len(record.seats),
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
        (folder / f"{name}.json").write_bytes(told(played(name)))
    (folder / f"{FORK}.json").write_bytes(told(forked("europe")))
