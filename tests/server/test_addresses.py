"""Whatever stands in an address or in a text of a message: a clear answer, on both databases, and
never one that the server or its database is at fault."""

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.clients import Desk
from server.processes import ServerProcess, sqlite_in

CONTROLS = ["a\0b", "\0", "\x01", "a\nb", "\x1b[2J", "\x7f", "\x85", "x" * 30 + "\0"]
ODD = ["", " ", "a\u202eb", "\U0001f682", "'", '"', "%", "\\", "..", "é" * 40, "\ufffd", "x" * 5000]
"""Strange, but nothing that no address may hold."""
PATHS = [
    "/api/tables/{}",
    "/api/tables/{}/shuffle",
    "/api/tables/{}/record",
    "/api/tables/{}/replay",
    "/api/tables/{}/scoring",
    "/api/tables/{}/position.svg",
    "/api/profiles/{}",
    "/api/replays/{}",
    "/api/replays/{}/record",
    "/api/editions/{}",
    "/api/editions/{}/board.svg",
    "/api/tables?edition={}",
    "/api/tables?before={}",
    "/api/tables?before=1.{}",
    "/api/tables?phase={}",
    "/api/tables?seats={}",
    "/api/tables?unknown={}",
    "/api/tables?{}=1",
    "/api/leaders?seats=2&edition={}",
    "/api/replays?edition={}",
    "/api/replays?before={}",
    "/api/records?edition={}",
    "/api/records?before=1.{}",
    "/{}",
    "/t/{}",
]
POSTS = ["join", "renew", "commands", "rematch", "takeback", "link", "exchange"]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def desk(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Desk]:
    """A server on each database."""
    folder: Path = tmp_path_factory.mktemp("addresses")
    kind: str = request.param
    url = sqlite_in(folder) if kind == "sqlite" else request.getfixturevalue("database")
    options = ("--bot-workers", "1", "--tables-per-address", "100000")
    with ServerProcess(url, folder, *options) as server, Desk(server.address) as desk:
        yield desk


def check(answer: httpx.Response, text: str) -> None:
    """Raise if the answer is that the server, or its database, is at fault."""
    assert answer.status_code < 500, (text, answer.text)
    assert answer.status_code != 429, "else nothing was tried"


@pytest.mark.parametrize("path", PATHS)
def test_a_control_character_in_an_address_is_refused(desk: Desk, path: str) -> None:
    for text in CONTROLS:
        answer = desk.http.get(path.format(quote(text, safe="")))
        assert answer.status_code in (400, 404), (text, answer.text)
        assert answer.json()["sentence"]


@pytest.mark.parametrize("path", PATHS)
def test_a_strange_address_is_answered(desk: Desk, path: str) -> None:
    for text in ODD:
        answer = desk.patient(partial(desk.http.get, path.format(quote(text, safe=""))))
        check(answer, text)


@pytest.mark.parametrize("path", POSTS)
def test_nothing_is_done_at_an_address_with_a_control_character(desk: Desk, path: str) -> None:
    one = desk.open("europe", 2)
    headers = {"Authorization": f"Bearer {one.token}"}
    for text in CONTROLS:
        address = f"/api/tables/{one.table}{quote(text, safe='')}/{path}"
        assert desk.http.post(address, headers=headers, json={}).status_code == 400


def test_a_socket_with_a_control_character_in_its_address_is_refused(desk: Desk) -> None:
    async def open_socket(table: str) -> None:
        address = desk.address.replace("http", "ws")
        async with connect(f"{address}/api/tables/{table}/socket", proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            await socket.recv()

    for text in CONTROLS:
        with pytest.raises(InvalidStatus) as error:
            asyncio.run(open_socket(quote(text, safe="")))
        assert error.value.response.status_code in (400, 403)
    assert desk.http.get("/readyz").status_code == 200


def with_text(message: Any, text: str) -> Iterator[Any]:
    """The message, with the text in the place of each of its texts in turn."""
    for name, value in message.items():
        if isinstance(value, str) and name != "type":
            yield {**message, name: text}


COMMANDS = [
    {"type": "sit", "id": "1", "seat": 0, "name": "Ada", "contribution": "x", "profile": ""},
    {"type": "seat_bot", "id": "2", "seat": 1, "bot": "easy"},
    {"type": "start", "id": "3", "bot": "easy"},
    {"type": "act", "id": "4", "seat": 0, "action": "blind"},
    {"type": "intend", "id": "5", "seat": 0, "action": "claim a-b red:1"},
    {"type": "replace", "id": "6", "seat": 0, "bot": "easy"},
    {"type": "say", "id": "7", "preset": "hello", "text": ""},
]


@pytest.mark.parametrize("message", COMMANDS, ids=lambda message: message["type"])
def test_a_control_character_in_a_command_does_no_harm(desk: Desk, message: Any) -> None:
    """It is refused, taken out of a name, or kept as it is in what goes into the shuffle."""
    for text in [*CONTROLS, *ODD]:
        one = desk.open("europe", 2, chat="free")
        headers = {"Authorization": f"Bearer {one.token}"}
        path = f"/api/tables/{one.table}/commands"
        for body in with_text(message, text):
            send = partial(desk.http.post, path, headers=headers, json=body)
            check(desk.patient(send), text)
        info = desk.table(one.table, one.token)
        assert all(seat.get("name", "").isprintable() for seat in info["seats"])


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("/api/tables", {"edition": "europe", "seats": 2, "visibility": "private"}),
        ("/api/profiles", {"name": "Ada"}),
        ("/api/verify", {"format": "branchline-record/1", "edition": "europe", "seed": "x"}),
        ("/api/replays", {"format": "branchline-record/1", "edition": "europe", "seed": "x"}),
    ],
)
def test_a_control_character_in_a_request_does_no_harm(desk: Desk, path: str, message: Any) -> None:
    for text in [*CONTROLS, *ODD]:
        for body in with_text(message, text):
            check(desk.patient(partial(desk.http.post, path, json=body)), text)


def test_a_control_character_in_a_webhook_is_refused(desk: Desk) -> None:
    one = desk.open("europe", 2)
    headers = {"Authorization": f"Bearer {one.token}"}
    for text in CONTROLS:
        body = {"url": f"https://example.org/{text}"}
        path = f"/api/tables/{one.table}/webhook"
        answer = desk.patient(partial(desk.http.put, path, headers=headers, json=body))
        assert answer.status_code == 400
