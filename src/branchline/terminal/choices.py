"""What a seat may do now, numbered and grouped so that a person finds it.

The numbers of a turn stay the same all game long: 1 to 5 the market, 6 the deck, 7 tickets, 8 the
routes, 9 the stations, 0 to stop or pass. Routes and cities open a list, then the payment.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from rich.console import RenderableType
from rich.text import Text

from branchline.editions.edition import Route
from branchline.game.actions import (
    Action,
    DrawBlind,
    DrawTickets,
    Pass,
    StopDrawing,
    TakeCard,
    Withdraw,
)
from branchline.game.aids import aids_of
from branchline.game.legal import LegalActions
from branchline.game.view import View
from branchline.terminal.flow import Flow
from branchline.terminal.keeping import keep_menu
from branchline.terminal.menus import (
    Answer,
    Menu,
    Option,
    OptionsMenu,
    Trouble,
    numbered,
    numbers_in,
)
from branchline.terminal.payments import claim_payments, station_payments
from branchline.terminal.phrases import NOTATION, example_route, typical_action
from branchline.terminal.routes import by_name, helping_key, legend, marked_text, routes_width
from branchline.terminal.speaker import Speaker, plain
from branchline.terminal.symbols import bag_text, card_text
from branchline.terminal.tables import hand_flow, labelled
from branchline.text.catalogue import say
from branchline.text.words import card_name

DECK, TICKETS, CLAIM, STATION, STOP = "6", "7", "8", "9", "0"


def menu_for(view: View, legal: LegalActions, speaker: Speaker) -> Menu:
    """The choice that the view's seat is asked for."""
    if view.phase in ("first_keep", "keep"):
        return keep_menu(view, speaker)
    if view.phase == "tunnel":
        return tunnel_menu(legal, speaker)
    return TurnMenu(view, legal, speaker)


@dataclass(frozen=True, slots=True)
class TurnMenu:
    """A turn's beginning, or its second card."""

    view: View
    legal: LegalActions
    speaker: Speaker

    @property
    def is_second(self) -> bool:
        """Whether one card is drawn already."""
        return self.view.phase == "second_card"

    @property
    def ask(self) -> str:
        """The question."""
        return say("choice-ask-second" if self.is_second else "choice-ask", self.speaker.language)

    def draw(self) -> RenderableType:
        """The hand, and the numbered choices; what is not possible stands there dim."""
        language = self.speaker.language
        options = self.options()
        market, rest = options[: len(self.view.market) + 1], options[len(self.view.market) + 1 :]
        rows: list[tuple[str, RenderableType]] = [
            (say("table-hand", language), hand_flow(self.view, self.speaker)),
            (say("table-market", language), Flow([self._line(option) for option in market], gap=2)),
            *(("", self._line(option)) for option in rest),
        ]
        return labelled(rows)

    def _line(self, option: Option) -> Text:
        if self._is_possible(option.key):
            return Text.assemble((f"{option.key}) ", "bold cyan"), option.label)
        return Text(f"-  {option.label.plain}", "dim")

    def _is_possible(self, key: str) -> bool:
        legal = self.legal
        if key == DECK:
            return legal.may_draw_blind
        if key == TICKETS:
            return legal.may_draw_tickets
        if key in (CLAIM, STATION):
            return bool(legal.claims if key == CLAIM else legal.stations)
        return key == STOP or int(key) - 1 in legal.slots

    def options(self) -> list[Option]:
        """All choices by number, those included that are not possible now."""
        language, view = self.speaker.language, self.view
        empty = Text(say("table-empty-slot", language), "dim")
        options = [
            Option(
                str(slot + 1), card_text(card, language) if card else empty, partial(TakeCard, slot)
            )
            for slot, card in enumerate(view.market)
        ]
        deck = Text(say("choice-deck", language, number=view.deck_size))
        options.append(Option(DECK, deck, DrawBlind))
        if self.is_second:
            if self.legal.may_stop:
                options.append(Option(STOP, Text(say("choice-stop", language)), StopDrawing))
            return options
        options.append(Option(TICKETS, self._tickets_label(), DrawTickets))
        options.append(Option(CLAIM, self._claims_label(), self._claims))
        if view.rules.stations:
            options.append(Option(STATION, self._stations_label(), self._stations))
        if self.legal.must_pass:
            options.append(Option(STOP, Text(say("choice-pass", language)), Pass))
        return options

    def _tickets_label(self) -> Text:
        language, view = self.speaker.language, self.view
        shown = min(view.edition.ticket_decks[0].later_deal, view.ticket_deck_size)
        if not shown:
            return Text(say("choice-no-tickets", language))
        least = min(view.rules.keep_later, shown)
        return Text(say("choice-tickets", language, shown=shown, least=least))

    def _claims_label(self) -> Text:
        if not self.legal.claims:
            return Text(say("choice-no-claim", self.speaker.language))
        routes, helpful = len(self._different_routes()), len(self._helpful())
        key = "choice-claim-helping" if helpful else "choice-claim"
        return Text(say(key, self.speaker.language, routes=routes, helpful=helpful))

    def _stations_label(self) -> Text:
        if not self.legal.stations or self.view.seat is None:
            return Text(say("choice-no-station", self.speaker.language))
        cards = self.speaker.count(self.view.station_cost(self.view.seat), "card")
        return Text(say("choice-station", self.speaker.language, cards=cards))

    def pick(self, text: str) -> Answer:
        """By number; the game says why a choice is not possible."""
        language = self.speaker.language
        options = {option.key: option for option in self.options()}
        number, _, rest = text.partition(" ")
        if number in (CLAIM, STATION) and number in options and rest and not numbers_in(rest):
            answer = self.pick(number)
            return answer.pick(rest) if isinstance(answer, Menu) else answer
        if text not in options:
            if text.isdecimal():
                return Trouble(say("answer-bad-number", language, text=text))
            return self.named(text)
        if text == CLAIM and not self.legal.claims:
            example = example_route(self.speaker)
            return Trouble(say("answer-no-claims-now", language, route=example))
        if text == STATION and not self.legal.stations:
            return Trouble(say("choice-no-station", language))
        return options[text].opens()

    def shown_as(self, text: str) -> str:
        """The number of the choice that is shown by these words, or by their verb; empty if none
        is."""
        word = plain(text)
        labels = {plain(one.label.plain.partition("(")[0]): one.key for one in self.options()}
        lists = {"claim": CLAIM, "station": STATION}
        key = lists.get(NOTATION.get(word, ""), labels.get(word, ""))
        return key if key in labels.values() else ""

    def named(self, text: str) -> Answer:
        """A card of the market or a route, by its name."""
        card = self.speaker.find_card(text)
        if card is not None:
            return self._card_named(card)
        return None if self.is_second else self.route_named(text)

    def _card_named(self, card: str) -> Answer:
        slots = [slot for slot, shown in enumerate(self.view.market) if shown == card]
        if not slots:
            name = card_name(card, self.speaker.language)
            return Trouble(say("answer-not-in-market", self.speaker.language, card=name))
        return TakeCard(next((slot for slot in slots if slot in self.legal.slots), slots[0]))

    def route_named(self, text: str) -> Answer:
        """The payment for a route by its cities, or a list of those that fit; for one that cannot
        be claimed an ordinary claim, which the game refuses with the reason."""
        named = self.speaker.find_routes(text)
        if not named:
            return None
        within = [route for route in self._different_routes() if route in named]
        if not within:
            return typical_action(named[0].id, self.view)
        if len(within) == 1:
            return self._payments(within[0].id)
        return self._claims(within)

    def _claims(self, some: list[Route] | None = None) -> Menu:
        """The routes within reach, by name, or some of them."""
        speaker = self.speaker
        helpful = self._helpful()
        routes = by_name(some or self._different_routes(), speaker)
        routes.sort(key=lambda route: route.id not in helpful)
        width = routes_width(routes, speaker)
        options = [
            (
                marked_text(route, route.id in helpful, speaker, width),
                partial(self._payments, route.id),
            )
            for route in routes
        ]
        helped = [helping_key(speaker.language)] if helpful else []
        return OptionsMenu(
            title=say("choice-title-claim", speaker.language),
            options=numbered(options),
            ask=say("choice-ask-route", speaker.language),
            language=speaker.language,
            in_columns=True,
            footer=[Flow([*helped, *legend(routes, speaker).items])],
        )

    def _helpful(self) -> set[str]:
        """The routes within reach that help a ticket."""
        helpful = aids_of(self.view).helpful
        return {route.id for route in self._different_routes() if route.id in helpful}

    def _different_routes(self) -> list[Route]:
        """The routes within reach; of two tracks that are quite alike, one."""
        found: dict[Route, Route] = {}
        for name in self.legal.claims:
            route = self.speaker.routes[name]
            found.setdefault(replace(route, id=""), route)
        return list(found.values())

    def _payments(self, route: str) -> Action | Menu:
        return claim_payments(self.view, self.legal.claims[route], self.speaker)

    def _stations(self) -> Menu:
        """The cities where a station can be built."""
        speaker = self.speaker
        cities = sorted(
            self.legal.stations.items(), key=lambda station: plain(speaker.city(station[0]))
        )
        options = [
            (Text(speaker.city(city)), partial(station_payments, shapes, speaker))
            for city, shapes in cities
        ]
        return OptionsMenu(
            title=say("choice-title-station", speaker.language),
            options=numbered(options),
            ask=say("choice-ask-city", speaker.language),
            language=speaker.language,
            in_columns=True,
        )


def tunnel_menu(legal: LegalActions, speaker: Speaker) -> OptionsMenu:
    """Pay a tunnel's extra cards, or give up."""
    options: list[tuple[Text, Callable[[], Action]]] = []
    for shape in legal.extras:
        bag = bag_text(shape.laid, speaker.language)
        before, after = say("choice-extra", speaker.language, cards="|").split("|")
        options.append((Text.assemble(before, bag, after), shape.action))
    options.append((Text(say("choice-withdraw", speaker.language)), Withdraw))
    ask = "choice-ask-tunnel" if legal.extras else "choice-ask-withdraw"
    return OptionsMenu(
        title=say("table-tunnel", speaker.language),
        options=numbered(options),
        ask=say(ask, speaker.language),
        language=speaker.language,
        enter="" if legal.extras else "1",
    )
