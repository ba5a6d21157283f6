"""Choosing the cards to pay with: first the shape of the payment, then the cards of substitutes.

The shapes are the rulebook's; together with the cards given for substitutes they reach every legal
payment (R-ALL-CLM-11). Where there are many, some good ones are listed and the rest can be typed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from rich.console import Group, RenderableType
from rich.text import Text

from branchline.editions.edition import CARDS, COLORS, LOCOMOTIVE, Route
from branchline.game.actions import Action, ClaimRoute
from branchline.game.bags import Bag
from branchline.game.shapes import Shape
from branchline.game.view import View
from branchline.terminal.menus import (
    Answer,
    Menu,
    OptionsMenu,
    Trouble,
    number_text,
    numbered,
    numbers_in,
)
from branchline.terminal.speaker import Speaker
from branchline.terminal.symbols import bag_text, card_text, chip, counted
from branchline.text.catalogue import say

MANY_SHAPES = 12
LISTED_BAGS = 9
SUGGESTIONS = 5
LOOKED_AT = 4000
"""Bags that suggestions are chosen from: a ferry can have many more."""


def claim_payments(view: View, shapes: Sequence[Shape], speaker: Speaker) -> Action | Menu:
    """The ways to pay for a route, its shapes given; by color first if they are many. One way alone
    is no choice, but for a tunnel, of which people are warned."""
    if len(shapes) == 1 and not route_of(shapes[0], speaker).tunnel:
        return _open_shape(view, shapes[0], speaker)
    by_color: dict[str | None, list[Shape]] = {}
    for shape in sorted(shapes, key=_thrift):
        by_color.setdefault(shape.color, []).append(shape)
    if len(shapes) <= MANY_SHAPES or len(by_color) == 1:
        return _shapes_menu(view, sorted(shapes, key=_thrift), speaker)
    route = route_of(shapes[0], speaker)
    options = [
        (_color_label(color, route.exchange > 0, speaker),
         partial(_shapes_menu, view, by_color[color], speaker))
        for color in sorted(by_color, key=_color_order)
    ]  # fmt: skip
    return OptionsMenu(
        title=say("choice-title-color", speaker.language, route=speaker.route(route.id)),
        options=numbered(options),
        ask=say("choice-ask-color", speaker.language),
        language=speaker.language,
    )


def _thrift(shape: Shape) -> tuple[int, int, int]:
    """Few substitutes first, then few locomotives."""
    return shape.substitutes, shape.locomotives, _color_order(shape.color)


def _color_order(color: str | None) -> int:
    """The place of a color among the cards; what needs none comes last."""
    return len(COLORS) if color is None else COLORS.index(color)


def _color_label(color: str | None, is_exchange: bool, speaker: Speaker) -> Text:
    if color is not None:
        return card_text(color, speaker.language)
    if is_exchange:
        return Text(say("choice-only-substitutes", speaker.language))
    return Text.assemble(chip(LOCOMOTIVE), f" {say('choice-only-locomotives', speaker.language)}")


def _shapes_menu(view: View, shapes: Sequence[Shape], speaker: Speaker) -> Menu:
    route = route_of(shapes[0], speaker)
    footer: list[RenderableType] = []
    if route.tunnel:
        cards = speaker.count(view.rules.tunnel_cards, "card")
        footer.append(Text(say("board-tunnel-risk", speaker.language, cards=cards), "yellow"))
    options = [
        (_shape_label(shape, speaker), partial(_open_shape, view, shape, speaker))
        for shape in shapes
    ]
    return OptionsMenu(
        title=say("choice-title-payment", speaker.language, thing=_priced(view, route, speaker)),
        options=numbered(options),
        ask=say("choice-ask-payment", speaker.language),
        language=speaker.language,
        footer=footer,
    )


def _priced(view: View, route: Route, speaker: Speaker) -> str:
    """A route with its length and points."""
    spaces = speaker.count(route.length, "space")
    points = speaker.count(view.rules.points[route.length], "point")
    return f"{speaker.route(route.id)} ({spaces}, {points})"


def route_of(shape: Shape, speaker: Speaker) -> Route:
    """The route that a shape pays for."""
    assert shape.route is not None
    return speaker.routes[shape.route]


def _shape_label(shape: Shape, speaker: Speaker) -> Text:
    text = bag_text(shape.laid, speaker.language)
    if not shape.substitutes:
        return text
    if text:
        text.append(" + ")
    return text.append_text(_substitutes_label(shape, speaker))


def _substitutes_label(shape: Shape, speaker: Speaker) -> Text:
    """What is given instead of what."""
    number, language = shape.substitutes, speaker.language
    if shape.unit > 1:
        pairs = speaker.count(shape.due, "pair")
        text = say("choice-pairs-for-locomotives", language, pairs=pairs, number=number)
        return Text.assemble(f"{text} ", chip(LOCOMOTIVE))
    cards = speaker.count(shape.due, "card")
    if route_of(shape, speaker).exchange:
        return Text(say("choice-any-for-color", language, cards=cards, number=number))
    text = say("choice-any-for-locomotives", language, cards=cards, number=number)
    return Text.assemble(f"{text} ", chip(LOCOMOTIVE))


def _open_shape(view: View, shape: Shape, speaker: Speaker) -> Action | Menu:
    """The claim itself, or the choice of cards for its substitutes where there is one."""
    if not shape.due:
        return shape.action()
    bags = list(islice(shape.bags(), LOOKED_AT))
    if len(bags) == 1:
        return shape.action(bags[0])
    bags.sort(key=partial(_regret, view.hand))
    listed = bags if len(bags) <= LISTED_BAGS else bags[:SUGGESTIONS]
    options: list[tuple[Text, Callable[[], Action | Menu]]] = [
        (bag_text(bag, speaker.language), partial(shape.action, bag)) for bag in listed
    ]
    if len(listed) < len(bags):
        text = Text(say("choice-other-cards", speaker.language))
        options.append((text, partial(gift_menu, view.hand, shape, speaker)))
    route = route_of(shape, speaker)
    return OptionsMenu(
        title=say("choice-title-payment", speaker.language, thing=_priced(view, route, speaker)),
        options=numbered(options),
        ask=say("choice-ask-payment", speaker.language),
        language=speaker.language,
    )


def _regret(hand: Bag, bag: Bag) -> tuple[int, int]:
    """Locomotives are dear, and so are cards of large sets."""
    left = {card: number - bag.get(card, 0) for card, number in hand.items()}
    sets = sum(number * number for card, number in left.items() if card != LOCOMOTIVE)
    return bag.get(LOCOMOTIVE, 0), -sets


@dataclass(frozen=True, slots=True)
class GiftMenu:
    """Which cards to give for substitutes, typed as numbers; some of them may be given already."""

    route: str
    laid: Bag
    left: Bag
    """Cards in hand besides those laid and given."""
    unit: int
    due: int
    speaker: Speaker

    @property
    def ask(self) -> str:
        """The question."""
        key = "choice-ask-gift" if self.unit == 1 else "choice-ask-pairs"
        return say(key, self.speaker.language, number=self.due)

    @property
    def cards(self) -> list[str]:
        """The cards that can be given; a pair is of a color (R-NL-FER-2)."""
        kinds = CARDS if self.unit == 1 else COLORS
        return [card for card in kinds if self.left.get(card, 0) >= self.unit]

    def draw(self) -> RenderableType:
        """The cards, numbered, with how many there are."""
        language = self.speaker.language
        title = Text(say("choice-title-gift", language), "bold")
        lines = [
            Text.assemble(number_text(number), counted(card, self.left[card], language))
            for number, card in enumerate(self.cards, 1)
        ]
        return Group(title, *lines)

    def pick(self, text: str) -> Answer:
        """The cards of these numbers; if they are too few, the rest is asked for."""
        numbers = numbers_in(text)
        if numbers is None:
            return None
        laid, left = dict(self.laid), dict(self.left)
        trouble = Trouble(say("answer-bad-gift", self.speaker.language, number=self.due))
        if len(numbers) > self.due:
            return trouble
        cards = self.cards
        for number in numbers:
            if not 1 <= number <= len(cards) or left[cards[number - 1]] < self.unit:
                return trouble
            card = cards[number - 1]
            laid[card] = laid.get(card, 0) + self.unit
            left[card] -= self.unit
        due = self.due - len(numbers)
        if due:
            return GiftMenu(self.route, laid, left, self.unit, due, self.speaker)
        return ClaimRoute(self.route, laid)


def gift_menu(hand: Bag, shape: Shape, speaker: Speaker) -> GiftMenu:
    """The free choice of cards for a shape's substitutes."""
    laid = shape.laid
    return GiftMenu(
        route=route_of(shape, speaker).id,
        laid=laid,
        left={card: number - laid.get(card, 0) for card, number in hand.items()},
        unit=shape.unit,
        due=shape.due,
        speaker=speaker,
    )


def station_payments(shapes: Sequence[Shape], speaker: Speaker) -> Action | Menu:
    """The ways to pay for a station in one city; one way alone is no choice."""
    if len(shapes) == 1:
        return shapes[0].action()
    options = [
        (bag_text(shape.laid, speaker.language), shape.action)
        for shape in sorted(shapes, key=lambda shape: shape.locomotives)
    ]
    return OptionsMenu(
        title=say(
            "choice-title-payment", speaker.language, thing=speaker.city(shapes[0].city or "")
        ),
        options=numbered(options),
        ask=say("choice-ask-payment", speaker.language),
        language=speaker.language,
    )
