"""Bots think in processes of their own, see their view only, and are asked again if one dies."""

import os
import signal
from pathlib import Path

import pytest

from bots.moments import moments, place_in
from branchline.bots.registry import make_bot
from branchline.game.far_views import view_from_numbers
from branchline.game.legal import legal
from branchline.game.notation import format_action
from branchline.server.settings import editions_with
from branchline.server.thinking import Question, Thinker
from conftest import TABLES
from server.clients import Desk
from server.processes import ServerProcess, sqlite_in, wait_until


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_view_is_the_same_far_away(key: str, seats: int) -> None:
    for game in moments(key, seats):
        for seat in (*range(seats), None):
            view = game.view(seat)
            far = view_from_numbers(
                view.edition, game.options, seat, view.numbers(), view.names, view.has_kept
            )
            assert far == view
            assert far.names == view.names
            assert legal(far).choices() == legal(view).choices()


def test_a_bot_far_away_decides_the_same() -> None:
    thinker = Thinker(editions_with(()))
    for game in moments("europe", 3):
        seat = game.awaited[0]
        view = game.view(seat)
        place = place_in(game, seat)
        for bot in ("medium", "wary", "random"):
            question = Question(
                id=1,
                table=f"{id(game)}",
                edition="europe",
                edition_hash=game.edition.hash,
                options=game.options,
                seats=3,
                seat=seat,
                bot=bot,
                seed=place.seed,
                view=tuple(view.numbers()),
                names=view.names,
            )
            here = make_bot(bot, place).choose(view, legal(view))
            text = here if isinstance(here, str) else format_action(here)
            assert thinker.answer(question).action == text


def test_a_bots_process_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server:
        desk = Desk(server.address)
        one = desk.open("europe", 3)
        desk.command(one.table, one.token, "start", bot="medium")
        killed: set[int] = set()
        for _ in range(3):
            wait_until(lambda: bool(set(server.children()) - killed))
            [child] = set(server.children()) - killed
            number = desk.table(one.table, one.token)["number"]
            os.kill(child, signal.SIGKILL)
            killed.add(child)
            wait_until(lambda number=number: at(desk, one.table, one.token) > number)
        wait_until(lambda: desk.table(one.table, one.token)["phase"] == "over")
        assert "bot_processes_replaced_total 3" in desk.http.get("/metrics").text
        desk.close()


def at(desk: Desk, table: str, token: str) -> int:
    info = desk.table(table, token)
    return info["number"] if info["phase"] != "over" else 1 << 30


def test_nobody_waits_while_experts_think(desk: Desk) -> None:
    one = desk.open("europe", 5)
    desk.sit(one.table, one.token, 0, "Ada")
    desk.command(one.table, one.token, "start", bot="expert")
    answered = 0
    while desk.table(one.table, one.token)["awaited"] != [0]:
        answered += 1
    assert answered > 5, "a server that thinks itself would answer once, afterwards"
