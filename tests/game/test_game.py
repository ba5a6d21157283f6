"""The front of the rulebook: seeds, seats, options, clones, players who leave."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arranged import begun, empty_piles, everything, hold, play_some, show
from branchline.editions.edition import SWITCHES
from branchline.editions.loading import edition
from branchline.errors import BadOption, BadSeats, IllegalAction, UnknownEdition
from branchline.game.actions import ChangePlayer, ClaimRoute, DrawBlind, KeepTickets, TakeCard
from branchline.game.events import End, PlayerChanged
from branchline.game.game import Game, Player
from branchline.game.notation import format_action
from branchline.game.record import record_of, replay, verify
from branchline.game.shapes import Shape
from conftest import TABLES, TINY
from policies import codes, preferring


def play_on(game: Game, rng: random.Random, decisions: int = 10_000) -> Game:
    """Random decisions, to the end of the game if they suffice."""
    for _ in range(decisions):
        if game.is_over:
            break
        game.decide(rng.choice(game.decisions()))
    return game


# Seeds.


def test_the_same_seed_gives_the_same_game(table: tuple[str, int]) -> None:
    games = [play_on(Game(*table, seed="one seed"), random.Random(1)) for _ in range(2)]
    assert record_of(games[0]) == record_of(games[1])
    other = Game(*table, seed="another seed")
    assert other.events != games[0].events[: len(other.events)]


def test_a_number_is_a_seed_too() -> None:
    game = Game("europe", 3, seed=42)
    assert game.seed == "42"
    assert everything(game) == everything(Game("europe", 3, seed="42"))


def test_a_seed_of_24_hexadecimal_digits_is_used_as_it_is() -> None:
    seed = "0123456789abcdef01234567"
    assert Game("europe", 2, seed=seed).seed == seed
    assert Game("europe", 2, seed=seed).events != Game("europe", 2, seed=seed.upper()).events


def test_without_a_seed_every_game_is_another() -> None:
    games = [Game("europe", 2) for _ in range(4)]
    assert len({game.seed for game in games}) == 4
    for game in games:
        assert Game("europe", 2, seed=game.seed).events == game.events


def test_a_seed_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(BadOption, match="choose another seed"):
        Game("europe", 2, seed="\udcff")


# Seats.


def test_the_first_seat_is_chosen_or_drawn() -> None:
    """R-ALL-SET-2: a parameter, by default random."""
    for seat in range(4):
        game = Game("europe", 4, seed="first", first_seat=seat)
        while game.phase == "first_keep":
            game.decide(game.decisions()[0])
        assert game.first_seat == seat
        assert game.awaited == (seat,)
    drawn = {Game("europe", 4, seed=seed).first_seat for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize("first", [-1, 3, 99])
def test_a_first_seat_that_does_not_exist_is_refused(first: int) -> None:
    with pytest.raises(BadSeats, match="0 to 2"):
        Game("europe", 3, first_seat=first)


def test_an_edition_is_played_with_its_own_numbers_of_seats() -> None:
    """R-NA-BOX-1, R-EU-BOX-1, R-NO-BOX-1, R-NL-BOX-1."""
    for key in {key for key, _ in TABLES}:
        fewest, most = edition(key).seats
        for seats in (-1, 0, 1, fewest - 1, most + 1, 100):
            with pytest.raises(BadSeats, match=f"choose a number from {fewest} to {most}"):
                Game(key, seats)


def test_seats_are_names_or_players() -> None:
    game = Game("europe", ["Ada", Player("Bo", "bot:random")], seed="names")
    assert game.players == [Player("Ada", "person"), Player("Bo", "bot:random")]
    assert [game.name(seat) for seat in range(2)] == ["Ada", "Bo"]
    assert [player.name for player in Game("europe", 2).players] == ["Seat 1", "Seat 2"]


def test_an_edition_is_a_key_a_folder_or_a_value() -> None:
    assert Game("europe", 2).edition is Game(edition("europe"), 2).edition
    assert Game(TINY, 2).edition.key == "tiny"
    with pytest.raises(UnknownEdition, match="did you mean 'europe'"):
        Game("europ", 2)


# Options.


def test_options_are_only_those_that_differ_from_the_edition() -> None:
    default = {name: getattr(edition("europe").rules, name) for name in SWITCHES}
    assert Game("europe", 2, options=default).options == {}
    assert Game("europe", 2, options={**default, "may_stop_after_one": False}).options == {
        "may_stop_after_one": False
    }


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"may_stop": True}, "there is no option 'may_stop'; the options are may_stop_after_one"),
        ({"wagons": True}, "there is no option 'wagons'"),
        ({"may_stop_after_one": 1}, "must be true or false, not 1"),
        ({"may_stop_after_one": "no"}, "must be true or false, not 'no'"),
        ({"may_stop_after_one": None}, "must be true or false, not None"),
    ],
)
def test_an_option_that_does_not_exist_or_fit_is_refused(options: Any, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Game("europe", 2, options=options)


def test_stopping_after_one_card_is_a_switch() -> None:
    """R-ALL-DRAW-6."""
    for may_stop in (True, False):
        game = begun("europe", may_stop_after_one=may_stop)
        game.play("blind")
        assert ("stop" in game.legal_actions()) == may_stop
        stops = [one for one in game.decisions() if codes.operation_of(one) == codes.STOP]
        assert bool(stops) == may_stop
    with pytest.raises(IllegalAction, match="R-ALL-DRAW-6"):
        game.play("stop")


def test_drawing_from_the_market_alone_is_a_switch() -> None:
    """R-ALL-DRAW-7."""
    for key in ("europe", "north-america"):
        for suffices in (True, False):
            game = begun(key, market_alone_suffices=suffices)
            empty_piles(game)
            show(game, "red", "blue")
            assert ("take 0" in game.legal_actions()) == suffices
            assert (TakeCard(1) in list(game.legal_actions())) == suffices
    with pytest.raises(IllegalAction, match="R-ALL-DRAW-7"):
        game.play("take 0")


def test_stacking_of_nordic_ferries_is_a_switch() -> None:
    """R-NO-FER-4, P-9b."""
    claim = ClaimRoute("kristiansand-stavanger-2", {"orange": 1, "red": 6})
    for stacking in (True, False):
        game = begun("nordic-countries", nordic_ferry_stacking=stacking)
        hold(game, 0, claim.payment)
        assert (claim in game.legal_actions()) == stacking
        assert (claim in list(game.legal_actions())) == stacking
    with pytest.raises(IllegalAction, match="R-NO-FER-1"):
        game.play(claim)


# Legal actions.


def test_legal_actions_are_found_as_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-ALL-CLM-11: bags that pay with substitutes are many; nobody has to wait for all of them."""
    game = begun("nordic-countries")
    hold(game, 0, dict.fromkeys(("red", "blue", "green", "white", "black", "locomotive"), 6))
    made = 0
    real = Shape.bags

    def counted(shape: Shape) -> Iterator[Any]:
        nonlocal made
        for bag in real(shape):
            made += 1
            yield bag

    monkeypatch.setattr(Shape, "bags", counted)
    legal = game.legal_actions()
    assert made == 0
    first = list(islice(legal, 400))
    assert len(first) == 400
    assert made <= 400
    assert list(islice(legal, 400)) == first


@settings(max_examples=60, deadline=None)
@given(
    table=st.sampled_from([*TABLES, (TINY, 2), (TINY, 3)]),
    seed=st.integers(0, 2**32),
    decisions=st.integers(0, 150),
)
def test_legal_actions_are_counted_as_they_are_listed(
    table: tuple[str, int], seed: int, decisions: int
) -> None:
    """R-ALL-CLM-11: the number is found without listing them; every awaited seat has its own."""
    game = play_some(*table, seed, decisions, "substituter")
    for seat in game.awaited:
        legal = game.legal_actions(seat)
        listed = list(islice(legal, 3000))
        assert len(legal) == len(listed) or len(listed) == 3000 < len(legal)
        if listed:
            assert legal[0] == listed[0]
            assert legal[len(listed) - 1] == legal[len(listed) - 1 - len(legal)] == listed[-1]
            assert legal[:2] == listed[:2]
        with pytest.raises(IndexError):
            legal[len(legal)]


def test_other_things_are_not_among_the_legal_actions() -> None:
    game = begun("europe")
    legal = game.legal_actions()
    assert DrawBlind() in legal
    assert "blind" in legal
    for thing in ("nonsense", "", 5, None, ChangePlayer("person"), "player person", "withdraw"):
        assert thing not in legal


def test_between_the_decisions_of_a_payment_no_action_is_legal() -> None:
    """R-ALL-CLM-12."""
    game = begun("nordic-countries")
    hold(game, 0, {"red": 9, "blue": 9})
    game.decide(next(one for one in game.decisions() if codes.substitutes_of(one)))
    assert game.phase == "surrender"
    assert game.decisions()
    assert list(game.legal_actions()) == []


def test_nothing_is_legal_when_the_game_is_over() -> None:
    game = play_on(Game(TINY, 2, seed="over"), random.Random(1))
    assert game.decisions() == []
    assert list(game.legal_actions()) == []
    assert game.awaited == ()
    with pytest.raises(IllegalAction, match="over"):
        game.play("blind")


# Playing.


@settings(max_examples=80, deadline=None)
@given(table=st.sampled_from([*TABLES, (TINY, 3)]), seed=st.integers(0, 2**32))
def test_playing_and_deciding_give_the_same_record(table: tuple[str, int], seed: int) -> None:
    """Actions as a person writes them and the rulebook's small decisions are the same game."""
    decided = Game(*table, seed=seed)
    rng = random.Random(seed)
    claims = preferring(codes.CLAIM, codes.STATION)
    for _ in range(150):
        if not decided.is_over:
            choice = claims if rng.random() < 0.3 else preferring()
            decided.decide(choice(decided, decided.decisions(), rng))
    while decided.phase == "surrender":
        decided.decide(decided.decisions()[0])
    played = Game(*table, seed=seed)
    for seat, text in decided.actions:
        played.play(text, seat)
    assert record_of(played) == record_of(decided)
    if decided.phase != "first_keep":
        assert everything(played) == everything(decided)


def test_first_tickets_may_be_chosen_in_any_order() -> None:
    """R-ALL-SET-3: the record lists them by seat all the same."""
    games = [Game("europe", 3, seed="order") for _ in range(2)]
    for game, order in zip(games, ((0, 1, 2), (2, 0, 1)), strict=True):
        for seat in order:
            game.play(KeepTickets(tuple(game.offer(seat)[:2])), seat)
    assert everything(games[0]) == everything(games[1])


# Clones.


@settings(max_examples=80, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32), decisions=st.integers(0, 120))
def test_a_clone_goes_its_own_way(table: tuple[str, int], seed: int, decisions: int) -> None:
    game = play_some(*table, seed, decisions, "random")
    twin = game.clone()
    before = everything(game)
    assert everything(twin) == before
    play_on(twin, random.Random(seed), 30)
    if not twin.is_over:
        twin.play(ChangePlayer("bot:other", resigned=True), 0)
    assert everything(game) == before
    again = game.clone()
    play_on(again, random.Random(seed), 30)
    assert again.events == twin.events[: len(again.events)]
    play_on(game, random.Random(seed), 30)
    assert everything(game) == everything(again)


def test_a_clone_shares_no_pending_choice_of_first_tickets() -> None:
    game = Game("europe", 3, seed="pending")
    twin = game.clone()
    twin.decide(twin.decisions()[0])
    assert (game.awaited, twin.awaited) == ((0, 1, 2), (1, 2))


# Players who change, resign or stop.


def test_somebody_else_may_take_a_seat_at_any_time() -> None:
    game = Game("europe", ["Ada", "Bo"], seed="change")
    assert game.play(ChangePlayer("bot:random"), 1) == [PlayerChanged(1, "bot:random")]
    assert game.players[1] == Player("Bo", "bot:random")
    assert game.first_players[1] == Player("Bo", "person")
    play_on(game, random.Random(2), 20)
    game.play("player person", 1)
    assert game.players[1] == Player("Bo", "person")
    play_on(game, random.Random(3))
    record = verify(record_of(game).to_json())
    assert record.seats == game.first_players
    assert replay(record).players == game.players


def test_a_change_of_players_changes_nothing_else() -> None:
    games = [Game("europe", 2, seed="same") for _ in range(2)]
    games[1].play(ChangePlayer("bot:random"), 0)
    for game in games:
        play_on(game, random.Random(4))
    assert games[0].result == games[1].result
    assert [event for event in games[1].events if not isinstance(event, PlayerChanged)] == games[
        0
    ].events


def test_a_resigned_seat_keeps_its_score_and_never_wins(table: tuple[str, int]) -> None:
    """docs/record-format.md, Result."""
    straight = play_on(Game(*table, seed="resign"), random.Random(5))
    assert straight.result is not None
    best = straight.result.winners[0]
    game = Game(*table, seed="resign")
    game.play(ChangePlayer("bot:random", resigned=True), best)
    play_on(game, random.Random(5))
    assert game.result is not None
    assert game.result.resigned == (best,)
    assert game.result.scores == straight.result.scores
    assert game.result.winners
    assert best not in game.result.winners
    others = [score.total for seat, score in enumerate(game.result.scores) if seat != best]
    assert all(game.result.scores[seat].total == max(others) for seat in game.result.winners)
    assert verify(record_of(game).to_json()).result == game.result


def test_who_has_resigned_stays_so_when_a_person_comes_back() -> None:
    game = Game(TINY, 2, seed="back")
    game.play("player bot:random resigned", 0)
    game.play("player person", 0)
    play_on(game, random.Random(6))
    assert game.result is not None
    assert game.result.resigned == (0,)


def test_nobody_wins_when_all_have_resigned() -> None:
    game = Game(TINY, 2, seed="all")
    for seat in range(2):
        game.play("player bot:random resigned", seat)
    play_on(game, random.Random(7))
    assert game.result is not None
    assert game.result.winners == ()
    verify(record_of(game).to_json(), game.edition)


@pytest.mark.parametrize("decisions", [0, 1, 40])
def test_an_abandoned_game_ends_without_a_result(decisions: int) -> None:
    """docs/record-format.md: `abandoned`, result null."""
    game = play_some("europe", 3, 8, decisions, "random")
    assert game.abandon() == [End("abandoned")]
    assert game.is_over
    assert game.result is None
    assert game.awaited == ()
    assert verify(record_of(game).to_json()).result is None
    with pytest.raises(IllegalAction, match="R-ALL-END-2"):
        game.play("blind")


def test_a_game_ends_only_once() -> None:
    finished = play_on(Game(TINY, 2, seed="once"), random.Random(9))
    stopped = Game(TINY, 2, seed="once")
    stopped.abandon()
    for game in (finished, stopped):
        before = everything(game)
        with pytest.raises(IllegalAction, match="R-ALL-END-2"):
            game.abandon()
        assert everything(game) == before


def test_a_payment_under_way_can_be_abandoned() -> None:
    """R-ALL-CLM-12: half a claim is none, so the record knows nothing of it."""
    game = Game("nordic-countries", 2, seed="half")
    rng = random.Random(10)
    pick = preferring(codes.BLIND, codes.TAKE)
    while not any(codes.substitutes_of(one) for one in game.decisions()):
        game.decide(pick(game, game.decisions(), rng))
    game.decide(next(one for one in game.decisions() if codes.substitutes_of(one)))
    assert game.phase == "surrender"
    game.abandon()
    verify(record_of(game).to_json())


# Words.


def test_a_game_says_what_it_is() -> None:
    game = Game("europe", 3, seed="repr")
    assert repr(game) == "<Game europe seats=3 seed='repr' actions=0 first_keep>"
    while game.phase == "first_keep":
        game.decide(game.decisions()[0])
    assert repr(game) == "<Game europe seats=3 seed='repr' actions=3 turn>"
    game.abandon()
    assert repr(game).endswith("over>")


def test_must_pass_means_that_a_pass_is_all_there_is() -> None:
    """R-ALL-PAS-1."""
    game = begun("europe")
    assert not game.legal_actions().must_pass
    empty_piles(game)
    game.state.ticket_count = 0
    assert game.legal_actions().must_pass
    assert [format_action(action) for action in game.legal_actions()] == ["pass"]
    game.play("pass")
    assert game.awaited == (1,)
