"""Bots at their places: each with a seed of its own, which does not tell the game's."""

from hypothesis import given
from hypothesis import strategies as st

from branchline.bots.registry import bot_names
from branchline.game.game import Game
from branchline.game.seeds import seed_words
from branchline.table.seating import bot_player, own_seed, place_at, seat_bots
from branchline.table.table import Table
from conftest import TINY

SEEDS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=30)
SEATS = st.integers(0, 4)
NAMES = st.sampled_from(bot_names())


@given(seed=SEEDS, seats=st.lists(SEATS, min_size=2, max_size=2, unique=True), name=NAMES)
def test_own_seeds_differ_by_seat(seed: str, seats: list[int], name: str) -> None:
    first, second = (own_seed(seed, seat, name) for seat in seats)
    assert first != second


@given(seed=SEEDS, seat=SEATS, names=st.lists(NAMES, min_size=2, max_size=2, unique=True))
def test_own_seeds_differ_by_name(seed: str, seat: int, names: list[str]) -> None:
    first, second = (own_seed(seed, seat, name) for name in names)
    assert first != second


@given(seeds=st.lists(SEEDS, min_size=2, max_size=2, unique=True), seat=SEATS, name=NAMES)
def test_own_seeds_differ_by_game(seeds: list[str], seat: int, name: str) -> None:
    first, second = (own_seed(seed, seat, name) for seed in seeds)
    assert first != second


@given(seed=st.text(st.characters(codec="utf-8"), min_size=9, max_size=30), seat=SEATS, name=NAMES)
def test_an_own_seed_does_not_tell_the_games(seed: str, seat: int, name: str) -> None:
    """Neither its text nor the words that the deal is made from."""
    own = own_seed(seed, seat, name)
    assert seed not in own
    assert not set(seed_words(own)) & set(seed_words(seed))
    assert own == own_seed(seed, seat, name)


def test_a_place_is_that_of_the_game() -> None:
    game = Game(TINY, 3, seed="place", options={"may_stop_after_one": False})
    place = place_at(game, 2, "wary")
    assert (place.edition, place.rules) == (game.edition, game.rules)
    assert (place.seats, place.seat) == (3, 2)
    assert place.seed == own_seed("place", 2, "wary") != game.seed


def test_random_bots_of_one_game_choose_differently() -> None:
    """Each by its own chance: two who see the same do not always do the same."""
    game = Game("europe", 2, seed="chance")
    view, legal = game.view(0), game.legal_actions(0)
    first, second = seat_bots(game, ["random", "random"])
    chosen = [(first.choose(view, legal), second.choose(view, legal)) for _ in range(20)]
    assert any(one != other for one, other in chosen)


def test_a_bots_name_in_a_record_has_no_spaces() -> None:
    player = bot_player("Ada", "exec:./my bot --level 3")
    assert (player.name, player.player) == ("Ada", "bot:exec:./my-bot---level-3")
    game = Game(TINY, [player, bot_player("Bo", "greedy")], seed="names")
    Table(game, seat_bots(game, ["greedy", "greedy"])).run()
    assert game.result is not None
