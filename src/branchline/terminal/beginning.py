"""Questions before a game: which map, how many players, and how strong the bots."""

from rich.text import Text

from branchline.editions.edition import Edition, Language
from branchline.editions.loading import edition, edition_keys, edition_settings
from branchline.terminal.menus import number_text
from branchline.terminal.screen import Screen
from branchline.terminal.speaker import plain
from branchline.text.catalogue import LANGUAGES, say
from branchline.text.levels import LEVELS, level_words

USUAL_LEVEL = "medium"


def ask_edition(screen: Screen, language: Language) -> Edition:
    """The edition that somebody chooses from those we ship."""
    editions = [edition_settings(key) for key in edition_keys()]
    width = max(len(one.names.in_language(language)) for one in editions)
    for number, one in enumerate(editions, 1):
        fewest, most = one.seats
        seats = say("start-seats", language, fewest=fewest, most=most)
        name = f"{one.names.in_language(language):<{width}}"
        screen.show(Text.assemble(number_text(number), f"{name}  ", (seats, "dim")))
    while True:
        text = screen.ask(say("start-which-edition", language))
        for number, one in enumerate(editions, 1):
            names = {plain(name) for name in (one.key, one.names.en, one.names.fr)}
            if text == str(number) or plain(text) in names:
                return edition(one.key)
        screen.say(say("start-type-number", language, fewest=1, most=len(editions)), "yellow")


def ask_players(screen: Screen, language: Language, chosen: Edition, people: int = 1) -> int:
    """How many seats, in the edition's range, with room for so many people."""
    fewest, most = chosen.seats
    fewest = max(fewest, min(people, most))
    while True:
        text = screen.ask(say("start-how-many", language, fewest=fewest, most=most))
        if not text:
            return fewest
        if text.isdecimal() and fewest <= int(text) <= most:
            return int(text)
        screen.say(say("start-type-number", language, fewest=fewest, most=most), "yellow")


def ask_level(screen: Screen, language: Language) -> str:
    """How strong the bots are; Enter takes the usual level."""
    names = [level_words(level, language) for level in LEVELS]
    width = max(map(len, names))
    for number, (level, name) in enumerate(zip(LEVELS, names, strict=True), 1):
        about = say(f"start-level-{level}.about", language)
        screen.show(Text.assemble(number_text(number), f"{name:<{width}}  ", (about, "dim")))
    usual = level_words(USUAL_LEVEL, language)
    while True:
        text = screen.ask(say("start-which-level", language, level=usual))
        if not text:
            return USUAL_LEVEL
        for number, level in enumerate(LEVELS, 1):
            words = {plain(level_words(level, one)) for one in LANGUAGES}
            if text == str(number) or plain(text) in words:
                return level
        screen.say(say("start-type-number", language, fewest=1, most=len(LEVELS)), "yellow")
