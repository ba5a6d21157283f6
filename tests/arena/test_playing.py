"""One game between bots: the same from the same seed, and what becomes of a bot that fails."""

from pathlib import Path
from typing import Any

import pytest

from branchline.bots import registry
from branchline.bots.bot import Place
from branchline.contests.arena import playing
from branchline.contests.arena.blocks import warm_up
from branchline.contests.arena.checkpoint import Checkpoint
from branchline.contests.arena.contest import Contest
from branchline.contests.arena.playing import Played, play_one
from branchline.contests.arena.report import Report, make_report
from branchline.contests.arena.running import run_contest
from branchline.editions.loading import edition
from branchline.errors import BadBot
from branchline.game.record import verify
from branchline.game.view import View

closed: list[int] = []


class Failing:
    """Plays at random until a phase of the game, then fails; `answer` is what it then decides."""

    def __init__(self, place: Place, phase: str, answer: int | None = None) -> None:
        self._random = registry.RandomBot(place.seed)
        self._seat, self._phase, self._answer = place.seat, phase, answer

    def decide(self, view: View) -> int:
        if view.phase != self._phase:
            return self._random.decide(view)
        if self._answer is not None:
            return self._answer
        raise BadBot("it fell over")

    def close(self) -> None:
        closed.append(self._seat)


def unable(place: Place) -> Failing:
    raise BadBot("it cannot start")


@pytest.fixture(autouse=True)
def failing_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    closed.clear()
    for phase in ("first_keep", "turn", "surrender", "second_card"):

        def make(place: Place, phase: str = phase) -> Failing:
            return Failing(place, phase)

        monkeypatch.setitem(registry.BOTS, f"fails-{phase}", make)
    monkeypatch.setitem(registry.BOTS, "cheat", lambda place: Failing(place, "turn", -5))
    monkeypatch.setitem(registry.BOTS, "unable", unable)


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


def test_a_bot_that_cannot_start_forfeits() -> None:
    result, _ = play(contest("unable,greedy"))
    assert result.ranks == (2, 1)
    assert result.troubles[0].text == "it cannot start"


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
