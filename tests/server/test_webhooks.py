"""Webhooks: one signed notice a turn, sent beside everything else, and never to private places."""

import asyncio
import hashlib
import hmac
import json
import sqlite3
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from branchline.server.delivering import Undelivered, address_of, is_public, new_client, post
from branchline.server.protocol import TurnNotice
from server.clients import Desk, Refusing
from server.processes import ServerProcess, sqlite_in, wait_until
from server.test_leaving import offer

DATA = Path(__file__).parent / "data"


class Receiver:
    """A real server that notes what it is sent."""

    def __init__(self, certificate: Path | None = None) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        """What to answer first; then 204."""
        self.pause = 0.0
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.heard.append(({**self.headers, "path": self.path}, body))
                time.sleep(receiver.pause)
                status = receiver.statuses.pop(0) if receiver.statuses else 204
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever)

    @property
    def notices(self) -> list[TurnNotice]:
        return [msgspec.json.decode(body, type=TurnNotice) for _, body in self.heard]


@contextmanager
def receiving(certificate: Path | None = None) -> Iterator[Receiver]:
    receiver = Receiver(certificate)
    receiver.thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        receiver.thread.join()
        receiver.server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


@pytest.fixture(scope="module")
def obliging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose host allows private webhooks."""
    folder = tmp_path_factory.mktemp("obliging")
    with ServerProcess(sqlite_in(folder), folder, "--allow-private-webhooks") as server:
        yield server


def set_webhook(desk: Desk, table: str, token: str, url: str) -> str:
    """The secret that notices are signed with."""
    body = {"url": url}
    return desk.call("PUT", f"/api/tables/{table}/webhook", token, body)["secret"]


def table_with_webhook(desk: Desk, receiver: Receiver) -> tuple[str, list[str], str]:
    """A table of two in play, where the second is told of turns; tokens and the secret."""
    one = desk.open("europe", 2, pace={"type": "slow", "days": 3})
    _, other = desk.join(one.table, one.invite)
    secret = set_webhook(desk, one.table, other, f"http://127.0.0.1:{receiver.port}/hook?a=1")
    desk.sit(one.table, one.token, 0, "Ada")
    desk.sit(one.table, other, 1, "Bo")
    wait_until(lambda: desk.table(one.table, other)["phase"] == "playing")
    return one.table, [one.token, other], secret


def keep_tickets(desk: Desk, table: str, tokens: list[str]) -> None:
    for seat, token in enumerate(tokens):
        kept = ",".join(offer(desk, table, token, seat))
        desk.command(table, token, "act", seat=seat, action=f"keep {kept}")


def take_turn(desk: Desk, table: str, tokens: list[str]) -> int:
    """Whoever is asked draws two cards; the seat."""
    [seat] = desk.table(table, tokens[0])["awaited"]
    for _ in range(2):
        desk.command(table, tokens[seat], "act", seat=seat, action="blind")
    return seat


def test_one_signed_notice_a_turn(obliging: ServerProcess, receiver: Receiver) -> None:
    with Desk(obliging.address) as desk:
        table, tokens, secret = table_with_webhook(desk, receiver)
        wait_until(lambda: len(receiver.heard) == 1)
        keep_tickets(desk, table, tokens)
        turns = [take_turn(desk, table, tokens) for _ in range(6)]
        assert turns.count(1) == 3
        [asked] = desk.table(table, tokens[0])["awaited"]
        wait_until(
            lambda: receiver.notices[-1].number >= desk.table(table, tokens[0])["number"] - 2
        )
        headers, body = receiver.heard[-1]
        notice = receiver.notices[-1]
        assert (notice.table, notice.seat, notice.player, notice.name) == (table, 1, 1, "Bo")
        assert notice.edition == "europe"
        assert notice.link == f"{obliging.address}/t/{table}"
        assert notice.deadline is not None
        assert notice.deadline - notice.time > 2 * 24 * 3600 * 1000
        assert json.loads(body)["type"] == "turn"
        expected = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
        assert headers["Branchline-Signature"] == f"sha256={expected}"
        assert headers["Branchline-Notice"] == f"{table}.1.{notice.number}"
        assert headers["Host"] == f"127.0.0.1:{receiver.port}"
        assert headers["path"] == "/hook?a=1"
        assert not [token for token in (*tokens, secret) if token in f"{headers}{body.decode()}"]
        numbers = [one.number for one in receiver.notices]
        assert len(set(numbers)) == len(numbers) <= 1 + 3 + (asked == 1), "a turn, a notice"


def test_a_notice_is_not_sent_again_after_a_restart(tmp_path: Path, receiver: Receiver) -> None:
    server = ServerProcess(sqlite_in(tmp_path), tmp_path, "--allow-private-webhooks").start()
    with Desk(server.address) as desk:
        table, tokens, _ = table_with_webhook(desk, receiver)
        wait_until(lambda: len(receiver.heard) == 1)
        wait_until(lambda: "notices_sent_total 1" in desk.http.get("/metrics").text)
        time.sleep(0.2)
        server.kill()
        server.start()
        receiver.pause = 5.0
        keep_tickets(desk, table, tokens)
        while desk.table(table, tokens[0])["awaited"] != [1]:
            take_turn(desk, table, tokens)
        wait_until(lambda: len(receiver.heard) == 2)
        server.kill()
        server.start()
        time.sleep(1.0)
        server.kill()
    numbers = [notice.number for notice in receiver.notices]
    assert len(set(numbers)) == len(numbers) == 2, "what was cut off is sent again after a while"


def test_a_notice_that_does_not_arrive_is_tried_again(
    obliging: ServerProcess, receiver: Receiver
) -> None:
    receiver.statuses = [500]
    with Desk(obliging.address) as desk:
        table_with_webhook(desk, receiver)
        wait_until(lambda: len(receiver.heard) == 2)
        first, second = (headers["Branchline-Notice"] for headers, _ in receiver.heard)
        assert first == second


def test_redirections_are_not_followed(obliging: ServerProcess, receiver: Receiver) -> None:
    receiver.statuses = [302]
    with Desk(obliging.address) as desk:
        table_with_webhook(desk, receiver)
        wait_until(lambda: len(receiver.heard) == 2)
        assert {headers["path"] for headers, _ in receiver.heard} == {"/hook?a=1"}


def test_a_receiver_that_never_answers_holds_nobody_up(
    obliging: ServerProcess, receiver: Receiver
) -> None:
    receiver.pause = 8.0
    with Desk(obliging.address) as desk:
        table, tokens, _ = table_with_webhook(desk, receiver)
        wait_until(lambda: len(receiver.heard) == 1)
        began = time.monotonic()
        keep_tickets(desk, table, tokens)
        for _ in range(4):
            take_turn(desk, table, tokens)
        assert time.monotonic() - began < 5


def test_a_removed_webhook_is_told_nothing(obliging: ServerProcess, receiver: Receiver) -> None:
    with Desk(obliging.address) as desk:
        table, tokens, _ = table_with_webhook(desk, receiver)
        wait_until(lambda: len(receiver.heard) == 1)
        desk.call("DELETE", f"/api/tables/{table}/webhook", tokens[1])
        keep_tickets(desk, table, tokens)
        for _ in range(3):
            take_turn(desk, table, tokens)
        time.sleep(0.5)
        assert len(receiver.heard) == 1


def test_nobody_sets_a_webhook_for_another(desk: Desk) -> None:
    one = desk.open()
    for token in ("", one.invite, "x" * 32):
        with pytest.raises(Refusing) as error:
            set_webhook(desk, one.table, token, "https://example.org/")
        assert error.value.args[0]["key"] == "server-no-table"


@pytest.mark.parametrize(
    "url",
    [
        *("http://127.0.0.1:9/", "http://localhost/", "https://[::1]/", "http://0.0.0.0/"),
        *("http://10.1.2.3/", "http://192.168.1.1/", "http://172.16.0.1/", "http://100.64.0.1/"),
        *("http://169.254.169.254/latest/meta-data", "http://[fe80::1]/", "http://[fd00::1]/"),
        *("http://224.0.0.1/", "http://255.255.255.255/", "http://[ff02::1]/"),
        *("http://2130706433/", "http://0x7f.1/", "http://127.1/", "http://[::ffff:127.0.0.1]/"),
        *("http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://no-such-host.invalid/"),
        *(
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://",
            "//example.org",
            "",
            "http://\0/",
        ),
        "https://ada:secret@192.0.2.1/",
    ],
)
def test_a_webhook_to_a_private_place_or_none_is_refused(desk: Desk, url: str) -> None:
    one = desk.open()
    with pytest.raises(Refusing) as error:
        set_webhook(desk, one.table, one.token, url)
    assert error.value.args[0]["key"] == "server-bad-webhook"
    assert error.value.args[1] == 400
    assert desk.table(one.table, one.token)["number"] == 0, "nothing has changed"


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450::1"])
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(address)


def test_one_private_address_among_several_is_enough_to_refuse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name whose addresses change between the check and the call leads nowhere, because the
    call goes to the address that was checked."""
    answers = [(2, 1, 6, "", (address, 0)) for address in ("93.184.215.14", "10.0.0.1")]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: answers)
    url = httpx.URL("https://mixed.example/")
    with pytest.raises(Undelivered):
        asyncio.run(address_of(url, allow_private=False))
    answers.pop()
    assert asyncio.run(address_of(url, allow_private=False)) == "93.184.215.14"


def test_the_call_goes_to_the_checked_address_under_the_name_of_the_host() -> None:
    """Over TLS: the certificate is checked against the name, and the name is never resolved."""
    trusted = ssl.create_default_context(cafile=DATA / "hook.example.pem")

    async def send(port: int, host: str, client: httpx.AsyncClient) -> None:
        url = httpx.URL(f"https://{host}:{port}/turn")
        async with client:
            await post(client, url, "127.0.0.1", b"{}", {})

    with receiving(DATA / "hook.example.pem") as receiver:
        trusting = httpx.AsyncClient(verify=trusted, trust_env=False)
        asyncio.run(send(receiver.port, "hook.example", trusting))
        [(headers, body)] = receiver.heard
        assert (headers["Host"], body) == (f"hook.example:{receiver.port}", b"{}")
        for host, client in (
            ("other.example", httpx.AsyncClient(verify=trusted, trust_env=False)),
            ("hook.example", new_client()),
        ):
            with pytest.raises(Undelivered):
                asyncio.run(send(receiver.port, host, client))
        assert len(receiver.heard) == 1


def test_webhooks_are_forgotten_when_the_game_is_over(
    obliging: ServerProcess, receiver: Receiver
) -> None:
    def kept(table: str) -> list[Any]:
        with sqlite3.connect(obliging.database.removeprefix("sqlite:///")) as database:
            found = database.execute("SELECT * FROM webhooks WHERE table_id = ?", (table,))
            rows = found.fetchall()
        database.close()
        return rows

    with Desk(obliging.address) as desk:
        table, tokens, _ = table_with_webhook(desk, receiver)
        assert len(kept(table)) == 1
        desk.command(table, tokens[0], "abort")
        assert kept(table) == []
        with pytest.raises(Refusing) as error:
            set_webhook(desk, table, tokens[0], f"http://127.0.0.1:{receiver.port}/")
        assert error.value.args[0]["key"] == "server-game-over"
        assert kept(table) == []
