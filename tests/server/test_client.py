"""The client of docs/api.md: links, refusals, a bot that plays through a restart, looking on."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from branchline.client.bots import BotPlayer, play_bot
from branchline.client.links import TableLink
from branchline.client.seat import RemoteSeat
from branchline.client.server import Server
from branchline.client.views import edition_of, view_of
from branchline.errors import BadOption, CannotReach, ServerRefused
from branchline.game.far_views import LAYOUT
from branchline.game.legal import legal
from branchline.game.record import verify
from branchline.game.result import Result
from branchline.server.protocol import Opened, Say, Scene, SeatBot, Start
from server.processes import ServerProcess, sqlite_in

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://a.example/#k3v0.In-vi_te", TableLink("https://a.example", "k3v0", "In-vi_te")),
        ("https://a.example/t/k3v0#lower1", TableLink("https://a.example", "k3v0", "lower1")),
        ("https://a.example/x/t/k3v0#lower1", TableLink("https://a.example/x", "k3v0", "lower1")),
        ("https://a.example#k3v0.In-vi_te", TableLink("https://a.example", "k3v0", "In-vi_te")),
        ("https://a.example/t/k3v0#In-vi_te", TableLink("https://a.example", "k3v0", "In-vi_te")),
        ("http://[::1]:8720/t/k3v0", TableLink("http://[::1]:8720", "k3v0")),
        (" http://127.0.0.1:8720/#k3v0 ", TableLink("http://127.0.0.1:8720", "k3v0")),
        ("https://a.example/games/t/k3v0#x", TableLink("https://a.example/games", "k3v0", "x")),
    ],
)
def test_a_link_has_a_server_a_table_and_an_invitation(text: str, link: TableLink) -> None:
    assert TableLink.parse(text) == link
    assert TableLink.parse(str(link)) == link


@pytest.mark.parametrize(
    "text", ["", "k3v0", "https://a.example/", "ftp://a.example/t/k3v0", "https://a.example/t/"]
)
def test_what_is_no_link_is_told_what_one_looks_like(text: str) -> None:
    with pytest.raises(BadOption, match=r"https://example\.org/t/TABLE#INVITE"):
        TableLink.parse(text)


def test_a_server_that_is_not_there_is_named() -> None:
    with (
        Server("http://127.0.0.1:9") as server,
        pytest.raises(CannotReach, match=r"127\.0\.0\.1:9"),
    ):
        server.info("k3v0")


def test_a_refusal_has_its_key_and_a_sentence_in_the_language(server: ServerProcess) -> None:
    with Server(server.address, "fr") as french, pytest.raises(ServerRefused) as refusal:
        french.info("nosuchtable")
    assert refusal.value.key == "server-no-table"
    assert "table" in str(refusal.value)
    assert str(refusal.value) != "There is no such table, or its link is needed."


def seated(server: Server, bots: int = 0) -> Opened:
    """A table of two with its host in seat 0, and a bot of the server in seat 1 if wished."""
    one = server.open("europe", 2)
    server.sit(one.table, one.token, 0, "Ada")
    if bots:
        server.do(one.table, one.token, Start("start", "easy"))
    return one


def test_bots_from_elsewhere_play_each_other(server: ServerProcess) -> None:
    """One of ours by name, and a class of somebody else's."""
    bots = (
        "greedy",
        f"python:{EXAMPLES / 'longest_route_bot.py'}:LongestRouteBot",
    )
    with Server(server.address) as remote:
        one = seated(remote)
        joined = remote.join(TableLink(server.address, one.table, one.invite))
        remote.sit(one.table, joined.token, 1, "Bo")
        edition = edition_of(remote, "europe")

        async def both() -> list[Result | None]:
            seats = [
                RemoteSeat(server.address, one.table, token, seat)
                for seat, token in enumerate((one.token, joined.token))
            ]
            return await asyncio.gather(
                *(play_bot(bot, edition, seat) for bot, seat in zip(bots, seats, strict=True))
            )

        results = asyncio.run(both())
        assert results == [verify(remote.record(one.table, one.token)).result] * 2


def test_a_seat_comes_back_by_itself_after_a_restart(tmp_path: Path) -> None:
    """The server is killed twice while a bot plays; the client tells of it and misses nothing."""
    told: list[bool] = []
    with ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as process:
        with Server(process.address) as server:
            one = seated(server, bots=1)
            edition = edition_of(server, "europe")
        seat = RemoteSeat(process.address, one.table, one.token, 0, tell=told.append)

        async def play() -> Result | None:
            playing = asyncio.create_task(play_bot("greedy", edition, seat))
            for kills in (1, 2):
                while seat.seen < 10 * kills or told.count(True) < kills - 1:
                    await asyncio.sleep(0.02)
                process.kill()
                await asyncio.to_thread(process.start)
            return await playing

        result = asyncio.run(play())
        with Server(process.address) as server:
            assert verify(server.record(one.table, one.token)).result == result
    assert seat.cuts == 2
    assert told == [False, True] * 2


def test_a_view_from_far_is_the_view_of_the_table(server: ServerProcess) -> None:
    with Server(server.address) as remote:
        one = seated(remote, bots=1)
        edition = edition_of(remote, "europe")
        seat = RemoteSeat(server.address, one.table, one.token, 0, numbers=LAYOUT)

        async def look() -> Scene:
            async with seat:
                async for scene in seat:
                    if scene.choices:
                        return scene
            raise AssertionError

        scene = asyncio.run(look())
        view = view_of(scene, edition, 0)
        assert view is not None
        assert view.is_awaited
        assert scene.view is not None
        assert (view.hand, view.offer) == (scene.view.hand, scene.view.offer)
        assert legal(view).choices() == scene.choices
        assert BotPlayer("greedy", edition, 0).choose(scene).startswith("keep ")


def test_another_layout_of_numbers_is_refused_in_words(server: ServerProcess) -> None:
    with Server(server.address) as remote:
        one = seated(remote)

    async def look() -> None:
        async with RemoteSeat(server.address, one.table, one.token, 0, numbers="older") as seat:
            await seat.scene()

    with pytest.raises(ServerRefused, match="another version"):
        asyncio.run(look())


def test_who_may_not_stay_is_told_why_whatever_they_do_next(server: ServerProcess) -> None:
    async def look() -> None:
        async with RemoteSeat(server.address, "nosuchtable", "x" * 20, 0) as seat:
            with pytest.raises(ServerRefused, match="no such table"):
                await seat.scene()
            with pytest.raises(ServerRefused, match="no such table"):
                await seat.act("blind")

    asyncio.run(look())


def test_a_refused_command_leaves_the_seat_where_it_is(server: ServerProcess) -> None:
    with Server(server.address) as remote:
        one = seated(remote, bots=1)

    async def try_things() -> int:
        async with RemoteSeat(server.address, one.table, one.token, 0) as seat:
            await seat.scene()
            with pytest.raises(ServerRefused, match="R-ALL-SET-3"):
                await seat.act("blind")
            return await seat.do(Say("said", preset="hello"))

    assert asyncio.run(try_things()) > 0


def test_a_command_on_its_way_through_a_cut_is_done_once(server: ServerProcess) -> None:
    """The socket is closed right after sending; the same command is sent again on the next one."""
    with Server(server.address) as remote:
        one = seated(remote)

    async def say_through_cuts() -> tuple[list[int], int]:
        async with RemoteSeat(server.address, one.table, one.token, None) as seat:
            first = await seat.scene()
            numbers: list[int] = []
            for number in range(10):
                saying = asyncio.create_task(seat.do(Say(f"say {number}", preset="hello")))
                await asyncio.sleep(0)
                assert seat._socket is not None
                with_close = seat._socket.close()
                await with_close
                numbers.append(await saying)
            return numbers, first.number

    numbers, first = asyncio.run(say_through_cuts())
    assert numbers == list(range(first + 1, first + 11))


def test_looking_on_needs_no_seat(server: ServerProcess) -> None:
    with Server(server.address) as remote:
        one = seated(remote)

    async def watch() -> Scene:
        async with RemoteSeat(server.address, one.table, one.invite) as seat:
            return await seat.scene()

    scene = asyncio.run(watch())
    assert scene.table.seats[0].name == "Ada"


def test_the_socket_of_a_seat_can_be_used_alone(server: ServerProcess) -> None:
    with Server(server.address) as remote:
        one = seated(remote)

    async def greet() -> None:
        seat = RemoteSeat(server.address, one.table, one.token, 0)
        socket = await seat.connect()
        assert isinstance(await seat.hear(socket), Scene)
        await socket.close()
        with pytest.raises(ConnectionClosed):
            await seat.hear(socket)

    asyncio.run(greet())


def test_the_example_joins_by_its_link_and_plays_to_the_end(server: ServerProcess) -> None:
    with Server(server.address) as remote:
        one = remote.open("europe", 2)
        remote.do(one.table, one.token, SeatBot("bot", 0, "greedy"))
        link = TableLink(server.address, one.table, one.invite)
        done = subprocess.run(
            [sys.executable, EXAMPLES / "join_table.py", str(link)],
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        result = verify(remote.record(one.table, one.token)).result
    assert result
    assert done.stdout == f"sits in seat 1\nwinners: {result.winners}\n"
