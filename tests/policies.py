"""Simple players of several tempers, to take games into their rare corners."""

import random
from collections.abc import Callable

from branchline.editions.edition import Edition
from branchline.engine import load
from branchline.game.game import Game, Player

codes = load("plain").rules.codes
Policy = Callable[[Game, list[int], random.Random], int]


def random_choice(game: Game, decisions: list[int], rng: random.Random) -> int:
    """Any legal decision."""
    return rng.choice(decisions)


def preferring(*operations: int) -> Policy:
    """Any decision of the first of these operations that is legal, else any at all."""

    def choose(game: Game, decisions: list[int], rng: random.Random) -> int:
        for operation in operations:
            fitting = [one for one in decisions if codes.operation_of(one) == operation]
            if fitting:
                return rng.choice(fitting)
        return rng.choice(decisions)

    return choose


def keep_all(game: Game, decisions: list[int], rng: random.Random) -> int:
    """Draws tickets as long as there are any, and keeps them all."""
    keeps = [one for one in decisions if codes.operation_of(one) == codes.KEEP_TICKETS]
    if keeps:
        return max(keeps, key=lambda one: codes.thing_of(one).bit_count())
    return preferring(codes.DRAW_TICKETS)(game, decisions, rng)


def substitute(game: Game, decisions: list[int], rng: random.Random) -> int:
    """Hoards cards to claim with as many substitutes as it can."""
    best = max(decisions, key=codes.substitutes_of)
    if codes.substitutes_of(best):
        return best
    hand = sum(game.state.seat[game.awaited[0]].hand.card)
    return preferring(*((codes.CLAIM,) if hand > 20 else (codes.BLIND,)))(game, decisions, rng)


POLICIES: dict[str, Policy] = {
    "random": random_choice,
    "hoarder": preferring(codes.BLIND, codes.TAKE, codes.STOP),
    "collector": keep_all,
    "builder": preferring(codes.CLAIM, codes.PAY, codes.TAKE),
    "refuser": preferring(codes.WITHDRAW, codes.STATION, codes.CLAIM),
    "substituter": substitute,
}


def play_game(
    edition: Edition | str,
    seats: int,
    seed: str,
    policies: list[Policy],
    rng: random.Random,
    watch: Callable[[Game], None] | None = None,
) -> Game:
    """A whole game; `watch` sees it after every decision. Hoarders give in after 400 decisions."""
    players = [Player(f"Seat {seat + 1}", "bot:test") for seat in range(seats)]
    game = Game(edition, players, seed=seed)
    play_on(game, policies, rng, watch)
    return game


def play_on(
    game: Game,
    policies: list[Policy],
    rng: random.Random,
    watch: Callable[[Game], None] | None = None,
) -> None:
    """Play a game to its end."""
    made = 0
    while not game.is_over:
        policy = policies[game.awaited[0]] if made < 400 else random_choice
        game.decide(policy(game, sorted(game.decisions()), rng))
        made += 1
        if watch:
            watch(game)
