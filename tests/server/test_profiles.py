"""Profiles: names claimed by a token, whose games are counted once, and rated against people."""

import asyncio
import random
import re
import sqlite3
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from branchline.game.result import Result, SeatScore, ranks_of
from branchline.server.profiles import Profiles
from branchline.server.ratings import Finish, Outcome, Standing, rated
from branchline.server.store import Store
from conftest import TINY
from server.clients import Desk, Person, Refusing, play_together
from server.processes import ServerProcess, sqlite_in, wait_until
from server.test_store import TABLE, with_store

names = (f"Player {number}" for number in range(10_000))


def claim(desk: Desk, name: str = "") -> tuple[str, str]:
    """A profile of its own: its name and token."""
    answer = desk.call("POST", "/api/profiles", body={"name": name or next(names)})
    return answer["name"], answer["token"]


def key_of(desk: Desk, method: str, path: str, token: str = "", body: object = None) -> str:
    with pytest.raises(Refusing) as error:
        desk.call(method, path, token, body)
    return error.value.args[0]["key"]


def standings(desk: Desk, name: str) -> list[dict[str, Any]]:
    return desk.call("GET", f"/api/profiles/{name}")["standings"]


def seated(desk: Desk, edition: str, *profiles: str, bots: int = 0) -> tuple[str, list[str]]:
    """A table where everybody sits with a profile, and bots besides; its id and their tokens."""
    one = desk.open(edition, len(profiles) + bots, visibility="listed")
    tokens = [one.token, *(desk.join(one.table)[1] for _ in profiles[1:])]
    for seat in range(len(profiles), len(profiles) + bots):
        desk.command(one.table, one.token, "seat_bot", seat=seat, bot="easy")
    for seat, (token, profile) in enumerate(zip(tokens, profiles, strict=True)):
        desk.command(one.table, token, "sit", seat=seat, name="Nobody", profile=profile)
    wait_until(lambda: desk.table(one.table)["phase"] == "playing")
    return one.table, tokens


def played(server: ServerProcess, desk: Desk, table: str, tokens: list[str]) -> Any:
    """Play to the end and wait until it is counted; the table."""
    people = [
        Person(lambda: server.address, table, token, seat, random.Random(seat))
        for seat, token in enumerate(tokens)
    ]
    over = play_together(*people)[0].number
    wait_until(lambda: desk.table(table)["number"] > over - 1 and is_counted(desk, table))
    return desk.table(table)


def is_counted(desk: Desk, table: str) -> bool:
    async def last() -> Any:
        person = Person(lambda: desk.address, table, "", None)
        async with await person.connect() as socket:
            return await person.hear(socket)

    return any(type(row.entry).__name__ == "Counted" for row in asyncio.run(last()).happened)


@pytest.fixture
def edition(desk: Desk) -> str:
    """The key of an edition whose games are short."""
    return desk.call("GET", "/api")["editions"][-1]["key"]


def test_a_name_is_claimed_once_and_only_its_token_opens_it(desk: Desk) -> None:
    name, token = claim(desk, "Ada Lovelace")
    assert re.fullmatch(r"[\w-]{32}", token), "192 bits"
    for same in ("Ada Lovelace", "ADA  LOVELACE", "ａda lovelace"):
        assert key_of(desk, "POST", "/api/profiles", body={"name": same}) == "server-name-taken"
    assert desk.call("GET", "/api/profile", token)["name"] == name
    assert desk.call("GET", "/api/profiles/ada%20lovelace")["name"] == name
    for wrong in ("", "x" * 32):
        assert key_of(desk, "GET", "/api/profile", wrong) == "server-no-profile"
        assert key_of(desk, "DELETE", "/api/profile", wrong) == "server-no-profile"
    assert key_of(desk, "GET", "/api/profiles/Charles") == "server-no-profile"


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a/b", "..", "<b>", "Ada\u202e?", "#1"])
def test_a_name_that_cannot_be_claimed(desk: Desk, name: str) -> None:
    key = key_of(desk, "POST", "/api/profiles", body={"name": name})
    assert key == "server-bad-profile-name"


def test_a_profile_is_renamed_and_its_old_name_is_free(desk: Desk) -> None:
    name, token = claim(desk)
    other, _ = claim(desk)
    path = "/api/profile/rename"
    assert key_of(desk, "POST", path, token, {"name": other}) == "server-name-taken"
    new = f"{name} the Second"
    assert desk.call("POST", path, token, {"name": new})["name"] == new
    assert key_of(desk, "GET", f"/api/profiles/{name}") == "server-no-profile"
    assert claim(desk, name)[0] == name


def test_a_renewed_profile_token_replaces_the_old_one(desk: Desk) -> None:
    name, token = claim(desk)
    renewed = desk.call("POST", "/api/profile/renew", token)["token"]
    assert key_of(desk, "GET", "/api/profile", token) == "server-no-profile"
    assert desk.call("GET", "/api/profile", renewed)["name"] == name


def test_a_seat_with_a_profile_has_its_name_and_nobody_sees_the_token(
    server: ServerProcess, desk: Desk, edition: str
) -> None:
    (ada, key), (bo, other) = claim(desk), claim(desk)
    table, tokens = seated(desk, edition, key, other)
    seats = desk.table(table)["seats"]
    assert [(one["name"], one["claimed"]) for one in seats] == [(ada, True), (bo, True)]
    played(server, desk, table, tokens)
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        kept = " ".join(database.iterdump())
    database.close()
    assert ada in kept
    for secret in (key, other):
        assert secret not in kept
        assert secret not in server.log.read_text()


def test_a_seat_needs_a_profile_that_exists(desk: Desk) -> None:
    one = desk.open()
    with pytest.raises(Refusing) as error:
        desk.command(one.table, one.token, "sit", seat=0, name="Ada", profile="x" * 32)
    assert error.value.args[0]["key"] == "server-no-profile"
    assert "name" not in desk.table(one.table, one.token)["seats"][0]


def test_a_game_is_counted_and_rated_for_those_who_played_it(
    server: ServerProcess, desk: Desk, edition: str
) -> None:
    (ada, key), (bo, other) = claim(desk), claim(desk)
    table, tokens = seated(desk, edition, key, other)
    assert standings(desk, ada) == []
    result = played(server, desk, table, tokens)["result"]
    lines = [standings(desk, name)[0] for name in (ada, bo)]
    for seat, line in enumerate(lines):
        assert (line["edition"], line["seats"], line["games"], line["rated"]) == (edition, 2, 1, 1)
        assert line["won"] == (seat in result["winners"])
        assert line["best"] == line["average"] == result["scores"][seat]["total"]
        assert line["left_early"] == 0
    if len(result["winners"]) == 1:
        [winner] = result["winners"]
        assert lines[winner]["rating"] > 1000 > lines[1 - winner]["rating"]
    board = desk.call("GET", f"/api/leaders?edition={edition}&seats=2")["leaders"]
    ratings = {one["name"]: one["rating"] for one in board}
    assert [ratings[ada], ratings[bo]] == [line["rating"] for line in lines]
    sure = [one["rating"] - 3 * one["deviation"] for one in board]
    assert all(left >= right - 4 for left, right in pairwise(sure))
    assert desk.call("GET", f"/api/leaders?edition={edition}&seats=5")["leaders"] == []


def test_a_game_with_bots_counts_but_rates_people_against_people_only(
    server: ServerProcess, desk: Desk, edition: str
) -> None:
    ada, key = claim(desk)
    table, tokens = seated(desk, edition, key, bots=1)
    played(server, desk, table, tokens)
    [line] = standings(desk, ada)
    assert (line["games"], line["rated"], line["rating"]) == (1, 0, None)


def test_who_gives_up_is_last_whatever_the_bot_that_plays_on_wins(
    server: ServerProcess, desk: Desk, edition: str
) -> None:
    (ada, key), (bo, other) = claim(desk), claim(desk)
    table, tokens = seated(desk, edition, key, other)
    desk.command(table, tokens[1], "resign", seat=1)
    played(server, desk, table, tokens[:1])
    [winner], [loser] = standings(desk, ada), standings(desk, bo)
    assert (winner["won"], winner["left_early"]) == (1, 0)
    assert (loser["won"], loser["left_early"], loser["rated"]) == (0, 1, 1)
    assert winner["rating"] > 1000 > loser["rating"]


def test_an_aborted_game_does_not_count(desk: Desk, edition: str) -> None:
    (ada, key), (_, other) = claim(desk), claim(desk)
    table, tokens = seated(desk, edition, key, other)
    desk.command(table, tokens[0], "abort")
    assert desk.table(table)["phase"] == "over"
    assert standings(desk, ada) == []


def test_who_plays_against_oneself_counts_nothing(
    server: ServerProcess, desk: Desk, edition: str
) -> None:
    ada, key = claim(desk)
    table, tokens = seated(desk, edition, key, key)
    played(server, desk, table, tokens)
    assert standings(desk, ada) == []


def test_nothing_is_left_of_a_deleted_profile(
    server: ServerProcess, desk: Desk, edition: str
) -> None:
    (ada, key), (bo, other) = claim(desk), claim(desk)
    table, tokens = seated(desk, edition, key, other)
    played(server, desk, table, tokens)
    file = server.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as database:
        [(profile,)] = database.execute("SELECT id FROM profiles WHERE name = ?", (ada,))
        assert profile in " ".join(database.iterdump())
    database.close()
    desk.call("DELETE", "/api/profile", key)
    assert key_of(desk, "GET", "/api/profile", key) == "server-no-profile"
    with sqlite3.connect(file) as database:
        assert profile not in " ".join(database.iterdump())
    database.close()
    assert [line["games"] for line in standings(desk, bo)] == [1], "others keep theirs"


def test_a_game_that_was_not_counted_before_a_crash_is_counted_at_the_next_start(
    tmp_path: Path,
) -> None:
    """And one that was, but whose log does not say so yet, is not counted again."""
    server = ServerProcess(sqlite_in(tmp_path), tmp_path, "--edition", TINY)
    with server, Desk(server.address) as desk:
        (ada, key), (_, other) = claim(desk), claim(desk)
        tables = []
        for _ in range(2):
            table, tokens = seated(desk, "tiny", key, other)
            played(server, desk, table, tokens)
            tables.append(table)
        assert standings(desk, ada)[0]["games"] == 2
        server.kill()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("""DELETE FROM log WHERE entry = '{"entry":"counted"}'""")
        database.execute("UPDATE tables SET due = 1")
        database.execute("UPDATE claims SET counted = 0 WHERE table_id = ?", (tables[1],))
        database.execute("DELETE FROM standings")
    database.close()
    with server, Desk(server.address) as desk:
        for table in tables:
            wait_until(lambda table=table: is_counted(desk, table))
        [line] = standings(desk, ada)
        assert (line["games"], line["rated"]) == (1, 1)


FINISHES = (Finish("a", 1, 90, True, False), Finish("b", 2, 70, False, False))


def test_a_game_is_counted_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.add_table(TABLE)
        profiles = Profiles(store)
        claims = []
        for name in ("Ada", "Bo"):
            _, token = await profiles.create(name)
            claims.append(await profiles.claim("one", await profiles.known(token)))
        outcome = Outcome(
            "one",
            "europe",
            2,
            tuple(
                Finish(claim, one.rank, one.points, one.has_won, one.has_left)
                for claim, one in zip(claims, FINISHES, strict=True)
            ),
        )
        await asyncio.gather(*(profiles.count(outcome) for _ in range(10)))
        elsewhere = Outcome("two", "europe", 2, outcome.finishes)
        await profiles.count(elsewhere)
        [line] = (await profiles.show("ada")).standings
        assert (line.games, line.won, line.rated) == (1, 1, 1)

    with_store(sqlite_in(tmp_path), use)


def test_a_rating_moves_less_the_surer_it_is() -> None:
    ada, bo = Standing(), Standing()
    moves = []
    for _ in range(20):
        before = ada.rating
        ada, bo = rated([ada, bo], [1, 2])
        moves.append(ada.rating - before)
    assert moves == sorted(moves, reverse=True)
    assert ada.deviation < Standing().deviation
    assert ada.rated == 20
    assert rated([ada], [1]) == [ada], "nobody is rated against nobody"


def score(total: int) -> SeatScore:
    return SeatScore(total, (), {}, total)


def test_ranks_put_winners_first_and_those_who_left_last() -> None:
    scores = (score(50), score(80), score(60), score(80))
    assert ranks_of(Result(scores, (3,))) == (4, 2, 3, 1)
    assert ranks_of(Result(scores, (3,), resigned=(1,))) == (3, 4, 2, 1)
    assert ranks_of(Result(scores, (3,)), left={3}) == (3, 1, 2, 4)
