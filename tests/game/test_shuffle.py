"""The shuffle: promised before the game, made by all, checked by anybody."""

import msgspec
import pytest

from branchline.errors import BadRecord
from branchline.game.game import Game
from branchline.game.record import record_of
from branchline.game.shuffle import Shuffle, commitment_of, new_nonce, seed_of, verify_shuffle

NONCE = new_nonce()
PARTS = ("one part", "")


def line_with(shuffle: Shuffle | None, seed: str) -> bytes:
    """The record of a game as a server exports it."""
    record = msgspec.to_builtins(record_of(Game("europe", 2, seed=seed)))
    return msgspec.json.encode(record | {"shuffle": shuffle} if shuffle else record)


def test_a_kept_promise() -> None:
    seed = seed_of(NONCE, PARTS)
    assert verify_shuffle(line_with(Shuffle(commitment_of(NONCE), PARTS, NONCE, seed), seed))


def test_a_game_without_a_promise() -> None:
    assert not verify_shuffle(line_with(None, "any seed"))


@pytest.mark.parametrize(
    ("nonce", "parts", "words"),
    [
        (new_nonce(), PARTS, "promised before the game"),
        (NONCE, ("another part", ""), "contributions"),
        (NONCE, ("", "one part"), "contributions"),
        (NONCE, ("one part",), "for each seat"),
    ],
    ids=["other nonce", "other part", "parts in another order", "a part too few"],
)
def test_a_broken_promise(nonce: str, parts: tuple[str, ...], words: str) -> None:
    seed = seed_of(NONCE, PARTS)
    line = line_with(Shuffle(commitment_of(NONCE), parts, nonce, seed), seed)
    with pytest.raises(BadRecord, match=words):
        verify_shuffle(line)


def test_a_shuffle_that_cannot_be_read() -> None:
    record = msgspec.to_builtins(record_of(Game("europe", 2, seed="x")))
    with pytest.raises(BadRecord, match="damaged"):
        verify_shuffle(msgspec.json.encode(record | {"shuffle": 7}))


def test_every_part_changes_the_seed() -> None:
    seeds = {
        seed_of(NONCE, PARTS),
        seed_of(new_nonce(), PARTS),
        seed_of(NONCE, ("one part", "x")),
        seed_of(NONCE, ('one part","', "")),
        seed_of(NONCE, ("one", " part")),
    }
    assert len(seeds) == 5
