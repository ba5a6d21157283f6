"""A table on a server, joined at a pseudo-terminal and with a bot: sit, play, cuts, coming back."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.client.links import TableLink
from branchline.client.server import Server
from branchline.game.record import verify
from branchline.server.protocol import Opened, Say, SeatBot
from server.clients import Desk
from server.processes import ServerProcess, sqlite_in
from server.test_votes import Impatient, wait_for_a_vote
from terminal.pseudo import PseudoTerminal, environment


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    with ServerProcess(sqlite_in(folder), folder, "--bot-workers", "1") as running:
        yield running


def opened(server: ServerProcess, bots: int, seats: int = 2) -> tuple[Opened, str]:
    """A table whose last seats are bots', and its link."""
    with Server(server.address) as remote:
        one = remote.open("north-america", seats)
        for seat in range(seats - bots, seats):
            remote.do(one.table, one.token, SeatBot(f"bot {seat}", seat, "random"))
    return one, str(TableLink(server.address, one.table, one.invite))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_person_sits_down_and_plays_by_the_link(
    server: ServerProcess, tmp_path: Path, language: str
) -> None:
    one, link = opened(server, bots=1)
    game = PseudoTerminal("join", link, "--name", "Ada", "--lang", language, home=tmp_path)
    shown = game.read()
    assert {"en": "You sit in seat 1 of 2", "fr": "Vous êtes à la place 1 sur 2"}[language] in shown
    with Server(server.address) as remote:
        assert remote.info(one.table, one.token).seats[0].name == "Ada"
    shown = game.type("1 2")
    assert {"en": "Your turn", "fr": "À vous"}[language].casefold() in shown.casefold()
    shown = game.type("6")
    second = game.type("6")
    assert {"en": "Your turn", "fr": "À vous"}[language].casefold() in second.casefold()
    assert {"en": "nothing is taken back", "fr": "rien n'est repris"}[language] in game.type("undo")
    game.type("quit")
    last = game.type({"en": "y", "fr": "o"}[language])
    assert {"en": "the same command", "fr": "La même commande"}[language] in last
    assert game.end() == 0
    again = PseudoTerminal("join", link, "--lang", language, home=tmp_path)
    shown = again.read()
    assert {"en": "back in your seat", "fr": "de retour à votre place"}[language] in shown
    assert {"en": "Your turn", "fr": "À vous"}[language].casefold() in shown.casefold()
    again.interrupt()
    assert again.end() == 130


def test_a_restart_of_the_server_is_told_and_survived(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server:
        one, link = opened(server, bots=1)
        game = PseudoTerminal("join", link, "--name", "Ada", home=tmp_path)
        game.read()
        game.type("1 2")
        server.kill()
        server.start()
        shown = game.type("6")
        assert "The connection is lost" in shown
        assert "The connection is back" in shown
        with Server(server.address) as remote:
            table = remote.info(one.table, one.token)
        assert table.phase == "playing"
        game.interrupt()
        assert game.end() == 130


def test_people_wait_for_each_other_and_hear_what_is_said(
    server: ServerProcess, tmp_path: Path
) -> None:
    one, link = opened(server, bots=0)
    ada = PseudoTerminal("join", link, "--name", "Ada", home=tmp_path / "ada")
    bo = PseudoTerminal("join", link, "--name", "Bo", "--seat", "2", home=tmp_path / "bo")
    first, second = ada.read(), bo.read()
    assert "You sit in seat 1 of 2" in first
    assert "You sit in seat 2 of 2" in second
    with Server(server.address) as remote:
        remote.do(one.table, one.token, Say("hello", preset="good_luck"))
    assert "Against people there are no hints" in ada.type("hint")
    ada.post("1 2")
    assert "Good luck!" in ada.read_until("Good luck!")
    bo.post("1 2")
    bo.read_until("Good luck!")
    for game in (ada, bo):
        game.interrupt()
        assert game.end() == 130


def test_who_waits_is_told_of_votes(tmp_path: Path) -> None:
    with (
        Impatient(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server,
        Desk(server.address) as desk,
    ):
        one, link = opened(server, bots=0, seats=3)
        _, cy = desk.join(one.table, one.invite)
        desk.sit(one.table, cy, 2, "Cy")
        ada = PseudoTerminal("join", link, "--name", "Ada", home=tmp_path / "ada")
        bo = PseudoTerminal("join", link, "--name", "Bo", "--seat", "2", home=tmp_path / "bo")
        ada.read()
        bo.read()
        ada.post("1 2")
        wait_for_a_vote(desk, one.table, cy, 1)
        desk.command(one.table, cy, "vote", seat=1)
        ada.read_until("Cy wants a bot to play for Bo (1 of 2).")
        for game in (ada, bo):
            game.interrupt()
            assert game.end() == 130


def test_a_bot_plays_to_the_end_by_the_link(server: ServerProcess, tmp_path: Path) -> None:
    one, link = opened(server, bots=1)
    done = subprocess.run(
        [sys.executable, "-m", "branchline", "join", link, "--bot", "greedy", "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        env=environment(tmp_path),
    )
    with Server(server.address) as remote:
        result = verify(remote.record(one.table, one.token)).result
    assert result
    assert "You sit in seat 1 of 2" in done.stdout
    assert " win" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "is no link to a table"),
        (["http://127.0.0.1:9/t/abc#x"], "does not answer"),
        (["LINK", "--bot", "gredy"], "did you mean greedy"),
        (["LINK", "--seat", "5"], "the free seats are 1"),
        (["FULL"], "all seats of this table are taken"),
    ],
)
def test_what_cannot_be_joined_is_said_in_one_line(
    server: ServerProcess, tmp_path: Path, arguments: list[str], words: str
) -> None:
    _, link = opened(server, bots=1)
    _, full = opened(server, bots=2)
    given = [{"LINK": link, "FULL": full}.get(one, one) for one in arguments]
    done = subprocess.run(
        [sys.executable, "-m", "branchline", "join", *given, "--name", "Ada"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=environment(tmp_path),
    )
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
