"""Searches whose play-outs are made together find what each finds alone."""

from concurrent.futures import CancelledError, ThreadPoolExecutor
from typing import Any

import pytest

from bots.moments import moments, place_in
from branchline.bots import gathering as module
from branchline.bots.gathering import Gathering
from branchline.bots.playouts import try_together
from branchline.bots.search import Budget, Search
from branchline.bots.search_bot import SearchBot
from branchline.game.game import Game


def think(game: Game, playouts: int) -> Search:
    """A search of the first awaited seat."""
    seat = game.awaited[0]
    bot = SearchBot(place_in(game, seat), Budget(playouts=playouts, ms=0.001))
    return bot.search(game.view(seat), 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_who_else_thinks_changes_nothing(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is not counted: the searches are allowed next to none of it."""
    batches: list[int] = []

    def note(searches: Any, worlds: Any, device: str) -> Any:
        batches.append(len(searches))
        return try_together(searches, worlds, device)

    monkeypatch.setattr(module, "try_together", note)
    games = moments("europe", seats)
    with ThreadPoolExecutor(len(games)) as pool, Gathering("cpu") as gathering:
        running = [pool.submit(gathering.run, think, game, 400) for game in games]
        together = [one.result() for one in running]
    assert max(batches) > 1
    for game, search in zip(games, together, strict=True):
        alone = alone_without_clock(game, 400)
        assert str(search.choices()) == str(alone.choices())
        assert search.worlds == alone.worlds


def alone_without_clock(game: Game, playouts: int) -> Search:
    """The same search on its own threads."""
    seat = game.awaited[0]
    bot = SearchBot(place_in(game, seat), Budget(playouts=playouts))
    return bot.search(game.view(seat), 1)


def test_what_goes_wrong_reaches_whoever_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: Any) -> Any:
        raise MemoryError("the device is full")

    monkeypatch.setattr(module, "try_together", fail)
    game = moments("europe", 2)[1]
    with ThreadPoolExecutor(2) as pool, Gathering("cpu") as gathering:
        running = [pool.submit(gathering.run, think, game, 60) for _ in range(2)]
        for one in running:
            with pytest.raises(MemoryError, match="full"):
                one.result()


def test_nobody_waits_for_ever() -> None:
    """Whoever asks once all is over hears so."""
    game = moments("europe", 2)[1]
    with Gathering("cpu") as gathering:
        pass
    with pytest.raises(CancelledError):
        gathering.run(think, game, 60)
    assert think(game, 60).worlds >= 0
