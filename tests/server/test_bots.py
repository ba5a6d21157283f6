"""Bots think in processes of their own, see their view only, and are asked again if one dies."""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bots.moments import moments, place_in
from branchline.bots.registry import make_bot
from branchline.game.far_views import view_from_numbers
from branchline.game.game import Game
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
                view.edition, game.options, seat, view.numbers(), view.names, view.kept
            )
            assert far == view
            assert far.names == view.names
            assert far.is_awaited == view.is_awaited
            assert legal(far).choices() == legal(view).choices()


def question_in(game: Game, bot: str) -> Question:
    """What the seat that is to decide asks a bot far away."""
    seat = game.awaited[0]
    view = game.view(seat)
    return Question(
        id=1,
        table=f"{id(game)}",
        edition=game.edition.key,
        edition_hash=game.edition.hash,
        options=game.options,
        seats=len(game.players),
        seat=seat,
        bot=bot,
        seed=place_in(game, seat).seed,
        view=tuple(view.numbers()),
        names=view.names,
    )


def test_a_bot_far_away_decides_the_same() -> None:
    thinker = Thinker(editions_with(()))
    for game in moments("europe", 3):
        view, place = game.view(game.awaited[0]), place_in(game, game.awaited[0])
        for bot in ("medium", "wary", "random"):
            question = question_in(game, bot)
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


def test_a_worker_ends_with_its_server_whatever_it_does() -> None:
    """Here it waits for a question that may still come, but not from the server."""
    worker = f"[{sys.executable!r}, '-m', 'branchline.server.thinking']"
    server = subprocess.Popen(
        [sys.executable, "-c", f"import subprocess; subprocess.Popen({worker}).wait()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert server.stdin
    assert server.stdout
    server.stdin.write(msgspec.json.encode(question_in(Game("europe", 3), "random")) + b"\n")
    server.stdin.flush()
    assert b"keep" in server.stdout.readline()
    server.kill()
    server.wait()
    ready, _, _ = select.select([server.stdout], [], [], 60)
    assert ready, "the worker holds its output open"
    assert server.stdout.read() == b""
    server.stdout.close()
    server.stdin.close()
