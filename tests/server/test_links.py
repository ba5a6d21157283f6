"""One-time links: a player's seats on another device."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from branchline.server.links import LASTS, Links, seal, unseal
from branchline.server.store import Store
from branchline.server.tokens import hash_token, new_token
from server.clients import Desk, Refusing
from server.processes import ServerProcess, sqlite_in
from server.test_leaving import table_of_two
from server.test_store import TABLE, with_store


def link_of(desk: Desk, table: str, token: str) -> str:
    return desk.call("POST", f"/api/tables/{table}/link", token)["link"]


def exchanged(desk: Desk, table: str, link: str) -> tuple[int, str]:
    answer = desk.call("POST", f"/api/tables/{table}/exchange", link)
    return answer["player"], answer["token"]


def is_worthless(desk: Desk, table: str, link: str) -> bool:
    with pytest.raises(Refusing) as error:
        exchanged(desk, table, link)
    return error.value.args[0]["key"] == "server-link-used"


def test_a_link_is_good_once(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)
    link = link_of(desk, table, bo)
    assert exchanged(desk, table, link) == (1, bo)
    desk.command(table, bo, "say", preset="hello")
    assert is_worthless(desk, table, link)
    assert is_worthless(desk, table, ada), "a player's token is no link"
    assert is_worthless(desk, "nowhere", link), "the answer is the same without a table"
    assert is_worthless(desk, table, "")


def test_a_new_link_and_a_new_token_end_the_old_link(desk: Desk) -> None:
    table, ada, bo = table_of_two(desk)
    first, second, others = (
        link_of(desk, table, ada),
        link_of(desk, table, ada),
        link_of(desk, table, bo),
    )
    assert is_worthless(desk, table, first)
    renewed = desk.call("POST", f"/api/tables/{table}/renew", ada)["token"]
    assert is_worthless(desk, table, second)
    assert exchanged(desk, table, link_of(desk, table, renewed)) == (0, renewed)
    assert exchanged(desk, table, others) == (1, bo)
    with pytest.raises(Refusing):
        link_of(desk, table, ada)


def test_a_link_expires_and_old_ones_die(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        token, now = new_token(), 1_000_000
        await store.add_table(msgspec.structs.replace(TABLE, players=[hash_token(token)]))
        links = Links(store, lambda: now)
        link, expires = await links.make("one", 0, token)
        assert expires == now + LASTS
        now += LASTS
        assert await links.use("one", link) is None
        link, _ = await links.make("one", 0, token)
        now += LASTS - 1
        taken = await asyncio.gather(*(links.use("one", link) for _ in range(20)))
        assert [one for one in taken if one] == [(0, token)], "once, whoever comes first"

    with_store(sqlite_in(tmp_path), use)


def test_a_link_is_not_in_the_database(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path), tmp_path) as server, Desk(server.address) as desk:
        one = desk.open("europe", 2)
        link = link_of(desk, one.table, one.token)
        server.stop()
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert one.table.encode() in kept
        assert link.encode() not in kept
        assert one.token.encode() not in kept
        server.start()
        assert exchanged(desk, one.table, link) == (0, one.token), "a restart ends no link"


def test_a_token_is_sealed_with_its_link() -> None:
    token, link = new_token(), new_token()
    assert unseal(seal(token, link), link) == token
    assert seal(token, link) != seal(token, new_token())
