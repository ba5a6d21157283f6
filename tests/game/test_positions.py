"""A position as plain data is the same position again."""

import msgspec
import pytest

from bots.moments import moments
from branchline.game.positions import position_fields, state_from_fields
from branchline.game.view import view_of
from conftest import TABLES


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_game_goes_on_from_its_fields_as_it_would_have(key: str, seats: int) -> None:
    for game in moments(key, seats):
        fields = msgspec.json.decode(msgspec.json.encode(position_fields(game.state)))
        state = state_from_fields(fields)
        assert position_fields(state) == fields
        for seat in (*range(seats), None):
            here = view_of(game.edition, game.rules, game.board, game.state, seat)
            assert view_of(game.edition, game.rules, game.board, state, seat) == here
        twin = game.clone()
        if twin.is_over or twin.phase == "first_keep":
            continue
        twin.begin_at(state)
        happened = [game.decide(game.decisions()[0]) for _ in range(3) if game.awaited]
        assert [twin.decide(twin.decisions()[0]) for _ in range(3) if twin.awaited] == happened
