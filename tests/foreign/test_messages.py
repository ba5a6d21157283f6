"""Whatever a process writes is read as an answer or refused as a bad bot's, never otherwise."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.bots.foreign.choosing import ForeignBot
from branchline.bots.foreign.messages import hello, read_chosen, read_ready
from branchline.editions.edition import SWITCHES
from branchline.errors import BadBot
from branchline.game.game import Game
from branchline.game.legal import LegalActions
from branchline.game.view import View
from conftest import TABLES
from foreign.meeting import ask, place_in

TEXTS = st.text('take 2é{}"\n\x00', max_size=8) | st.sampled_from(["action", "ready", "take 2"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=4,
)
OBJECTS = st.fixed_dictionaries({}, optional={"type": TEXTS, "id": VALUES, "action": VALUES})
LINES = st.binary(max_size=40) | OBJECTS.map(lambda value: json.dumps(value).encode())


class Saying:
    """Chooses whatever a function gives."""

    def __init__(self, say: Callable[[], Any]) -> None:
        self.say = say

    def choose(self, view: View, legal: LegalActions) -> Any:
        return self.say()


GAME = Game("europe", 2, seed="messages")


def assert_legal_or_refused(say: Callable[[], Any]) -> None:
    """Only `BadBot` is raised, and its message is one line."""
    try:
        action = ask(ForeignBot(Saying(say)), GAME)
    except BadBot as error:
        complaint = str(error)
    else:
        assert action in GAME.legal_actions(0)
        return
    assert len(complaint.splitlines()) == 1


@settings(deadline=None)
@given(LINES)
def test_any_line_is_an_answer_or_refused(line: bytes) -> None:
    assert_legal_or_refused(lambda: read_chosen(line, 1))
    assert_legal_or_refused(lambda: read_ready(line))


@settings(deadline=None)
@given(VALUES)
def test_any_value_is_an_action_or_refused(value: object) -> None:
    assert_legal_or_refused(lambda: value)


def test_more_than_is_asked_for_does_no_harm() -> None:
    line = b'{"id": 7, "thoughts": [1, 2], "action": "take 2", "type": "action"}'
    assert read_chosen(line, 7) == "take 2"
    with pytest.raises(BadBot, match="answered question 7 when it was asked question 8"):
        read_chosen(line, 8)


@pytest.mark.parametrize("key", sorted({key for key, _ in TABLES}))
def test_the_greeting_holds_the_whole_edition(key: str) -> None:
    game = Game(key, 3, seed="hello", options={"may_stop_after_one": False})
    greeting = json.loads(msgspec.json.encode(hello(place_in(game, 2, "mine"), 10.0, 0.5)))
    assert (greeting["protocol"], greeting["seats"], greeting["seat"]) == (1, 3, 2)
    assert (greeting["seed"], greeting["start_ms"], greeting["time_ms"]) == ("mine", 10_000, 500)
    assert greeting["options"] == {name: getattr(game.rules, name) for name in SWITCHES}
    assert greeting["edition"]["rules"]["may_stop_after_one"] is False
    for kind in ("cities", "routes", "tickets", "bonuses"):
        ours = [thing.id for thing in getattr(game.edition, kind)]
        assert [thing["id"] for thing in greeting["edition"][kind]] == ours
