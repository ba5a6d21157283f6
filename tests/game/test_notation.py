"""Actions as text, both ways (docs/notation.md)."""

import random
import re
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arranged import play_some
from branchline.editions.edition import CARDS
from branchline.errors import BadNotation
from branchline.game.actions import (
    Action,
    BuildStation,
    ChangePlayer,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    PayExtra,
    StopDrawing,
    TakeCard,
    Withdraw,
)
from branchline.game.game import Game
from branchline.game.notation import format_action, format_bag, parse_action, parse_bag
from conftest import TABLES, TINY
from policies import POLICIES

NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"

IDS = st.from_regex(r"[a-z_]{1,8}-[a-z_]{1,8}(-[1-3])?", fullmatch=True)
BAGS = st.dictionaries(st.sampled_from(CARDS), st.integers(1, 40), min_size=1)
TICKETS = st.lists(IDS, min_size=1, max_size=5).map(tuple)
PLAYERS = st.just("person") | st.from_regex(r"bot:\w{1,12}", fullmatch=True)
ACTIONS = st.one_of(
    st.builds(TakeCard, st.integers(0, 4)),
    st.sampled_from([DrawBlind(), StopDrawing(), DrawTickets(), Withdraw(), Pass()]),
    st.builds(KeepTickets, TICKETS, TICKETS | st.just(())),
    st.builds(ClaimRoute, IDS, BAGS),
    st.builds(BuildStation, IDS, BAGS),
    st.builds(PayExtra, BAGS),
    st.builds(ChangePlayer, PLAYERS, st.booleans()),
)

TEXTS: dict[str, Action] = {
    "take 2": TakeCard(2),
    "blind": DrawBlind(),
    "stop": StopDrawing(),
    "tickets": DrawTickets(),
    "keep a-b,c-d": KeepTickets(("a-b", "c-d")),
    "keep a-b reject c-d,e-f": KeepTickets(("a-b",), ("c-d", "e-f")),
    "claim a-b-1 red:2,locomotive:1": ClaimRoute("a-b-1", {"red": 2, "locomotive": 1}),
    "station wien red:1": BuildStation("wien", {"red": 1}),
    "extra red:1,locomotive:1": PayExtra({"red": 1, "locomotive": 1}),
    "withdraw": Withdraw(),
    "pass": Pass(),
    "player bot:random": ChangePlayer("bot:random"),
    "player person": ChangePlayer("person"),
    "player bot:random resigned": ChangePlayer("bot:random", resigned=True),
}


@pytest.mark.parametrize("text", TEXTS)
def test_every_action_has_its_text(text: str) -> None:
    assert format_action(TEXTS[text]) == text
    assert parse_action(text) == TEXTS[text]


def test_every_text_of_the_specification_is_an_action() -> None:
    """The first column of docs/notation.md, its capital letters standing for ids."""
    rows = re.findall(r"^\| `(.+?)` \|", NOTATION.read_text(encoding="utf-8"), flags=re.MULTILINE)
    kinds = {type(parse_action(row.lower())) for row in rows}
    assert kinds == {type(action) for action in TEXTS.values()}


@given(ACTIONS)
def test_what_is_formatted_is_parsed_again(action: Action) -> None:
    assert parse_action(format_action(action)) == action


@given(st.permutations(CARDS), st.data())
def test_a_bag_has_one_text_whatever_its_order(cards: list[str], data: st.DataObject) -> None:
    bag = {card: data.draw(st.integers(1, 40)) for card in cards[: data.draw(st.integers(1, 9))]}
    text = format_bag(bag)
    assert text == ",".join(f"{card}:{bag[card]}" for card in CARDS if card in bag)
    assert parse_bag(text) == bag


@settings(max_examples=150, deadline=None)
@given(
    table=st.sampled_from([*TABLES, (TINY, 2)]),
    seed=st.integers(0, 2**32),
    decisions=st.integers(0, 150),
    temper=st.sampled_from(sorted(POLICIES)),
)
def test_legal_actions_can_be_played_as_text(
    table: tuple[str, int], seed: int, decisions: int, temper: str
) -> None:
    """The text means the action, and playing it writes the same text down."""
    game = play_some(*table, seed, decisions, temper)
    legal = list(islice(game.legal_actions(), 1000))
    for action in legal:
        assert parse_action(format_action(action)) == action
    if legal and game.phase != "first_keep":
        action = random.Random(seed).choice(legal)
        twin = game.clone()
        assert game.play(format_action(action)) == twin.play(action)
        assert game.actions[-1][1] == format_action(action)


BAD_TEXTS = [
    "",
    " ",
    "take",
    "take 5",
    "take -1",
    "take 01",
    "take 2 3",
    "take  2",
    " blind",
    "blind ",
    "Blind",
    "blind\n",
    "blinds",
    "keep",
    "keep ",
    "keep ,",
    "keep a-b,",
    "keep a-b reject",
    "keep a-b reject ",
    "keep a-b c-d",
    "claim a-b",
    "claim a-b ",
    "claim  red:1",
    "claim a-b red",
    "claim a-b red:",
    "claim a-b red:0",
    "claim a-b red:-1",
    "claim a-b red:01",
    "claim a-b red:1.5",
    "claim a-b red:²",
    "claim a-b red:٣",
    "claim a-b red:1,red:1",
    "claim a-b red:1,,blue:1",
    "claim a-b grey:1",
    "claim a-b red:1 blue:1",
    "claim a-b red:" + "9" * 5000,
    "station wien",
    "station  red:1",
    "extra",
    "extra red:one",
    "player",
    "player ",
    "player robot",
    "player bot:",
    "player bot:random retired",
    "quit",
    "x" * 10_000,
]


@pytest.mark.parametrize("text", BAD_TEXTS, ids=lambda text: repr(text[:30]))
def test_text_that_is_no_action_is_answered_with_advice(text: str) -> None:
    with pytest.raises(BadNotation, match="; write ") as caught:
        parse_action(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 250


WORDS = st.sampled_from(
    "take blind keep reject claim station extra player resigned bot:x red:1 red:1,blue:2 a-b "
    "a-b,c-d 2 , : red: ٣ ".split(" ")
)


@settings(max_examples=600)
@given(st.text() | st.lists(WORDS | st.text(max_size=5), max_size=5).map(" ".join))
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    """Nothing else is ever raised, and what is understood has a text of its own."""
    try:
        action = parse_action(text)
    except BadNotation:
        return
    assert parse_action(format_action(action)) == action


def test_bad_text_changes_no_game() -> None:
    game = Game("europe", 2, seed="bad")
    with pytest.raises(BadNotation):
        game.play("take the train")
    with pytest.raises(BadNotation):
        game.why_not("take the train")
    assert game.actions == []
