"""Batches: many states side by side, which go the way of the single games."""

from typing import Any

import numpy as np
import pytest

from branchline.contests.simulation import Run, play_recorded
from branchline.editions.loading import edition
from branchline.engine.batch.games import new_outcomes
from branchline.engine.rules import decisions
from branchline.engine.rules.records import BOARD, FIRST_SCRATCH, LOG, STATE, new_slots, slots_of
from branchline.errors import BadOption
from branchline.game.batches import Batch
from branchline.game.game import board_for
from conftest import TINY

EMPTY = -1


def random_choices(counts: Any, rng: np.random.Generator) -> Any:
    """Any legal decision in each state, none where the game is over."""
    return np.where(counts > 0, (rng.random(len(counts)) * counts).astype(np.int32), EMPTY)


def play_through(batch: Batch, seed: int) -> int:
    """Random decisions until all games are over; returns how many there were."""
    rng = np.random.default_rng(seed)
    made = 0
    while batch.count().any():
        made += int((batch.counts > 0).sum())
        batch.step(random_choices(batch.counts, rng))
    return made


def copy_of(states: Any, *numbers: int) -> Any:
    """Copies of these states, the bytes between their fields included (NumPy leaves those out)."""
    rows = b"".join(states[number : number + 1].tobytes() for number in numbers)
    return np.frombuffer(bytearray(rows), STATE)


def known(states: Any) -> bytes:
    """The bytes of a state without scratch."""
    return states.view(np.uint8)[: STATE.fields[FIRST_SCRATCH][1]].tobytes()


def test_a_batch_deals_the_games_of_its_seed(table: tuple[str, int]) -> None:
    key, seats = table
    batch = Batch(key, seats, 3, seed="deal", first_game=5)
    for number in range(3):
        game = play_recorded(Run(edition(key), seats, 9, "deal", {}), 5 + number)
        hands = [list(batch.states[number]["seat"][p]["hand"]["card"]) for p in range(seats)]
        assert sum(map(sum, hands)) == seats * game.rules.starting_hand
        alone = Batch(key, seats, 1, seed="deal", first_game=5 + number)
        assert alone.states[0].tobytes() == batch.states[number].tobytes()


def test_every_step_is_that_of_a_single_game(table: tuple[str, int]) -> None:
    key, seats = table
    one = edition(key)
    boards = slots_of(board_for(one, one.rules), BOARD)
    logs, found = new_slots(LOG, 1), np.zeros(4096, np.int64)
    batch = Batch(key, seats, 8, seed="steps")
    rng = np.random.default_rng(1)
    for _ in range(60):
        singles = [copy_of(batch.states, number) for number in range(len(batch))]
        choices = random_choices(batch.count(), rng)
        listed = batch.list(20).copy()
        batch.step(choices)
        for number, state in enumerate(singles):
            count = decisions.list_decisions(boards, state, found)
            assert count == batch.counts[number]
            assert listed[number].tolist() == [*found[: min(count, 20)], *[EMPTY] * (20 - count)]
            if count:
                decisions.apply_decision(boards, state, logs, found[choices[number]])
            assert known(state) == known(batch.states[number : number + 1])


def test_a_batch_shared_among_threads_goes_the_way_of_its_parts() -> None:
    whole = Batch(TINY, 2, 600, seed="threads")
    parts = [Batch(TINY, 2, 200, seed="threads", first_game=first) for first in (0, 200, 400)]
    rng = np.random.default_rng(2)
    while whole.count().any():
        choices = random_choices(whole.counts, rng)
        whole.step(choices)
        for number, part in enumerate(parts):
            part.step(choices[200 * number : 200 * number + 200])
    assert whole.outcomes().tobytes() == b"".join(part.outcomes().tobytes() for part in parts)


def test_outcomes_are_those_of_the_states() -> None:
    batch = Batch(TINY, 3, 20)
    made = play_through(batch, 3)
    outcomes = batch.outcomes()
    assert outcomes.dtype == new_outcomes(1).dtype
    assert outcomes["decisions"].sum() == made
    assert (outcomes["seat"]["winner"][:, :3].sum(axis=1) >= 1).all()
    assert outcomes["seat"]["total"].tolist() == batch.states["seat"]["total"].tolist()


def test_a_clone_goes_its_own_way() -> None:
    batch = Batch(TINY, 2, 4, seed="clone")
    batch.step([0, 1, EMPTY, 0])
    before = copy_of(batch.states, 0, 1, 2, 3)
    twin = batch.clone([3, 3, 0])
    assert twin.states.tobytes() == copy_of(before, 3, 3, 0).tobytes()
    assert twin.made.tolist() == [1, 1, 1]
    play_through(twin, 4)
    assert batch.states.tobytes() == before.tobytes()
    assert batch.clone().states.tobytes() == before.tobytes()


def test_a_choice_that_is_none_is_refused_and_leaves_its_state_alone() -> None:
    batch = Batch(TINY, 2, 3)
    most = int(batch.count().max())
    before = copy_of(batch.states, 0, 2)
    with pytest.raises(BadOption, match="no such choice in 2 of the states"):
        batch.step([most, 0, -2])
    assert known(copy_of(batch.states, 0)) == known(before[:1])
    assert known(copy_of(batch.states, 2)) == known(before[1:])
    assert batch.made.tolist() == [0, 1, 0]
    with pytest.raises(BadOption, match="3 states, but 2 numbers"):
        batch.step([0, 0])
    for chosen in ([3], [-1]):
        with pytest.raises(BadOption, match="numbers 0 to 2"):
            batch.clone(chosen)
    for states in (0, 10**9):
        with pytest.raises(BadOption, match="a batch has 1 to"):
            Batch(TINY, 2, states)


def test_others_write_into_the_buffers_without_a_copy() -> None:
    batch = Batch(TINY, 2, 3, seed="buffers")
    twin = batch.clone()
    shared = np.from_dlpack(batch.choices)
    shared[:] = [1, EMPTY, 0]
    batch.step()
    twin.step([1, EMPTY, 0])
    assert batch.states.tobytes() == twin.states.tobytes()
    assert batch.made.tolist() == [1, 0, 1]
    assert np.shares_memory(np.from_dlpack(batch.count()), batch.counts)
    assert np.asarray(batch.states.__array_interface__["shape"]).tolist() == [3]
    assert batch.states.dtype == STATE


def test_a_batch_says_what_it_is() -> None:
    assert repr(Batch("europe", 2, 5)) == "<Batch of 5 games, europe, 2 seats>"
