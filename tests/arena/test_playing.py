"""One game between bots: the same from the same seed, and what becomes of a bot that fails."""

import json
from pathlib import Path
from typing import Any

import pytest

from branchline.bots import registry
from branchline.bots.bot import DecidingBot, Place
from branchline.bots.random_bot import RandomBot
from branchline.contests.arena import playing
from branchline.contests.arena.blocks import warm_up
from branchline.contests.arena.checkpoint import Checkpoint
from branchline.contests.arena.contest import Contest
from branchline.contests.arena.playing import Played, play_one
from branchline.contests.arena.report import Report, make_report
from branchline.contests.arena.running import run_contest
from branchline.editions.loading import edition
from branchline.errors import BadBot
from branchline.game.actions import Action, ClaimRoute
from branchline.game.legal import LegalActions
from branchline.game.record import verify
from branchline.game.seeds import seed_words
from branchline.game.view import View
from foreign.meeting import Meeting, is_gone, meet

closed: list[int] = []


class Failing(DecidingBot):
    """Plays at random until a phase of the game, then fails."""

    def __init__(self, place: Place, phase: str) -> None:
        self._random = RandomBot(*seed_words(place.seed))
        self._seat, self._phase = place.seat, phase

    def decide(self, view: View) -> int:
        if view.phase != self._phase:
            return self._random.decide(view)
        raise BadBot("it fell over")

    def close(self) -> None:
        closed.append(self._seat)


class Cheat(Failing):
    """Plays at random until a phase of the game, then takes what it likes."""

    def choose(self, view: View, legal: LegalActions) -> Action:
        if view.phase != self._phase:
            return super().choose(view, legal)
        return ClaimRoute(view.edition.routes[0].id, {"locomotive": 12})


UNABLE = """
class Unable:
    def __init__(self):
        raise OSError("no model")

    def choose(self, view, legal):
        return legal[0]
"""


@pytest.fixture(autouse=True)
def failing_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    closed.clear()
    for phase in ("first_keep", "turn", "surrender", "second_card"):

        def make(place: Place, phase: str = phase) -> Failing:
            return Failing(place, phase)

        monkeypatch.setitem(registry.BOTS, f"fails-{phase}", make)
    monkeypatch.setitem(registry.BOTS, "cheat", lambda place: Cheat(place, "turn"))


def contest(bots: str, key: str = "europe", **changes: Any) -> Contest:
    names = tuple(bots.split(","))
    values = {"players": len(names), "games": 4, "seed": "s", "options": {}, "keeps_records": True}
    return Contest(edition=edition(key), bots=names, **(values | changes))


def play(contest: Contest, deal: int = 0) -> Played:
    return play_one(contest, contest.bots, deal)


def report_of(contest: Contest, folder: Path) -> Report:
    with Checkpoint(folder / "checkpoint.jsonl", contest) as checkpoint:
        return make_report(contest, run_contest(contest, checkpoint))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_is_the_same_when_played_again(players: int) -> None:
    one = contest(",".join(["greedy", "random", "greedy", "greedy", "random"][:players]))
    first, second = play(one), play(one)
    assert first.record == second.record
    assert first.result.scores == second.result.scores
    assert sum(first.result.win_shares) == pytest.approx(1)
    assert min(first.result.decisions) > 10
    record = verify(first.record)
    assert record.result is not None
    assert first.result.scores == tuple(score.total for score in record.result.scores)
    assert {seat for seat, rank in enumerate(first.result.ranks) if rank == 1} == set(
        record.result.winners
    )


def test_all_seatings_of_a_deal_share_the_cards() -> None:
    one = contest("greedy,random")
    first = verify(play_one(one, ("greedy", "random"), 3).record)
    second = verify(play_one(one, ("random", "greedy"), 3).record)
    assert first.seed == second.seed
    assert first.first_seat == second.first_seat
    assert first.events[0] == second.events[0]


@pytest.mark.parametrize("bot", ["fails-first_keep", "fails-turn", "fails-second_card", "cheat"])
def test_a_bot_that_fails_forfeits_and_the_others_share_the_win(bot: str) -> None:
    result, record = play(contest(f"greedy,{bot},random"))
    assert result.is_forfeit
    assert result.ranks == (1, 2, 1)
    assert result.win_shares == (0.5, 0.0, 0.5)
    assert [trouble.seat for trouble in result.troubles] == [1]
    assert closed == [1]
    assert verify(record).result is None


@pytest.mark.parametrize("bot", ["fails-first_keep", "fails-turn", "fails-second_card", "cheat"])
def test_greedy_plays_on_if_asked_to(bot: str) -> None:
    result, record = play(contest(f"{bot},random", on_failure="fallback"))
    assert not result.is_forfeit
    assert result.troubles[0].seat == 0
    assert result.scores[0] > result.scores[1]
    assert closed == [0]
    assert '"player":"bot:greedy"' in record.decode()
    verify(record)


@pytest.mark.parametrize("on_failure", ["forfeit", "fallback"])
def test_a_failure_in_the_middle_of_a_payment_leaves_a_record_that_verifies(
    on_failure: str,
) -> None:
    one = contest("fails-surrender,random", "nordic-countries", on_failure=on_failure)
    failed = [
        played for played in (play(one, deal) for deal in range(30)) if played.result.troubles
    ]
    assert failed
    for played in failed:
        verify(played.record)


def test_a_bot_that_cannot_be_made_forfeits(tmp_path: Path) -> None:
    path = tmp_path / "unable.py"
    path.write_text(UNABLE)
    result, _ = play(contest(f"python:{path}:Unable,greedy"))
    assert result.ranks == (2, 1)
    assert result.troubles[0].text.endswith(
        "Unable cannot be made: OSError: no model (unable.py, line 4)"
    )


def told_at_the_end(meeting: Meeting) -> list[Any]:
    """The results that a process was told, null included."""
    lines = meeting.notes.read_text().splitlines()
    return [json.loads(line)["result"] for line in lines if line.startswith("{")]


def test_a_process_is_told_the_result_at_the_end_of_its_game(tmp_path: Path) -> None:
    """docs/bot-protocol.md, `end`: the scores of both seats, as the record has them."""
    meeting = meet("writes the end down", tmp_path)
    result, record = play(contest(f"{meeting.name},greedy"))
    (told,) = told_at_the_end(meeting)
    assert told == json.loads(record)["result"]
    assert [score["total"] for score in told["scores"]] == list(result.scores)
    assert all(is_gone(process) for process in meeting.processes())


def test_a_process_whose_rival_fails_is_told_that_there_is_no_result(tmp_path: Path) -> None:
    meeting = meet("writes the end down", tmp_path)
    result, _ = play(contest(f"{meeting.name},fails-turn"))
    assert result.ranks == (1, 2)
    assert told_at_the_end(meeting) == [None]


@pytest.mark.parametrize(
    ("setting", "on_failure", "is_forfeit"),
    [
        ("", "forfeit", True),
        ("", "fallback", False),
        ("/trouble=fallback", "forfeit", False),
        ("/trouble=forfeit", "fallback", True),
    ],
)
def test_a_name_says_what_follows_before_the_contest_does(
    setting: str, on_failure: str, is_forfeit: bool, tmp_path: Path
) -> None:
    meeting = meet("dies later", tmp_path, f"/time=10{setting}")
    result, record = play(contest(f"{meeting.name},random", on_failure=on_failure))
    assert result.is_forfeit == is_forfeit
    assert [trouble.seat for trouble in result.troubles] == [0]
    assert "exited with status 3" in result.troubles[0].text
    assert ('"player":"bot:greedy"' in record.decode()) != is_forfeit
    verify(record)


def test_forfeits_are_reported_and_left_out_of_the_means(tmp_path: Path) -> None:
    report = report_of(contest("greedy,fails-turn"), tmp_path)
    bot, greedy = report.bots["fails-turn"], report.bots["greedy"]
    assert (bot.forfeits, bot.failures, bot.win_share) == (4, 4, 0.0)
    assert (greedy.forfeits, greedy.failures, greedy.win_share) == (0, 0, 1.0)
    assert bot.mean_score is None
    assert greedy.margin is None
    assert report.troubles == {"fails-turn": "it fell over"}


def test_a_bot_against_itself_wins_half(tmp_path: Path) -> None:
    report = report_of(contest("random,random"), tmp_path)
    assert report.bots["random"].win_share == 0.5
    assert report.bots["random"].games == report.games == 4
    assert report.bots["random"].margin == 0
    assert report.anchor == "mean"


@pytest.mark.parametrize(
    ("bots", "keeps_records", "games"),
    [
        ("greedy,racer", False, 1),
        ("greedy,racer", True, 0),
        ("medium,random,greedy", False, 1),
        ("easy,medium", False, 0),
    ],
)
def test_compiled_games_are_warmed_up_before_they_are_timed(
    bots: str, keeps_records: bool, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[object] = []
    play_seeded = playing.play_seeded

    def note_and_play(*arguments: Any) -> Any:
        played.append(arguments)
        return play_seeded(*arguments)

    monkeypatch.setattr(playing, "play_seeded", note_and_play)
    warm_up(contest(bots, players=2, keeps_records=keeps_records))
    assert len(played) == games
