"""A table that waits for somebody who does not come back: the others let a bot play on."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.editions.loading import edition
from branchline.game.notation import format_action
from branchline.server.commands import PLAYS_ON, Circumstances, entries_for
from branchline.server.entries import (
    Acted,
    AnyEntry,
    BotSat,
    Replaced,
    Resigned,
    Returned,
    Sat,
    Started,
    Voted,
    format_entry,
)
from branchline.server.narrating import Reader, lines_behind
from branchline.server.pace import SECOND, Bank, Pace, PerTurn, Slow, Untimed
from branchline.server.protocol import Command, Replace, Resign, TableSettings, Vote, VoteInfo
from branchline.server.refusals import Refused
from branchline.server.showing import table_info
from branchline.server.state import TableState
from branchline.server.store import Row
from branchline.server.uptime import Uptime
from branchline.server.votes import PATIENCE
from server.clients import Desk, Refusing
from server.processes import ServerProcess, sqlite_in, wait_until
from server.test_leaving import key_of, offer, table_of_two

SHORT = 2.0
"""Seconds after which there can be a vote here, instead of minutes."""
BEGAN = 1000 * SECOND
LATE = BEGAN + PATIENCE
UNTIMED = Untimed()


def folded(state: TableState, *entries: AnyEntry, at: int = BEGAN) -> TableState:
    for entry in entries:
        state.fold(Row(state.number + 1, at, None, None, format_entry(entry)))
    return state


def asked(
    people: int, bots: int = 0, pace: Pace = UNTIMED, uptime: Uptime | None = None
) -> TableState:
    """People, and bots behind them, who are asked for their first tickets all at once."""
    settings = TableSettings("europe", people + bots, pace=pace)
    state = TableState("table", edition("europe"), settings, "nonce", uptime or Uptime())
    folded(state, *(Sat(seat, seat, f"Person {seat}", "") for seat in range(people)))
    return folded(state, *(BotSat(people + one, "easy") for one in range(bots)), Started())


def in_play(people: int) -> TableState:
    """People who have chosen their tickets; one of them is asked."""
    state = asked(people)
    return folded(state, *(keep(state, seat) for seat in range(people)))


def keep(state: TableState, seat: int) -> Acted:
    """The seat's choice of first tickets."""
    assert state.game
    return Acted(seat, format_action(state.game.legal_actions(seat)[0]))


def wished(state: TableState, player: int, command: Command, at: int = LATE) -> list[AnyEntry]:
    """The entries that a command brings, folded in."""
    entries = entries_for(state, player, command, Circumstances(at, 5))
    folded(state, *entries, at=at)
    return entries


def vote(
    state: TableState, player: int, seat: int, wanted: bool = True, at: int = LATE
) -> list[AnyEntry]:
    return wished(state, player, Vote("id", seat, wanted), at)


def refused(state: TableState, player: int, seat: int, at: int = LATE) -> str:
    """Why a player may not vote on a seat."""
    with pytest.raises(Refused) as error:
        vote(state, player, seat, at=at)
    return error.value.key


def bots(state: TableState) -> list[int]:
    """The seats that bots play."""
    return [seat for seat in range(len(state.chairs)) if state.chair(seat).bot]


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_more_than_half_of_the_others_must_want_it(people: int, needed: int) -> None:
    state = asked(people)
    for voter in range(1, needed):
        assert vote(state, voter, 0) == [Voted(0, voter, True, voter, needed)]
        assert bots(state) == []
    last = [Voted(0, needed, True, needed, needed), Replaced(0, PLAYS_ON)]
    assert vote(state, needed, 0) == last
    assert bots(state) == [0]
    assert state.votes == {}


def test_bots_and_who_left_neither_vote_nor_count() -> None:
    state = folded(asked(3, bots=2), Resigned(2, PLAYS_ON))
    assert table_info(state).votes[0] == VoteInfo(LATE, (1,), (), 1)
    assert vote(state, 1, 0) == [Voted(0, 1, True, 1, 1), Replaced(0, PLAYS_ON)]


def test_who_plays_several_seats_is_one_of_the_others() -> None:
    settings = TableSettings("europe", 4)
    state = TableState("table", edition("europe"), settings, "nonce")
    players = (0, 0, 1, 2)
    folded(state, *(Sat(seat, one, f"Seat {seat}", "") for seat, one in enumerate(players)))
    folded(state, Started())
    assert table_info(state).votes[3] == VoteInfo(LATE, (0, 1), (), 2)
    assert refused(state, 0, 1) == "server-vote-own"
    vote(state, 0, 3)
    folded(state, Resigned(0, PLAYS_ON))
    assert state.votes == {3: {0}}, "with the other seat they play on"


@pytest.mark.parametrize("pace", [UNTIMED, PerTurn(5), Bank(30)])
def test_there_is_no_vote_before_everybody_has_waited_long(pace: Pace) -> None:
    state = asked(3, pace=pace)
    assert refused(state, 0, 1, LATE - 1) == "server-vote-early"
    assert table_info(state).votes[1].possible == LATE
    assert vote(state, 0, 1)


def test_a_slow_table_leaves_it_to_its_clocks() -> None:
    state = asked(3, pace=Slow(1))
    assert refused(state, 0, 1) == "server-vote-slow"
    assert table_info(state).votes == {}


def test_every_action_begins_the_wait_anew() -> None:
    state = in_play(2)
    [active] = state.awaited
    folded(state, Acted(active, "blind"), at=BEGAN + 7)
    assert state.awaited == (active,)
    assert refused(state, 1 - active, active, LATE + 6) == "server-vote-early"
    assert table_info(state).votes[active].possible == LATE + 7
    folded(state, Acted(active, "blind"), at=BEGAN + 9)
    assert table_info(state).votes == {1 - active: VoteInfo(LATE + 9, (active,), (), 1)}


def test_what_others_choose_meanwhile_does_not_begin_it_anew() -> None:
    state = asked(3)
    folded(state, keep(state, 0), keep(state, 2), at=LATE - 5)
    assert table_info(state).votes.keys() == {1}
    assert vote(state, 0, 1)


def test_whoever_comes_back_has_as_long_again() -> None:
    state = asked(2)
    vote(state, 0, 1)
    assert bots(state) == [1]
    folded(state, Returned(1), at=LATE + 3)
    assert refused(state, 0, 1, LATE + 3) == "server-vote-early"
    assert table_info(state).votes[1] == VoteInfo(LATE + 3 + PATIENCE, (0,), (), 1)


def test_time_in_which_no_server_ran_is_not_held_against_anybody() -> None:
    gap = BEGAN + 5, BEGAN + 1005
    state = asked(2, uptime=Uptime(BEGAN + 1005, (gap,)))
    assert refused(state, 0, 1, LATE + 999) == "server-vote-early"
    assert vote(state, 0, 1, at=LATE + 1000)


def test_who_may_vote_on_whom() -> None:
    state = folded(asked(4, bots=1), Replaced(2, "easy"), Resigned(3, "easy"))
    assert refused(state, 0, 4) == "server-vote-bot"
    assert refused(state, 0, 2) == "server-vote-bot"
    assert refused(state, 0, 3) == "server-vote-bot"
    assert refused(state, 0, 0) == "server-vote-own"
    for player in (2, 3, 7):
        assert refused(state, player, 1) == "server-vote-people"
    folded(state, keep(state, 1))
    assert refused(state, 0, 1) == "server-not-asked"
    with pytest.raises(Refused, match="no seat 4"):
        vote(asked(4), 0, 4)


def test_there_is_no_vote_before_the_game_and_after_it() -> None:
    settings = TableSettings("europe", 2)
    state = TableState("table", edition("europe"), settings, "nonce")
    folded(state, Sat(0, 0, "Ada", ""))
    assert refused(state, 0, 1) == "server-not-begun"
    assert table_info(state).votes == {}


def test_a_vote_is_taken_back_and_nothing_is_done_twice() -> None:
    state = asked(3)
    assert vote(state, 0, 1, wanted=False) == []
    vote(state, 0, 1)
    assert vote(state, 0, 1) == []
    assert table_info(state).votes[1] == VoteInfo(LATE, (0, 2), (0,), 2)
    assert vote(state, 0, 1, wanted=False) == [Voted(1, 0, False, 0, 2)]
    assert vote(state, 2, 1) == [Voted(1, 2, True, 1, 2)]
    assert bots(state) == []


def test_votes_lapse_when_the_seat_acts_or_its_player_resigns() -> None:
    for leaving in (Resigned(1, PLAYS_ON), Replaced(1, "easy")):
        state = asked(4)
        vote(state, 0, 1)
        folded(state, leaving)
        assert state.votes == {}
    state = asked(4)
    vote(state, 0, 1)
    vote(state, 0, 2)
    folded(state, keep(state, 1))
    assert state.votes == {2: {0}}


def test_a_vote_within_a_turn_lapses_with_the_first_card() -> None:
    state = in_play(3)
    [active] = state.awaited
    vote(state, (active + 1) % 3, active)
    folded(state, Acted(active, "blind"), at=LATE)
    assert table_info(state).votes[active].votes == ()


def test_the_vote_of_somebody_who_leaves_lapses_for_good() -> None:
    state = asked(4)
    vote(state, 0, 3)
    folded(state, Replaced(0, "easy"))
    assert state.votes == {3: set()}
    folded(state, Returned(0))
    assert table_info(state).votes[3].votes == ()


def test_those_who_stay_may_be_enough_once_somebody_leaves() -> None:
    state = asked(5)
    for voter in (0, 1):
        vote(state, voter, 4)
    resigned = wished(state, 2, Resign("id", 2))
    assert resigned == [Resigned(2, PLAYS_ON), Replaced(4, PLAYS_ON)]
    timed = asked(5, pace=PerTurn(5))
    for voter in (0, 1):
        vote(timed, voter, 4)
    replaced = wished(timed, 0, Replace("id", 2, "easy"))
    assert replaced == [Replaced(2, "easy"), Replaced(4, PLAYS_ON)]


def test_one_vote_may_let_bots_play_for_two() -> None:
    state = asked(5)
    for voter in (0, 1):
        vote(state, voter, 4)
    for voter in (0, 1):
        vote(state, voter, 3)
    done = vote(state, 2, 3)
    assert done == [Voted(3, 2, True, 3, 3), Replaced(3, PLAYS_ON), Replaced(4, PLAYS_ON)]


def test_a_copy_goes_its_own_way() -> None:
    state = asked(4)
    twin = state.clone()
    vote(twin, 0, 1)
    assert (state.votes, twin.votes) == ({}, {1: {0}})


@pytest.mark.parametrize(
    ("language", "eyes", "told"),
    [
        ("en", 0, "You want a bot to play for Person 1 (1 of 2)."),
        ("en", 1, "Person 0 wants a bot to play for you (1 of 2)."),
        ("en", None, "Person 0 wants a bot to play for Person 1 (1 of 2)."),
        ("fr", 0, "Vous voulez qu'un robot joue pour Person 1 (1 sur 2)."),
        ("fr", 1, "Person 0 veut qu'un robot joue pour vous (1 sur 2)."),
        ("fr", 2, "Person 0 veut qu'un robot joue pour Person 1 (1 sur 2)."),
    ],
)
def test_everybody_reads_of_a_vote(language: str, eyes: int | None, told: str) -> None:
    state = asked(3)
    seen = state.number
    vote(state, 0, 1)
    vote(state, 0, 1, wanted=False)
    reader = Reader("fr" if language == "fr" else "en", "board")
    [[wanted], [unwanted]] = lines_behind(state, eyes, seen, reader)
    assert (wanted.sentence, wanted.seat, wanted.kind) == (told, 0, "table")
    assert {"en": "no longer", "fr": "plus qu'un robot"}[language] in unwanted.sentence
    vote(state, 0, 1)
    vote(state, 2, 1)
    *_, [replaced] = lines_behind(state, 2, seen, reader)
    assert {"en": "is now played by", "fr": "est désormais tenue par"}[language] in (
        replaced.sentence
    )


def test_a_vote_that_comes_early_is_told_how_long_to_wait(desk: Desk) -> None:
    table, ada, _ = table_of_two(desk)
    with pytest.raises(Refusing) as error:
        desk.command(table, ada, "vote", seat=1)
    answer = error.value.args[0]
    assert (answer["key"], answer["values"]) == ("server-vote-early", {"minutes": 5})
    assert "5 minutes" in answer["sentence"]
    shown = desk.table(table, ada)["votes"]["1"]
    assert shown["voters"] == [0]
    assert shown["possible"] / SECOND == pytest.approx(time.time() + 300, abs=60)


# A server where five minutes are soon over.


class Impatient(ServerProcess):
    """A server where there can soon be a vote."""

    program = (
        "-c",
        f"from branchline.server import votes; votes.PATIENCE = {round(SHORT * SECOND)}; "
        "from branchline.__main__ import main; main()",
    )


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Impatient]:
    folder: Path = tmp_path_factory.mktemp("impatient")
    with Impatient(sqlite_in(folder), folder, "--bot-workers", "1") as server:
        yield server


def table_of_three(desk: Desk) -> tuple[str, list[str]]:
    """A table that three people play at: its id, and their tokens."""
    one = desk.open("europe", 3)
    tokens = [one.token, *(desk.join(one.table, one.invite)[1] for _ in range(2))]
    for seat, name in enumerate(("Ada", "Bo", "Cy")):
        desk.sit(one.table, tokens[seat], seat, name)
    wait_until(lambda: desk.table(one.table, one.token)["phase"] == "playing")
    return one.table, tokens


def wait_for_a_vote(desk: Desk, table: str, token: str, seat: int) -> None:
    """Wait until there can be one on the seat."""
    possible = desk.table(table, token)["votes"][str(seat)]["possible"]
    time.sleep(max(0.0, possible / SECOND - time.time()) + 0.05)


def test_somebody_who_walked_away_is_replaced_and_comes_back(impatient: Impatient) -> None:
    with Desk(impatient.address) as desk:
        table, ada, bo = table_of_two(desk)
        kept = ",".join(offer(desk, table, ada, 0))
        desk.command(table, ada, "act", seat=0, action=f"keep {kept}")
        assert key_of(desk, table, ada, "vote", seat=1) == "server-vote-early"
        assert key_of(desk, table, bo, "vote", seat=0) == "server-not-asked"
        _, guest = desk.join(table, ada)
        assert key_of(desk, table, guest, "vote", seat=1) == "server-vote-people"
        wait_for_a_vote(desk, table, ada, 1)
        number = desk.command(table, ada, "vote", seat=1)
        info = desk.table(table, ada)
        assert info["seats"][1]["bot"] == PLAYS_ON
        assert info["number"] >= number
        assert "1" not in info["votes"]
        desk.command(table, bo, "return", seat=1)
        assert "bot" not in desk.table(table, bo)["seats"][1]


def test_nobody_is_thrown_out_by_few_in_haste_or_for_good(impatient: Impatient) -> None:
    """Players gang up on one: they have to wait, and to be more than half, and the one concerned
    sees it, keeps the seat by any action, and else takes it back."""
    with Desk(impatient.address) as desk:
        table, (ada, bo, cy) = table_of_three(desk)
        assert key_of(desk, table, ada, "vote", seat=1) == "server-vote-early"
        assert key_of(desk, table, ada, "replace", seat=1) == "server-in-time"
        wait_for_a_vote(desk, table, ada, 1)
        desk.command(table, ada, "vote", seat=1)
        assert desk.table(table, bo)["votes"]["1"]["votes"] == [0]
        assert "bot" not in desk.table(table, bo)["seats"][1]
        kept = ",".join(offer(desk, table, bo, 1))
        desk.command(table, bo, "act", seat=1, action=f"keep {kept}")
        assert key_of(desk, table, cy, "vote", seat=1) == "server-not-asked"
        desk.command(table, bo, "vote", seat=2)
        desk.command(table, ada, "vote", seat=2)
        assert desk.table(table, cy)["seats"][2]["bot"] == PLAYS_ON
        desk.command(table, cy, "return", seat=2)
        assert "bot" not in desk.table(table, cy)["seats"][2]


def test_votes_outlive_a_crash(tmp_path: Path) -> None:
    with Impatient(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server:
        with Desk(server.address) as desk:
            table, (ada, bo, cy) = table_of_three(desk)
            wait_for_a_vote(desk, table, ada, 1)
            desk.command(table, ada, "vote", seat=1)
            before = desk.table(table, cy)["votes"]["1"]
        server.kill()
        server.start()
        with Desk(server.address) as desk:
            desk.ids = 1000
            after = desk.table(table, cy)["votes"]["1"]
            assert {**after, "possible": before["possible"]} == before
            wait_for_a_vote(desk, table, cy, 1)
            desk.command(table, cy, "vote", seat=1)
            assert desk.table(table, bo)["seats"][1]["bot"] == PLAYS_ON


def test_processes_that_share_a_database_count_the_same_votes(
    database: str, tmp_path: Path
) -> None:
    with (
        Impatient(database, tmp_path, "--bot-workers", "1") as first,
        Impatient(database, tmp_path, "--bot-workers", "1") as second,
        Desk(first.address) as here,
        Desk(second.address) as there,
    ):
        there.ids = 1000
        table, (ada, bo, cy) = table_of_three(here)
        wait_for_a_vote(here, table, ada, 1)
        here.command(table, ada, "vote", seat=1)
        wait_until(lambda: there.table(table, cy)["votes"]["1"]["votes"] == [0])
        assert there.table(table, cy)["votes"] == here.table(table, ada)["votes"]
        there.command(table, cy, "vote", seat=1)
        wait_until(lambda: "bot" in here.table(table, bo)["seats"][1])


def test_the_same_vote_sent_twice_is_given_once(impatient: Impatient) -> None:
    with Desk(impatient.address) as desk:
        table, ada, _ = table_of_two(desk)
        wait_for_a_vote(desk, table, ada, 1)
        body = {"type": "vote", "id": "the same", "seat": 1}
        path = f"/api/tables/{table}/commands"
        first, second = (desk.call("POST", path, ada, body) for _ in range(2))
        assert first == second
