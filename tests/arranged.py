"""Games taken to a position in a line or two, and what a refused action must leave alone."""

import random
from collections.abc import Mapping
from typing import Any

from branchline.editions.edition import CARDS
from branchline.engine.rules import records
from branchline.game.game import Game
from policies import POLICIES, codes


def begun(key: str, seats: int = 2, seed: str = "begun", **options: bool) -> Game:
    """A game in which seat 0 begins its first turn: first tickets are kept, and all hands empty."""
    game = Game(key, seats, seed=seed, first_seat=0, options=options)
    while game.phase == "first_keep":
        game.decide(game.decisions()[-1])
    for seat in range(seats):
        hold(game, seat)
    return game


def hold(game: Game, seat: int, cards: Mapping[str, int] | None = None) -> None:
    """Give the seat exactly these cards; nobody asks where they come from."""
    hand = game.state.seat[seat].hand
    for index, card in enumerate(CARDS):
        hand.card[index] = (cards or {}).get(card, 0)
    hand.total = sum(hand.card)


def empty_piles(game: Game) -> None:
    """No card is left in deck and discard."""
    for pile in (game.state.deck, game.state.discard):
        for index in range(len(CARDS)):
            pile.card[index] = 0
        pile.total = 0


def show(game: Game, *cards: str) -> None:
    """The market holds exactly these cards."""
    for slot in range(codes.MARKET):
        game.state.market[slot] = CARDS.index(cards[slot]) if slot < len(cards) else codes.NONE


def own(game: Game, seat: int, route: str) -> None:
    """The route is the seat's."""
    game.state.owner[game.edition.route_numbers[route]] = seat


def everything(game: Game) -> tuple[Any, ...]:
    """All that a refused action may not change."""
    return (
        records.flatten(game.state, records.STATE),
        game.actions[:],
        game.events[:],
        game.players[:],
        game.awaited,
    )


def play_some(key: str, seats: int, seed: int, decisions: int, temper: str) -> Game:
    """A game after so many decisions, or at its end."""
    game = Game(key, seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if game.is_over:
            break
        game.decide(POLICIES[temper](game, game.decisions(), rng))
    return game
