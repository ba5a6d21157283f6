"""Clocks are read off the times of the log, so every process shows the same."""

import time
from pathlib import Path

import msgspec
import pytest

from branchline.editions.loading import edition
from branchline.server.commands import Circumstances, entries_for
from branchline.server.entries import Replaced, Sat, Started, format_entry
from branchline.server.pace import DAY, RECOVERY, SECOND, Bank, Clocks, PerTurn, Slow, Untimed
from branchline.server.protocol import Opened, Replace, TableSettings
from branchline.server.refusals import Refused
from branchline.server.state import TableState
from branchline.server.steward import ROUND
from branchline.server.store import Row
from branchline.server.uptime import Uptime
from server.clients import Desk
from server.processes import ServerProcess, sqlite_in, wait_until


def test_untimed_tables_have_no_deadlines() -> None:
    clocks = Clocks(Untimed(), 2)
    clocks.tell((0, 1), 0)
    assert clocks.deadlines == {}


def test_a_turn_has_its_seconds_and_the_next_turn_has_them_again() -> None:
    clocks = Clocks(PerTurn(30), 2)
    clocks.tell((0,), 1000)
    assert clocks.deadlines == {0: 1000 + 30 * SECOND}
    clocks.tell((0,), 9000)
    assert clocks.deadlines == {0: 1000 + 30 * SECOND}, "a second card is the same turn"
    clocks.tell((1,), 10_000)
    assert clocks.deadlines == {1: 10_000 + 30 * SECOND}
    clocks.tell((0,), 20_000)
    assert clocks.deadlines == {0: 20_000 + 30 * SECOND}


def test_a_bank_is_used_up_and_refilled_a_little() -> None:
    clocks = Clocks(Bank(60, plus=5), 2)
    clocks.tell((0,), 0)
    assert clocks.deadlines == {0: 65 * SECOND}
    clocks.tell((1,), 20 * SECOND)
    clocks.tell((0,), 30 * SECOND)
    assert clocks.deadlines == {0: 30 * SECOND + (65 - 20 + 5) * SECOND}
    clocks.tell((1,), 500 * SECOND)
    clocks.tell((0,), 600 * SECOND)
    assert clocks.deadlines == {0: 605 * SECOND}
    assert clocks.banks == (5 * SECOND, 0)


def test_only_a_bank_has_time_left_for_later() -> None:
    assert Clocks(PerTurn(30), 2).banks == ()
    assert Clocks(Bank(60), 2).banks == (60 * SECOND, 60 * SECOND)


def test_slow_games_count_days() -> None:
    clocks = Clocks(Slow(3), 2)
    clocks.tell((1,), 0)
    assert clocks.deadlines == {1: 3 * DAY}


def test_all_clocks_run_while_first_tickets_are_chosen() -> None:
    clocks = Clocks(PerTurn(10), 3)
    clocks.tell((0, 1, 2), 0)
    clocks.tell((0, 2), 5000)
    assert clocks.deadlines == {0: 10 * SECOND, 2: 10 * SECOND}


def test_whoever_comes_back_has_time_to_look() -> None:
    clocks = Clocks(PerTurn(10), 2)
    clocks.tell((0,), 0)
    clocks.restart(0, 50_000)
    assert clocks.deadlines == {0: 60_000}
    clocks.restart(1, 50_000)
    assert clocks.deadlines == {0: 60_000}


def test_a_copy_goes_its_own_way() -> None:
    clocks = Clocks(Bank(60), 2)
    clocks.tell((0,), 0)
    twin = clocks.clone()
    twin.tell((1,), 10_000)
    assert clocks.deadlines == {0: 60 * SECOND}
    assert twin.bank == [50 * SECOND, 60 * SECOND]


def test_a_bank_stands_still_while_no_server_runs() -> None:
    gaps = (5 * SECOND, 8 * SECOND), (10 * SECOND, 30 * SECOND), (200 * SECOND, 900 * SECOND)
    clocks = Clocks(Bank(60), 2, Uptime(900 * SECOND, gaps))
    clocks.tell((0,), 6 * SECOND)
    assert clocks.deadlines == {0: (900 + 60) * SECOND}, "a minute after the restart in any case"
    clocks.tell((1,), 40 * SECOND)
    assert clocks.bank == [(60 - 2 - 10) * SECOND, 60 * SECOND]
    clocks.tell((0,), 180 * SECOND)
    assert clocks.deadlines == {0: (900 + 60) * SECOND}
    clocks.tell((1,), 910 * SECOND)
    assert clocks.bank == [(48 - 20 - 10) * SECOND, 0]


@pytest.mark.parametrize(
    ("since", "span", "until"),
    [(0, 10, 10), (0, 11, 31), (0, 100, 130), (15, 1, 31), (15, 0, 15), (30, 30, 70), (50, 5, 55)],
)
def test_a_span_of_time_is_longer_by_the_gaps_in_it(since: int, span: int, until: int) -> None:
    uptime = Uptime(50, ((10, 30), (40, 50)))
    assert uptime.after(since, span) == until
    assert uptime.counted(since, until) == span


@pytest.mark.parametrize("is_killed", [False, True])
def test_a_bank_is_not_charged_for_a_server_that_is_down(tmp_path: Path, is_killed: bool) -> None:
    with ServerProcess(sqlite_in(tmp_path), tmp_path, "--bot-workers", "1") as server:
        with Desk(server.address) as desk:
            one = desk.open("europe", 2, pace={"type": "bank", "seconds": 3600})
            for seat, name in enumerate(("Ada", "Bo")):
                desk.sit(one.table, one.token, seat, name)
            wait_until(lambda: desk.table(one.table, one.token)["awaited"])
        deadlines = [deadline(server, one)]
        for _ in range(2):
            began = time.monotonic()
            if is_killed:
                server.kill()
            else:
                assert server.stop() == 0
            stopped = time.monotonic()
            time.sleep(1)
            down = time.monotonic() - stopped
            server.start()
            least, most = down * SECOND, (time.monotonic() - began) * SECOND
            if is_killed:
                most += ROUND * SECOND
            deadlines.append(deadline(server, one))
            assert least <= deadlines[-1] - deadlines[-2] <= most


def deadline(server: ServerProcess, one: Opened) -> int:
    """When the time of seat 0 is up."""
    with Desk(server.address) as desk:
        return desk.table(one.table, one.token)["deadlines"]["0"]


def two_asked_at(moment: int, began: int = 0) -> TableState:
    """Two people who are asked for their first tickets at a time."""
    settings = TableSettings("europe", 2, pace=PerTurn(10))
    state = TableState("table", edition("europe"), settings, "nonce", Uptime(began))
    for entry in (Sat(0, 0, "Ada", ""), Sat(1, 1, "Bo", ""), Started()):
        state.fold(Row(state.number + 1, moment, None, None, format_entry(entry)))
    return state


@pytest.mark.parametrize(
    ("now", "began", "is_late"),
    [
        (109_999, 0, False),
        (110_000, 0, True),
        (110_000, 99_000, True),
        (110_000, 105_000, False),
        (105_000 + RECOVERY - 1, 105_000, False),
        (105_000 + RECOVERY, 105_000, True),
    ],
)
def test_who_was_asked_before_a_restart_has_some_time_after_it(
    now: int, began: int, is_late: bool
) -> None:
    state = two_asked_at(100_000, began)
    around = Circumstances(now, players=2)
    assert (now >= state.clocks.deadlines[1]) == is_late, "and everybody is shown it"
    command = Replace("id", 1, "easy")
    if is_late:
        assert entries_for(state, 0, command, around) == [Replaced(1, "easy")]
    else:
        with pytest.raises(Refused) as error:
            entries_for(state, 0, command, around)
        assert error.value.key == "server-in-time"


def test_the_same_log_always_gives_the_same_table() -> None:
    one, other = two_asked_at(5), two_asked_at(5)
    assert one.game
    assert other.game
    assert one.game.seed == other.game.seed
    assert msgspec.json.encode(one.game.events) == msgspec.json.encode(other.game.events)
