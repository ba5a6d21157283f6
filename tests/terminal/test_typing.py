"""What is shown can be typed: names in both languages, either order, partly, without accents."""

import pytest

from branchline.editions.edition import Language
from branchline.game.actions import BuildStation, ClaimRoute, TakeCard
from branchline.game.game import Game
from branchline.terminal.choices import TurnMenu, menu_for
from branchline.terminal.menus import Menu, OptionsMenu, Trouble
from branchline.terminal.phrases import SHOWN, as_notation, phrase_in, read_action, why_words
from branchline.terminal.play import play_game
from branchline.terminal.speaker import Speaker
from branchline.text.catalogue import say
from terminal.scripted import Paper, random_game
from terminal.test_choices import give


def rich_turn(**cards: int) -> Game:
    """A turn in Europe with these cards in hand."""
    game = random_game("europe", 2, "typing", 2)
    give(game, **(cards or {"locomotive": 8}))
    return game


def menu_of(game: Game, language: Language = "en") -> TurnMenu:
    seat = game.awaited[0]
    speaker = Speaker(game.edition, ["a", "b"], language, seat)
    menu = menu_for(game.view(seat), game.legal_actions(seat), speaker)
    assert isinstance(menu, TurnMenu)
    return menu


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Rostov-Sochi"), ("en", "rostov sochi"), ("en", "sochi rostov"), ("en", "ros soc"),
        ("fr", "Rostov–Sotchi"), ("fr", "sotchi rostov"), ("fr", "8 sotchi rostov"),
        ("en", "8 sochi rostov"), ("en", "8 rostov sochi"),
    ],
)  # fmt: skip
def test_a_route_is_claimed_by_the_names_of_its_cities(language: Language, text: str) -> None:
    """Locomotives alone pay: there is one way, so nothing is asked."""
    answer = menu_of(rich_turn(), language).pick(text)
    assert isinstance(answer, ClaimRoute)
    assert answer.route == "rostov-sochi"


def test_one_way_to_pay_needs_no_choice_and_two_do() -> None:
    assert isinstance(menu_of(rich_turn(locomotive=2)).pick("rostov sochi"), ClaimRoute)
    several = menu_of(rich_turn(locomotive=2, red=2)).pick("rostov sochi")
    assert isinstance(several, OptionsMenu)
    assert len(several.options) > 1


def test_tunnels_warn_before_they_are_paid() -> None:
    game = rich_turn()
    tunnel = next(route for route in game.edition.routes if route.tunnel)
    speaker = Speaker(game.edition, ["a", "b"], "en")
    assert isinstance(menu_of(game).pick(speaker.route(tunnel.id)), Menu)


def test_a_number_with_a_name_narrows_the_list() -> None:
    fewer = menu_of(rich_turn()).pick("8 paris")
    assert isinstance(fewer, OptionsMenu)
    assert all("Paris" in option.label.plain for option in fewer.options)
    assert [option.key for option in fewer.options][:2] == ["1", "2"]
    assert isinstance(menu_of(rich_turn()).pick("8 atlantis"), Trouble)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_of_the_market_is_taken_by_its_name(language: Language) -> None:
    game = random_game("europe", 2, "typing", 2)
    menu = menu_of(game, language)
    words = {"yellow": ("yellow", "jaune", "YEL"), "locomotive": ("locomotive", "loco")}
    for card, names in words.items():
        for name in names:
            answer = menu.pick(name)
            if card in menu.view.market:
                assert isinstance(answer, TakeCard)
                assert menu.view.market[answer.slot] == card
            else:
                assert isinstance(answer, Trouble)


def test_people_count_the_market_from_one_everywhere() -> None:
    """The menu's number, `take`, `why take` and a hint mean the same card."""
    game = random_game("europe", 2, "typing", 2)
    menu = menu_of(game)
    for number in range(1, 6):
        assert menu.pick(str(number)) == TakeCard(number - 1)
        assert read_action(f"take {number}", menu.view, menu.speaker) == TakeCard(number - 1)
    for line in ("take 0", "take 6", "take"):
        assert "The market has 5 places" in why_words(line, menu.view, menu.speaker)
    card = menu.view.market[3]
    assert as_notation(f"take {card}", menu.view, menu.speaker).startswith("take ")


def test_full_actions_take_names_too() -> None:
    game = rich_turn(red=3, locomotive=2)
    menu = menu_of(game)
    view, speaker = menu.view, menu.speaker
    claim = read_action("claim Sochi Rostov red:1,locomotive:1", view, speaker)
    assert claim == ClaimRoute("rostov-sochi", {"red": 1, "locomotive": 1})
    assert read_action("claim Rostov-Sochi", view, speaker) == "rostov-sochi"
    station = read_action("station Vienna red:1", view, speaker)
    assert station == BuildStation("wien", {"red": 1})
    assert "possible" in why_words("claim rostov sochi", view, speaker)


def test_a_route_out_of_reach_is_refused_with_its_reason() -> None:
    paper = Paper(["all", "claim Petrograd Stockholm", "stockholm petrograd"])
    play_game("europe", "You", ["medium"], seed="abc", screen=paper)
    assert paper.text.count("(R-ALL-CLM-5)") == 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_is_done_by_its_number(language: Language) -> None:
    do, hint = ("do", "hint") if language == "en" else ("faire", "conseil")
    paper = Paper([f"{do} 1", hint, f"{do} 9", f"{do} x", f"{do} 1", f"{do} 1"])
    game = play_game("europe", "You", ["medium"], seed="abc", screen=paper, language=language,
                     budget="60")  # fmt: skip
    assert [text.split()[0] for seat, text in game.actions if seat == 0] == ["keep"]
    asked = "Type hint first" if language == "en" else "Tapez d'abord conseil"
    assert paper.text.count(asked) == 2
    assert "1)" in paper.text


def test_the_first_choice_shows_the_market() -> None:
    paper = Paper([])
    game = play_game("europe", "You", ["medium"], seed="abc", screen=paper)
    assert game.phase == "first_keep"
    assert "Market" in paper.text
    assert "Hand" in paper.text


@pytest.mark.parametrize(
    ("line", "notation"),
    [
        ("draw", "blind"), ("Piocher", "blind"), ("draw from the deck", "blind"),
        ("piocher une carte", "blind"), ("draw tickets", "tickets"),
        ("piocher tickets", "tickets"), ("piocher des tickets", "tickets"),
        ("arrêter", "stop"), ("stop after this card", "stop"), ("s'arrêter", "stop"),
        ("passer", "pass"), ("renoncer", "withdraw"), ("give up the tunnel", "withdraw"),
        ("prendre 2", "take 1"), ("prendre Sotchi Rostov", "claim rostov-sochi"),
        ("take sochi rostov", "claim rostov-sochi"),
        ("prendre Rostov–Sotchi rouge:1, loco:1", "claim rostov-sochi red:1,locomotive:1"),
        ("gare Vienne rouge:1", "station wien red:1"), ("ajouter vert:1", "extra green:1"),
        ("garder a-b,c-d", "keep a-b,c-d"), ("TAKE 5", "take 4"),
    ],
)  # fmt: skip
def test_actions_are_typed_in_words_of_both_languages(line: str, notation: str) -> None:
    menu = menu_of(rich_turn())
    assert as_notation(line, menu.view, menu.speaker) == notation


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_hints_say_in_a_few_words_is_understood(language: Language) -> None:
    speaker = menu_of(rich_turn(), language).speaker
    for key in SHOWN.values():
        assert phrase_in(say(key, language), speaker), key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_lists_of_a_turn_open_by_their_words(language: Language) -> None:
    menu = menu_of(rich_turn(), language)
    for option in menu.options()[-4:]:
        words = option.label.plain.partition(" (")[0]
        assert menu.shown_as(words) == option.key, words
    assert [menu.shown_as(word) for word in ("claim", "gare", "claim paris", "x", "")] == [
        "8", "9", "", "", ""
    ]  # fmt: skip


def test_a_way_to_pay_is_chosen_by_its_words() -> None:
    payments = menu_of(rich_turn(locomotive=2, red=2)).pick("rostov sochi")
    assert isinstance(payments, OptionsMenu)
    assert payments.pick("2 red") == ClaimRoute("rostov-sochi", {"red": 2})
    assert payments.pick("2 locom") == ClaimRoute("rostov-sochi", {"locomotive": 2})
    fewer = payments.pick("red")
    assert isinstance(fewer, OptionsMenu)
    assert [option.key for option in fewer.options] == ["1", "2"]
    assert fewer.pick("2 loc") == ClaimRoute("rostov-sochi", {"locomotive": 2})
    assert payments.pick("r") is None, "a slip of one key"
    assert payments.pick("blue") is None


def test_tickets_are_kept_by_numbers_or_cities_behind_a_verb() -> None:
    for line in ("keep 1 3", "garder 1,3", "keep {0}, {2}"):
        paper = Paper([])
        game = play_game("europe", "You", ["medium"], seed="abc", screen=paper)
        speaker = Speaker(game.edition, ["a", "b"], "fr", 0)
        offer = game.view(0).offer
        typed = line.format(*map(speaker.ticket, offer))
        paper = Paper([typed])
        game = play_game("europe", "You", ["medium"], seed="abc", screen=paper)
        assert game.actions[0][1].startswith(f"keep {offer[0]},{offer[2]}"), typed


@pytest.mark.parametrize("line", ["sochi rostov", "rostov sotchi", "red", "gare vienne"])
def test_why_understands_a_name_alone(line: str) -> None:
    game = random_game("europe", 2, "typing", 2)
    give(game, blue=1)
    menu = menu_of(game, "fr")
    said = why_words(line, menu.view, menu.speaker)
    assert "n'est pas une action" not in said
    assert ("(R-" in said) == (line != "red" and line != "gare vienne"), said


def test_why_understands_the_numbers_of_a_turn() -> None:
    game = Game("europe", 2, seed="why")
    view, speaker = game.view(0), Speaker(game.edition, ["a", "b"], "en", 0)
    for number in ("1", "5", "6", "7"):
        assert "First choose which tickets to keep" in why_words(number, view, speaker)
    menu = menu_of(rich_turn())
    assert why_words("7", menu.view, menu.speaker) == "That is possible now."
