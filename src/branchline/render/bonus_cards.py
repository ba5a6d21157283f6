"""Bonus cards: an emblem, the name, what wins the bonus in a sentence, and its points."""

from branchline.editions.edition import Bonus, Edition, Language
from branchline.render.card_style import card_style
from branchline.render.cards import EDGE, HEIGHT, WIDTH, card_svg, frame, rectangle, wrapped
from branchline.render.emblems import EMBLEMS
from branchline.render.palette import Theme
from branchline.render.svg import element, group, title, words
from branchline.text.bonuses import bonus_sentence
from branchline.text.catalogue import say
from branchline.wording import counted

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
    sentence = bonus_sentence(bonus, edition, language)
    points = counted(bonus.points, "point")
    spoken = say("card-bonus", language, name=name, points=points, sentence=sentence)
    heading = wrapped(name, ROOM, NAME_SIZE * 1.12)
    text = wrapped(sentence, ROOM, SENTENCE_SIZE)
    first = FIRST_LINE + max(0.0, SPARE - NAME_LINE * len(heading) - SENTENCE_LINE * len(text)) / 2
    below = first + NAME_LINE * len(heading) + GAP
    parts = [
        title(spoken),
        element("style", card_style("bonus", embed_fonts=embed_fonts)),
        frame(WIDTH, HEIGHT),
        rectangle(EDGE, WIDTH, HEIGHT, class_="bl-card-inner"),
        element("circle", cx=50.0, cy=37.0, r=25.0, class_="bl-card-medal"),
        element("circle", cx=50.0, cy=37.0, r=22.5, class_="bl-card-medal-line"),
        group(EMBLEMS[bonus.kind], transform="translate(50 37)scale(.76)"),
        *(
            words(line, 50, first + NAME_LINE * index, class_="bl-card-display bl-card-name")
            for index, line in enumerate(heading)
        ),
        *(
            words(line, 50, below + SENTENCE_LINE * index, class_="bl-card-sentence")
            for index, line in enumerate(text)
        ),
        element("circle", cx=79.0, cy=53.0, r=12.0, class_="bl-card-seal"),
        words(str(bonus.points), 79, 58.4, class_="bl-card-display bl-card-seal-worth"),
    ]
    return card_svg(WIDTH, HEIGHT, "bonus", language, *parts, data_theme=theme, data_bonus=bonus.id)
