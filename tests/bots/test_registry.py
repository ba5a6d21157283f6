"""Bots by name, budgets as text, and the budgets that are none."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bots.moments import place_in
from branchline.bots.levels import LEVELS, SlippingBot
from branchline.bots.playouts import threads_allowed
from branchline.bots.random_bot import RandomBot
from branchline.bots.registry import BOTS, bot_names, check_bot, make_bot
from branchline.bots.roster import FROZEN, ROSTER, ScriptedBot
from branchline.bots.search import Budget
from branchline.bots.search_bot import SearchBot, parse_budget
from branchline.errors import BadOption, UnknownBot
from branchline.game.game import Game
from conftest import TABLES, TINY


def test_the_bots_that_come_with_branchline() -> None:
    assert bot_names() == (
        "random",
        *("greedy", "wary", "racer", "collector", "blocker"),
        *("greedy-1", "racer-1"),
        *("easy", "medium", "hard", "expert"),
        "expert-1",
    )
    assert set(bot_names()) == {"random", *ROSTER, *FROZEN, *LEVELS, "expert-1"}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("random", RandomBot),
        ("greedy", ScriptedBot),
        ("racer-1", ScriptedBot),
        ("easy", SlippingBot),
        ("medium", ScriptedBot),
        ("hard", ScriptedBot),
        ("expert", SearchBot),
        ("expert-1", SearchBot),
        ("search:7", SearchBot),
        ("search:7ms", SearchBot),
    ],
)
def test_a_name_makes_a_bot(name: str, kind: type) -> None:
    game = Game("europe", 2, seed="name")
    check_bot(name)
    assert type(make_bot(name, place_in(game, 0))) is kind


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize(("key", "seats"), [*TABLES, (TINY, 2)])
def test_every_bot_can_sit_at_every_table(key: str, seats: int, name: str) -> None:
    """Somebody's own edition too."""
    assert make_bot(name, place_in(Game(key, seats, seed="sit"), seats - 1))


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("gready", "did you mean greedy or "),
        ("medum", "did you mean medium?"),
        ("Hard", "did you mean hard"),
        ("expret", "did you mean expert or expert-1?"),
        ("zzz", f"the bots are {', '.join(BOTS)}"),
    ],
)
def test_an_unknown_name_gives_the_nearest_ones(name: str, near: str) -> None:
    for ask in (check_bot, lambda one: make_bot(one, place_in(Game("europe", 2), 0))):
        with pytest.raises(UnknownBot, match=re.escape(f"there is no bot '{name}'; {near}")):
            ask(name)


@given(st.text(min_size=1).filter(lambda name: name not in BOTS and not name.startswith("search:")))
@example("search")
@example("Greedy")
@example("random ")
def test_any_other_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        check_bot(name)
    assert f"there is no bot '{name}'; " in str(caught.value)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1", Budget(playouts=1)),
        ("800", Budget(playouts=800)),
        ("250ms", Budget(ms=250)),
        ("999999999", Budget(playouts=999_999_999)),
    ],
)
def test_a_budget_is_a_number_of_playouts_or_of_milliseconds(text: str, budget: Budget) -> None:
    assert parse_budget(text) == budget


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "0ms",
        "000",
        "-5",
        "+5",
        "1.5",
        "5s",
        "ms",
        "5 ms",
        " 5",
        "5\n",
        "1e3",
        "9999999999",
    ],
)
def test_nonsense_is_no_budget(text: str) -> None:
    with pytest.raises(BadOption, match="is no budget; write play-outs such as 800"):
        parse_budget(text)
    with pytest.raises(BadOption, match="is no budget"):
        check_bot(f"search:{text}")


BUDGETS = st.text() | st.from_regex(r"\A[+-]?\d{0,11}(\.\d)?(ms|s| )?\n?\Z")


@given(BUDGETS)
def test_any_text_is_a_budget_or_refused(text: str) -> None:
    try:
        budget = parse_budget(text)
    except BadOption:
        return
    number = budget.ms if text.endswith("ms") else budget.playouts
    assert number is not None
    assert number == int(text.removesuffix("ms")) > 0
    assert (budget.ms is None) != (budget.playouts is None)


def test_the_expert_is_bounded_in_time_and_in_playouts() -> None:
    """A person waits for it; a slow machine must not make them wait longer."""
    for seats in range(2, 6):
        game = Game("europe", seats, seed="expert")
        expert = make_bot("expert", place_in(game, 0))
        assert isinstance(expert, SearchBot)
        assert expert.budget.ms is not None
        assert expert.budget.ms <= 3000
        assert expert.budget.playouts


def test_the_easy_bot_slips_now_and_then() -> None:
    """It differs from the medium one at some decisions and agrees at most."""
    game = Game("europe", 2, seed="slips")
    easy, medium = (make_bot(name, place_in(game, 0, "slip")) for name in ("easy", "medium"))
    others = make_bot("medium", place_in(game, 1))
    agreed: list[bool] = []
    while not game.is_over:
        seat = game.awaited[0]
        decision = (medium if seat == 0 else others).decide(game.view(seat))
        if seat == 0:
            agreed.append(easy.decide(game.view(seat)) == decision)
        game.decide(decision)
    assert 0.02 < agreed.count(False) / len(agreed) < 0.35


def test_a_missing_name_is_told_from_an_unknown_one() -> None:
    with pytest.raises(UnknownBot, match="name is missing"):
        check_bot("")


@pytest.mark.parametrize("asked", ["many", "0", "-1", "1.5", "²", "100000"])
def test_a_strange_number_of_threads_is_refused(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRANCHLINE_THREADS", asked)
    with pytest.raises(BadOption, match="BRANCHLINE_THREADS"):
        threads_allowed()


def test_threads_are_as_many_as_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_THREADS", "3")
    assert threads_allowed() == 3
