"""Bonus cards: an emblem, the name, what wins the bonus in a sentence, and its points."""

from branchline.editions.edition import Bonus, Edition, Language
from branchline.render.bonus_sentences import bonus_sentence
from branchline.render.cards import EDGE, HEIGHT, POINTS, WIDTH, card_svg, frame, rectangle, wrapped
from branchline.render.emblems import EMBLEMS
from branchline.render.lettering import NAMES, TITLES
from branchline.render.palette import Theme
from branchline.render.style import PAPER, card_style
from branchline.render.svg import element, group, title, words

NAME_SIZE, SENTENCE_SIZE = 12.5, 8.4
NAME_LINE, SENTENCE_LINE, GAP = 13.5, 9.8, 0.6
FIRST_LINE, SPARE = 75.0, 68.0
"""The baseline of the name, and the height that name and sentence share."""
ROOM = WIDTH - 16
"""For a line of text."""


def bonus_card(
    edition: Edition,
    bonus: Bonus,
    *,
    language: Language = "en",
    theme: Theme = "light",
    embed_fonts: bool = True,
) -> str:
    """A bonus: its emblem, its name, its condition and its points."""
    name = bonus.names.in_language(language)
    sentence = bonus_sentence(edition, bonus, language)
    points = POINTS[language].format(n=bonus.points)
    heading = wrapped(name, ROOM, NAME_SIZE * 1.12)
    text = wrapped(sentence, ROOM, SENTENCE_SIZE)
    first = FIRST_LINE + max(0.0, SPARE - NAME_LINE * len(heading) - SENTENCE_LINE * len(text)) / 2
    below = first + NAME_LINE * len(heading) + GAP
    parts = [
        title(f"{name}, {points}. {sentence}"),
        element("style", card_style(theme, PAPER, embed=(NAMES, TITLES) if embed_fonts else ())),
        frame(WIDTH, HEIGHT),
        rectangle(EDGE, WIDTH, HEIGHT, class_="inner"),
        element("circle", cx=50.0, cy=37.0, r=25.0, class_="medal"),
        element("circle", cx=50.0, cy=37.0, r=22.5, class_="medal-line"),
        group(EMBLEMS[bonus.kind], transform="translate(50 37)scale(.76)", class_="emblem"),
        *(
            words(line, 50, first + NAME_LINE * index, class_="display name")
            for index, line in enumerate(heading)
        ),
        *(
            words(line, 50, below + SENTENCE_LINE * index, class_="sentence")
            for index, line in enumerate(text)
        ),
        element("circle", cx=79.0, cy=53.0, r=12.0, class_="seal"),
        words(str(bonus.points), 79, 58.4, class_="display seal-worth"),
    ]
    return card_svg(WIDTH, HEIGHT, PAPER, *parts, data_bonus=bonus.id)
