"""Questions before a game: which map, how many players, and how strong the bots."""

from rich.text import Text

from branchline.editions.edition import Edition, Language
from branchline.editions.loading import edition, edition_keys
from branchline.terminal.menus import number_text
from branchline.terminal.phrases import LEVELS, phrase
from branchline.terminal.screen import Screen
from branchline.terminal.speaker import plain

USUAL_LEVEL = "medium"


def ask_edition(screen: Screen, language: Language) -> Edition:
    """The edition that somebody chooses from those we ship."""
    editions = [edition(key) for key in edition_keys()]
    width = max(len(one.names.in_language(language)) for one in editions)
    for number, one in enumerate(editions, 1):
        fewest, most = one.seats
        seats = phrase("edition_seats", language, fewest=fewest, most=most)
        name = f"{one.names.in_language(language):<{width}}"
        screen.show(Text.assemble(number_text(number), f"{name}  ", (seats, "dim")))
    while True:
        text = screen.ask(phrase("which_edition", language))
        for number, one in enumerate(editions, 1):
            names = {plain(name) for name in (one.key, one.names.en, one.names.fr)}
            if text == str(number) or plain(text) in names:
                return one
        screen.say(phrase("type_number", language, fewest=1, most=len(editions)), "yellow")


def ask_players(screen: Screen, language: Language, chosen: Edition) -> int:
    """How many seats, in the edition's range."""
    fewest, most = chosen.seats
    while True:
        text = screen.ask(phrase("how_many", language, fewest=fewest, most=most))
        if not text:
            return fewest
        if text.isdecimal() and fewest <= int(text) <= most:
            return int(text)
        screen.say(phrase("type_number", language, fewest=fewest, most=most), "yellow")


def ask_level(screen: Screen, language: Language) -> str:
    """How strong the bots are; Enter takes the usual level."""
    width = max(len(words[language]) for words in LEVELS.values())
    for number, (level, words) in enumerate(LEVELS.items(), 1):
        about = phrase(f"about_{level}", language)
        name = f"{words[language]:<{width}}"
        screen.show(Text.assemble(number_text(number), f"{name}  ", (about, "dim")))
    usual = LEVELS[USUAL_LEVEL][language]
    while True:
        text = screen.ask(phrase("which_level", language, level=usual))
        if not text:
            return USUAL_LEVEL
        for number, (level, words) in enumerate(LEVELS.items(), 1):
            if text == str(number) or plain(text) in {plain(word) for word in words.values()}:
                return level
        screen.say(phrase("type_number", language, fewest=1, most=len(LEVELS)), "yellow")
