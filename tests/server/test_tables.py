"""Tables over HTTP: open, join by link, sit down, start; what is refused changes nothing."""

import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.clients import Desk, Refusing
from server.processes import ServerProcess, sqlite_in, wait_until


def refused(desk: Desk, table: str, token: str, kind: str, **fields: object) -> str:
    """The key of the refusal; the table has not changed."""
    before = desk.table(table, token)
    with pytest.raises(Refusing) as error:
        desk.command(table, token, kind, **fields)
    assert desk.table(table, token) == before
    return error.value.args[0]["key"]


def phase(desk: Desk, table: str, token: str) -> str:
    return desk.table(table, token)["phase"]


def test_a_private_table_needs_its_link(desk: Desk) -> None:
    one = desk.open()
    for token in ("", "x" * 32):
        with pytest.raises(Refusing) as error:
            desk.table(one.table, token)
        assert error.value.args[1] == 404
        with pytest.raises(Refusing):
            desk.join(one.table, token)
    assert desk.table(one.table, one.invite)["phase"] == "lobby"
    player, token = desk.join(one.table, one.invite)
    assert player == 1
    assert desk.table(one.table, token)["host"] == 0


def test_a_listed_table_is_in_the_list_and_needs_none(desk: Desk) -> None:
    one = desk.open("nordic-countries", 3, visibility="listed")
    desk.open("nordic-countries", 3)
    listed = desk.call("GET", "/api/tables?edition=nordic-countries&seats=3")["tables"]
    assert [line["table"] for line in listed] == [one.table]
    assert desk.call("GET", "/api/tables?edition=nordic-countries&seats=2")["tables"] == []
    desk.join(one.table)


def test_finished_games_are_listed_with_their_results(desk: Desk) -> None:
    one = desk.open("northern-lights", 2, visibility="listed")
    desk.command(one.table, one.token, "start", bot="easy")
    wait_until(lambda: phase(desk, one.table, one.token) == "over")
    path = "/api/tables?phase=over&edition=northern-lights"
    [line] = [row for row in desk.call("GET", path)["tables"] if row["table"] == one.table]
    assert line["result"] == desk.table(one.table)["result"]
    assert [seat["bot"] for seat in line["seats"]] == ["easy", "easy"]
    assert desk.call("GET", f"{path}&before=1.a")["tables"] == []
    with pytest.raises(Refusing):
        desk.call("GET", f"{path}&before=yesterday")


def test_people_sit_down_and_a_full_table_begins_by_itself(desk: Desk) -> None:
    one = desk.open(seats=2)
    _, token = desk.join(one.table, one.invite)
    desk.sit(one.table, one.token, 1, "Ada", "alpha")
    desk.sit(one.table, token, 0, "  Bo\u202e\n  the   builder ", "beta")
    wait_until(lambda: phase(desk, one.table, token) == "playing")
    seats = desk.table(one.table, token)["seats"]
    assert [(seat["name"], seat["player"]) for seat in seats] == [("Bo the builder", 1), ("Ada", 0)]


def test_one_client_may_hold_several_seats(desk: Desk) -> None:
    one = desk.open(seats=3)
    for seat, name in enumerate(("Ada", "Bo", "Cy")):
        desk.sit(one.table, one.token, seat, name)
    wait_until(lambda: phase(desk, one.table, one.token) == "playing")
    assert {seat["player"] for seat in desk.table(one.table, one.token)["seats"]} == {0}


def test_the_host_starts_with_bots(desk: Desk) -> None:
    one = desk.open(seats=4)
    desk.sit(one.table, one.token, 2, "Ada")
    desk.command(one.table, one.token, "seat_bot", seat=0, bot="easy")
    desk.command(one.table, one.token, "start", bot="hard")
    info = desk.table(one.table, one.token)
    assert info["phase"] == "playing"
    assert [seat.get("bot", "") for seat in info["seats"]] == ["easy", "hard", "", "hard"]
    assert [seat["name"] for seat in info["seats"]] == ["Blaise", "Chloé", "Ada", "Dorian"]


def test_what_a_table_refuses(desk: Desk) -> None:
    one = desk.open(seats=3)
    _, guest = desk.join(one.table, one.invite)
    desk.sit(one.table, one.token, 0, "Ada")
    desk.sit(one.table, guest, 1, "Bo")
    host, other = one.token, guest
    assert refused(desk, one.table, other, "sit", seat=0, name="Cy") == "server-seat-taken"
    assert refused(desk, one.table, other, "sit", seat=4, name="Cy") == "server-no-seat"
    assert refused(desk, one.table, other, "sit", seat=2, name=" \u200b ") == "server-bad-name"
    assert refused(desk, one.table, other, "sit", seat=2, name="x" * 25) == "server-bad-name"
    assert refused(desk, one.table, other, "stand", seat=0) == "server-not-your-seat"
    assert refused(desk, one.table, other, "start") == "server-not-host"
    assert refused(desk, one.table, other, "seat_bot", seat=2, bot="easy") == "server-not-host"
    assert refused(desk, one.table, other, "pass_host", player=1) == "server-not-host"
    assert refused(desk, one.table, host, "pass_host", player=7) == "server-no-player"
    assert refused(desk, one.table, host, "seat_bot", seat=2, bot="exec:rm") == "server-no-bot"
    assert (
        refused(desk, one.table, host, "seat_bot", seat=2, bot="search:999999") == "server-no-bot"
    )
    assert refused(desk, one.table, host, "act", seat=0, action="blind") == "server-not-begun"
    assert refused(desk, one.table, host, "resign", seat=0) == "server-not-begun"
    desk.command(one.table, host, "stand", seat=1)
    desk.command(one.table, host, "pass_host", player=1)
    assert refused(desk, one.table, host, "start") == "server-not-host"
    desk.command(one.table, other, "abort")
    assert phase(desk, one.table, host) == "over"
    assert refused(desk, one.table, host, "sit", seat=2, name="Ada") == "server-game-over"


@pytest.mark.parametrize(
    "settings",
    [
        {"edition": "atlantis"},
        {"edition": "../europe"},
        {"edition": "nordic-countries", "seats": 4},
        {"seats": 1},
        {"seats": 6},
        {"options": {"free_cards": True}},
        {"options": {"may_stop_after_one": "often"}},
        {"pace": {"type": "turn", "seconds": 1}},
        {"pace": {"type": "never"}},
        {"visibility": "secret"},
        {"surprise": 1},
    ],
)
def test_settings_that_do_not_fit_are_refused(desk: Desk, settings: dict[str, Any]) -> None:
    with pytest.raises(Refusing) as error:
        desk.open(**settings)
    message, status = error.value.args
    assert status == 400
    assert message["key"] in ("server-bad-settings", "server-bad-message")


def test_refusals_are_in_the_clients_language(desk: Desk) -> None:
    headers = {"Accept-Language": "fr-CA,fr;q=0.9"}
    with pytest.raises(Refusing) as error:
        desk.call("GET", "/api/tables/nothing", **headers)
    assert error.value.args[0]["sentence"].startswith("Cette table n'existe pas")


def test_an_edition_of_the_hosts_own_can_be_played(desk: Desk) -> None:
    keys = [one["key"] for one in desk.call("GET", "/api")["editions"]]
    assert len(keys) == 5
    one = desk.open(keys[-1], 2)
    desk.command(one.table, one.token, "start", bot="random")
    wait_until(lambda: phase(desk, one.table, one.token) == "over")


def test_the_lesson_is_played_on_a_map_that_is_not_in_the_list(desk: Desk) -> None:
    about = desk.call("GET", "/api")
    lesson = about["lesson"]["key"]
    assert lesson not in [one["key"] for one in about["editions"]]
    one = desk.open(lesson, 2)
    desk.command(one.table, one.token, "start", bot="easy")
    wait_until(lambda: phase(desk, one.table, one.token) == "over")
    record = desk.call("GET", f"/api/tables/{one.table}/record", one.token)
    assert desk.call("POST", "/api/verify", body=record)["edition"] == lesson


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("/api/verify", b'{"format": "x"}', "le format est 'x', pas 'branchline-record/1'"),
        ("/api/verify", b"nonsense", "la ligne n'est pas du JSON"),
        ("/api/replays", b"[]", "la ligne est du JSON mais pas un enregistrement"),
        ("/api/tables", b'{"edition": "atlantis", "seats": 2}', "les éditions sont north-america"),
        ("/api/tables", b'{"edition": "nordic-countries", "seats": 4}', "se joue avec 2 à 3"),
    ],
)
def test_a_french_refusal_has_its_reason_in_french(
    desk: Desk, path: str, body: bytes, reason: str
) -> None:
    headers = {"Accept-Language": "fr", "Content-Type": "application/json"}
    refused = desk.http.post(path, content=body, headers=headers).json()
    assert reason in refused["sentence"]
    assert reason in refused["values"]["reason"]
    assert not re.search(r"\b(the|is|not|are|with)\b", re.sub(r"\(.*\)", "", refused["sentence"]))


def test_a_renewed_token_replaces_the_old_one(desk: Desk) -> None:
    one = desk.open()
    renewed = desk.call("POST", f"/api/tables/{one.table}/renew", one.token)["token"]
    with pytest.raises(Refusing):
        desk.sit(one.table, one.token, 0, "Ada")
    desk.sit(one.table, renewed, 0, "Ada")


def test_tokens_are_long_and_kept_as_hashes_only(desk: Desk, server: ServerProcess) -> None:
    one = desk.open()
    _, token = desk.join(one.table, one.invite)
    secrets = [one.token, one.invite, token]
    assert all(re.fullmatch(r"[\w-]{32}", secret) for secret in secrets), "192 bits each"
    file = server.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as database:
        kept = " ".join(database.iterdump())
    database.close()
    assert one.table in kept
    assert not [secret for secret in secrets if secret in kept]
    assert not [secret for secret in secrets if secret in server.log.read_text()]


def test_pages_of_other_sites_are_refused(desk: Desk) -> None:
    with pytest.raises(Refusing) as error:
        desk.call("POST", "/api/tables", body={}, Origin="https://elsewhere.example")
    assert error.value.args[1] in (400, 403)
    with pytest.raises(Refusing) as error:
        desk.call("GET", "/api/tables", Origin="https://elsewhere.example")
    assert error.value.args[0]["key"] == "server-other-origin"
    assert "tables" in desk.call("GET", "/api/tables", Origin=desk.address)


def test_answers_have_the_headers_that_protect_a_page(server: ServerProcess) -> None:
    for path in ("/api", "/api/tables/nothing", "/no-such-path"):
        headers = httpx.get(server.address + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_a_large_body_is_refused(server: ServerProcess) -> None:
    answer = httpx.post(server.address + "/api/tables", content=b"[" * 100_000)
    assert answer.status_code in (400, 413)
    assert answer.json()["key"] == "server-bad-message"


def test_an_address_may_ask_and_open_only_so_often(tmp_path: Path) -> None:
    options = ("--bot-workers", "1", "--tables-per-address", "3")
    with (
        ServerProcess(sqlite_in(tmp_path), tmp_path, *options) as server,
        Desk(server.address) as desk,
    ):
        body = {"edition": "europe", "seats": 2}
        opened = [desk.http.post("/api/tables", json=body) for _ in range(5)]
        assert [one.status_code for one in opened] == [201, 201, 201, 429, 429]
        asked = [desk.http.get("/api/tables") for _ in range(500)]
        assert asked[0].status_code == 200
        busy = [one for one in asked if one.status_code == 429]
        assert busy[0].json()["key"] == opened[-1].json()["key"] == "server-busy"


def test_health_metrics_and_the_description(server: ServerProcess) -> None:
    assert httpx.get(server.address + "/healthz").json() == {"status": "ok"}
    assert httpx.get(server.address + "/readyz").json() == {"status": "ok"}
    assert "branchline_commits_total" in httpx.get(server.address + "/metrics").text
    described = httpx.get(server.address + "/openapi.json").json()
    assert "/api/tables/{table}/commands" in described["paths"]
