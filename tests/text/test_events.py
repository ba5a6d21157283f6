"""Every event has a sentence in both languages, and hidden things are never named."""

import pytest

from branchline.editions.edition import Language
from branchline.editions.loading import edition
from branchline.game import events
from branchline.game.events import Event, seen_by
from branchline.text.events import sentence
from branchline.text.lines import paragraphs
from branchline.text.speaker import Speaker, spoken_to
from terminal.scripted import EDITIONS, LANGUAGES, random_game

EUROPE = edition("europe")
ROUTE = EUROPE.routes[0].id
TICKETS = tuple(ticket.id for ticket in EUROPE.tickets[:3])
SAMPLES: tuple[Event, ...] = (
    events.Bonuses(("longest_path",)),
    events.Deal(0, ("red", "red", "locomotive")),
    events.Fill(2, "orange"),
    events.Reset(("locomotive", "locomotive", "locomotive", "red", "blue")),
    events.Reshuffle(54),
    events.Reshuffle(54, 1),
    events.Offer(0, TICKETS),
    events.Keep(0, TICKETS, ()),
    events.Keep(0, TICKETS[:2], TICKETS[2:]),
    events.RejectsShuffled(TICKETS),
    events.Turn(0),
    events.Take(0, 1, "locomotive"),
    events.Blind(0, "green"),
    events.Stop(0),
    events.Claim(0, ROUTE, {"red": 2, "locomotive": 1}, 4),
    events.Tunnel(0, ROUTE, {"red": 2}, ("red", "blue", "locomotive"), 2),
    events.Tunnel(0, ROUTE, {"red": 2}, ("blue",), 0),
    events.Tunnel(0, ROUTE, {"red": 2}, (), 0),
    events.Withdrawn(0, ROUTE),
    events.BonusDraw(0, ("red", "blue")),
    events.StationBuilt(0, EUROPE.cities[0].id, {"red": 1}),
    events.Passed(0),
    events.LastRound(0),
    events.PlayerChanged(0, "bot:random"),
    events.PlayerChanged(0, "person", resigned=True),
    *(events.End(reason) for reason in events.REASONS[1:]),
)


def speaker(language: Language, me: int | None = None) -> Speaker:
    return Speaker(EUROPE, ["Zoé", "Yann"], language, me)


def test_the_samples_hold_every_kind_of_event() -> None:
    assert {type(event) for event in SAMPLES} == set(Event.__args__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("me", [None, 0])
@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_is_a_sentence(event: Event, me: int | None, language: Language) -> None:
    text = sentence(event, speaker(language, me))
    assert text.endswith(".")
    assert text[0].isupper()
    assert "{" not in text
    assert ("Zoé" in text) == (hasattr(event, "seat") and me is None)


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_the_two_languages_differ(event: Event) -> None:
    assert sentence(event, speaker("en")) != sentence(event, speaker("fr"))


def test_sentences_read_well() -> None:
    claim = events.Claim(1, "paris-zurich", {"red": 2, "locomotive": 1}, 4)
    assert sentence(claim, speaker("en")) == (
        "Yann claims Paris–Zurich (3 spaces) with 2 red and 1 locomotive and scores 4 points."
    )
    assert sentence(claim, speaker("fr", 1)) == (
        "Vous prenez Paris–Zurich (3 espaces) avec 2 rouges et 1 locomotive et marquez 4 points."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_hide_is_counted_and_not_named(language: Language) -> None:
    hidden = [
        seen_by(event, 1)
        for event in SAMPLES
        if isinstance(event, events.Deal | events.Blind | events.BonusDraw | events.Offer
                      | events.Keep | events.RejectsShuffled)
    ]  # fmt: skip
    names = (" red", "green", "blue", "rouge", "verte", "bleue", "locomotive", "–", "hidden")
    for event in hidden:
        text = sentence(event, speaker(language))
        assert not any(name in text for name in names), text


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(key: str, language: Language) -> None:
    game = random_game(key, 3, "told")
    names = [player.name for player in game.players]
    for seat in (None, 0):
        told = Speaker(game.edition, names, language, seat)
        assert all(sentence(event, told) for event in game.events_for(seat))
        assert len(list(paragraphs(game.events_for(seat), told))) > 50


def test_somebody_called_you_is_spoken_to() -> None:
    assert spoken_to(["Ada", "You"]) == 1
    assert spoken_to(["Vous", "Ada"]) == 0
    assert spoken_to(["Zoé", "Ada"]) is None
