"""Games that go on from the middle of another one, as takebacks do: for records with a start."""

import random
from itertools import cycle
from typing import Any

import msgspec

from branchline.game.game import Game
from branchline.game.record import record_of
from branchline.game.restarts import deal_anew
from branchline.game.starts import start_of
from policies import POLICIES, Policy, play_game, play_on

PHASES = ("first_keep", "turn", "second_card", "keep", "tunnel")


def fork_of(game: Game, seat: int, seed: str) -> Game:
    """A game that goes on from here, dealt anew from what the seat knows."""
    fork = Game(game.edition, game.players, seed=seed, first_seat=game.first_seat)
    dealt = deal_anew(game.view(seat), seed)
    fork.begin_at(dealt, start_of(fork.edition, dealt, seat))
    return fork


def forks_of(key: str, seats: int, policy: Policy, seed: str) -> list[Game]:
    """Forks of one game, one from each phase that it had, played to their ends."""
    rng, forks, met = random.Random(seed), list[Game](), set[str]()

    def watch(game: Game) -> None:
        phase = game.phase
        if phase not in PHASES or rng.random() > (0.05 if phase == "turn" else 0.3):
            return
        if phase not in met:
            met.add(phase)
            forks.append(fork_of(game, game.awaited[0], f"{seed} {len(forks)}"))

    play_game(key, seats, seed, [policy] * seats, rng, watch)
    for fork in forks:
        play_on(fork, [policy] * seats, rng)
    return forks


def fork_records(tables: list[tuple[str, int]]) -> list[dict[str, Any]]:
    """Records of forks at all these tables, by players of two tempers at each."""
    tempers = cycle(POLICIES.values())
    return [
        msgspec.json.decode(record_of(fork).to_json())
        for key, seats in tables
        for number in range(2)
        for fork in forks_of(key, seats, next(tempers), f"fork {key} {seats} {number}")
    ]
