"""What happened as lines of a log: draws of a turn are one line, and nothing hidden is named."""

import pytest

from branchline.editions.edition import Language
from branchline.editions.loading import edition
from branchline.game import events
from branchline.game.events import Event, seen_by
from branchline.text.lines import KINDS, QUIET, Narrator, paragraphs
from branchline.text.speaker import Speaker
from terminal.scripted import EDITIONS, LANGUAGES, random_game

EUROPE = edition("europe")
TAKE_RED, TAKE_BLUE = events.Take(0, 1, "red"), events.Take(0, 2, "blue")
LONGEST_BRIEF = 50
"""Letters that fit beside the cards of a claim in a log."""
DRAW_RED, HIDDEN = events.Blind(0, "red"), events.Blind(0, "hidden")


def speaker(language: Language = "en", me: int | None = None) -> Speaker:
    return Speaker(EUROPE, ["Ada", "Bo"], language, me)


@pytest.mark.parametrize(
    ("draws", "english", "french"),
    [
        (
            [TAKE_RED],
            "Ada takes a red card from the market.",
            "Ada prend une carte rouge au marché.",
        ),
        (
            [TAKE_RED, TAKE_RED],
            "Ada takes two red cards from the market.",
            "Ada prend deux cartes rouges au marché.",
        ),
        (
            [TAKE_RED, TAKE_BLUE],
            "Ada takes a red card and a blue card from the market.",
            "Ada prend une carte rouge et une carte bleue au marché.",
        ),
        (
            [HIDDEN, TAKE_RED],
            "Ada takes a red card from the market and draws a card from the deck.",
            "Ada prend une carte rouge au marché et pioche une carte.",
        ),
        ([HIDDEN, HIDDEN], "Ada draws two cards from the deck.", "Ada pioche deux cartes."),
        (
            [events.Take(0, 0, "locomotive"), events.Take(0, 1, "locomotive")],
            "Ada takes two locomotives from the market.",
            "Ada prend deux locomotives au marché.",
        ),
    ],
)
def test_draws_of_one_turn_are_one_sentence(draws: list[Event], english: str, french: str) -> None:
    assert list(paragraphs([events.Turn(0), *draws], speaker())) == [english]
    assert list(paragraphs([events.Turn(0), *draws], speaker("fr"))) == [french]


def test_the_reader_is_spoken_to() -> None:
    [told] = paragraphs([DRAW_RED, TAKE_BLUE], speaker(me=0))
    assert told == "You take a blue card from the market and draw a red card from the deck."


def test_a_line_grows_with_the_second_card_and_the_next_turn_begins_another() -> None:
    narrator = Narrator(speaker())
    [first] = narrator.tell(7, [TAKE_RED, events.Fill(1, "green")])
    [grown] = narrator.tell(8, [HIDDEN, events.Turn(1)])
    [other] = narrator.tell(9, [events.Take(1, 0, "red")])
    assert first.id == grown.id < other.id
    assert (grown.seat, grown.cards) == (0, {"red": 1})
    assert grown.sentence.startswith("Ada takes a red card from the market and draws")
    assert other.sentence.startswith("Bo takes a red card")


@pytest.mark.parametrize(
    ("told", "english", "french", "yours"),
    [
        ([HIDDEN, HIDDEN], "Ada draws two cards", "Ada pioche deux cartes", "You draw two cards"),
        ([TAKE_RED], "Ada takes a card", "Ada prend une carte", "You take a card"),
        (
            [TAKE_RED, HIDDEN],
            "Ada takes one card, draws one",
            "Ada prend une carte, en pioche une",
            "You take one card, draw one",
        ),
        (
            [events.Claim(0, "dieppe-london-1", {"red": 2}, 2)],
            "Ada claims Dieppe – London, +2",
            "Ada prend Dieppe – Londres, +2",
            "You claim Dieppe – London, +2",
        ),
        (
            [events.Keep(0, ("brest-petrograd",), ("berlin-roma", "berlin-moskva"))],
            "Ada keeps 1 of 3 tickets",
            "Ada garde 1 ticket sur 3",
            "You keep 1 of 3 tickets",
        ),
        (
            [events.Tunnel(0, "paris-zurich", {"red": 3}, ("red", "blue", "red"), 2)],
            "Ada digs Paris – Zurich, 2 extra cards",
            "Ada creuse Paris – Zurich, 2 en plus",
            "You dig Paris – Zurich, 2 extra cards",
        ),
    ],
)
def test_a_line_is_told_in_a_few_words_too(
    told: list[Event], english: str, french: str, yours: str
) -> None:
    for words, expected in (
        (speaker(), english),
        (speaker("fr"), french),
        (speaker(me=0), yours),
    ):
        [line] = Narrator(words).tell(1, told)
        assert line.brief == expected


def test_cards_laid_for_a_tunnel_are_apart_from_those_turned_up() -> None:
    tunnel = events.Tunnel(0, "paris-zurich", {"red": 3}, ("red", "blue", "red"), 2)
    [line] = Narrator(speaker()).tell(1, [tunnel])
    assert (line.cards, line.turned) == ({"red": 3}, {"red": 2, "blue": 1})


def test_every_kind_of_event_is_quiet_or_has_a_kind_of_line() -> None:
    assert {*KINDS, *QUIET} == set(Event.__args__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_whole_games_are_told_without_what_is_hidden(key: str, language: Language) -> None:
    game = random_game(key, 2, "lines")
    words = Speaker(game.edition, [player.name for player in game.players], language, 0)
    narrator = Narrator(words)
    lines = [
        line
        for number, event in enumerate(game.events)
        for line in narrator.tell(number, [seen_by(event, 0)])
    ]
    assert all(line.sentence.endswith((".", "!")) for line in lines)
    assert not any("hidden" in line.sentence for line in lines)
    assert all(line.brief and "hidden" not in line.brief for line in lines)
    assert max(len(line.brief) for line in lines) <= LONGEST_BRIEF
    assert all("hidden" not in line.cards for line in lines)
    ids = [line.id for line in lines]
    assert len(set(ids)) < len(ids), "some lines grew"
    told = list(dict.fromkeys(ids))
    assert told == sorted(told)
    claims = [line for line in lines if line.kind == "claim"]
    assert all(line.route and line.cards for line in claims)


def test_cities_are_called_by_the_naming_whatever_the_language() -> None:
    claim = events.Claim(0, "dieppe-london-1", {"red": 2}, 2)
    said = {
        (language, naming): next(
            paragraphs([claim], Speaker(EUROPE, ["Ada", "Bo"], language, None, naming))
        )
        for language in LANGUAGES
        for naming in ("board", "en", "fr")
    }
    assert "Londres" in said["en", "fr"]
    assert "claims" in said["en", "fr"]
    assert "London" in said["fr", "en"]
    assert "prend" in said["fr", "en"]
