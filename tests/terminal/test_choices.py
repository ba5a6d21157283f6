"""The numbered lists reach every legal action, and nothing that they reach is illegal unsaid."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from branchline.editions.edition import CARDS, Language, Route
from branchline.game.actions import Action, ClaimRoute, KeepTickets, Withdraw
from branchline.game.aids import aids_of
from branchline.game.game import Game
from branchline.game.notation import format_action
from branchline.terminal.choices import TurnMenu, menu_for
from branchline.terminal.keeping import KeepMenu, OrderMenu
from branchline.terminal.menus import Answer, Menu, Option, OptionsMenu, Trouble
from branchline.terminal.payments import GiftMenu, claim_payments
from branchline.terminal.speaker import Speaker
from branchline.terminal.symbols import HELPS
from terminal.scripted import EDITIONS, LANGUAGES, random_game

MANY = 1500


def texts_for(menu: Menu) -> Iterator[str]:
    """Everything that can be typed at a list."""
    if isinstance(menu, TurnMenu):
        yield from (option.key for option in menu.options())
    elif isinstance(menu, OptionsMenu):
        yield from (option.key for option in menu.options)
    elif isinstance(menu, KeepMenu):
        numbers = [str(number + 1) for number in range(len(menu.offer))]
        for size in range(1, len(numbers) + 1):
            for kept in itertools.combinations(numbers, size):
                yield " ".join(kept)
                if menu.may_order:
                    others = [number for number in numbers if number not in kept]
                    for order in itertools.permutations(others):
                        yield f"{' '.join(kept)} / {' '.join(order)}"
    elif isinstance(menu, OrderMenu):
        numbers = [str(number + 1) for number in range(len(menu.rejected))]
        yield from map(" ".join, itertools.permutations(numbers))
    elif isinstance(menu, GiftMenu):
        numbers = [str(number + 1) for number in range(len(menu.cards))]
        yield from map(" ".join, itertools.combinations_with_replacement(numbers, menu.due))


def reached(menu: Menu) -> Iterator[Action]:
    """All actions at the end of some way through the lists."""
    for text in texts_for(menu):
        answer: Answer = menu.pick(text)
        assert answer is not None
        if isinstance(answer, Trouble):
            continue
        if isinstance(answer, Menu):
            yield from reached(answer)
        else:
            yield answer


def texts(game: Game, actions: Iterator[Action]) -> set[str]:
    """The actions as text; tracks between two cities that are quite alike count as one."""
    owners = game.view().owners
    kinds: dict[Route, str] = {}
    first = {
        route.id: kinds.setdefault(replace(route, id=""), route.id)
        for route in game.edition.routes
        if route.id not in owners
    }
    return {
        format_action(ClaimRoute(first[action.route], action.payment))
        if isinstance(action, ClaimRoute)
        else format_action(action)
        for action in actions
    }


def check(game: Game) -> None:
    seat = game.awaited[0]
    speaker = Speaker(game.edition, [player.name for player in game.players], "fr", seat)
    legal = texts(game, iter(game.legal_actions()))
    found = texts(game, reached(menu_for(game.view(seat), game.legal_actions(seat), speaker)))
    assert legal <= found
    for text in found - legal:
        assert game.why_not(text, seat) is not None, text


@pytest.mark.parametrize("key", EDITIONS)
def test_every_legal_action_is_reached(key: str) -> None:
    checked = 0
    for seed in range(4):
        for decisions in (0, 1, 2, 7, 20, 31, 60, 75, 90):
            game = random_game(key, 2, f"choices {seed}", decisions)
            if (
                not game.is_over
                and sum(1 for _ in itertools.islice(game.legal_actions(), MANY)) < MANY
            ):
                check(game)
                checked += 1
    assert checked > 15


def until(key: str, phase: str) -> Game:
    """A random game that stands in a phase."""
    for seed in range(40):
        game = random_game(key, 2, f"until {seed}", 2)
        while not game.is_over:
            if game.phase == phase:
                return game
            decisions = game.decisions()
            game.decide(decisions[(seed + len(game.actions)) * 7 % len(decisions)])
    raise AssertionError(f"no game reached {phase}")


@pytest.mark.parametrize(
    ("key", "phase"),
    [("europe", "tunnel"), ("nordic-countries", "tunnel"), ("north-america", "keep"),
     ("nordic-countries", "keep"), ("europe", "second_card")],
)  # fmt: skip
def test_every_phase_has_its_list(key: str, phase: str) -> None:
    check(until(key, phase))


def give(game: Game, **cards: int) -> None:
    """Put exactly these cards into the first awaited seat's hand."""
    hand = game.state.seat[game.awaited[0]].hand
    for index, card in enumerate(CARDS):
        hand.card[index] = cards.get(card, 0)
    hand.total = sum(cards.values())


@pytest.mark.parametrize("key", ["nordic-countries", "northern-lights"])
def test_every_payment_with_substitutes_is_reached(key: str) -> None:
    game = random_game(key, 2, "substitutes", 2)
    give(game, red=4, blue=3, green=2, locomotive=2)
    assert any(
        isinstance(action, ClaimRoute) and len(action.payment) > 2
        for action in game.legal_actions()
    )
    check(game)


def test_a_long_exchange_is_reached_by_typing_cards() -> None:
    game = random_game("nordic-countries", 2, "exchange", 2)
    give(game, red=8, blue=3, green=2, orange=2, white=2, yellow=1, locomotive=1)
    exchanges = [
        action
        for action in itertools.islice(game.legal_actions(), 20_000)
        if isinstance(action, ClaimRoute) and game.edition.routes[
            game.edition.route_numbers[action.route]].exchange
    ]  # fmt: skip
    route = exchanges[0].route
    wanted = {format_action(action) for action in exchanges}
    speaker = Speaker(game.edition, ["Zoé", "Yann"], "en", game.awaited[0])
    menu = menu_for(game.view(game.awaited[0]), game.legal_actions(), speaker)
    routes = menu.pick("8")
    assert isinstance(routes, OptionsMenu)
    payments = [
        routes.pick(option.key)
        for option in routes.options
        if speaker.route(route) in option.label.plain
    ]
    found = {
        format_action(action)
        for menu in payments
        if isinstance(menu, Menu)
        for action in reached(menu)
    }
    assert wanted <= found


def test_numbers_of_a_turn_stay_the_same() -> None:
    for key in EDITIONS:
        game = random_game(key, 2, "numbers", 2)
        seat = game.awaited[0]
        menu = menu_for(
            game.view(seat), game.legal_actions(seat), Speaker(game.edition, ["a", "b"], "en", seat)
        )
        assert isinstance(menu, TurnMenu)
        keys = [option.key for option in menu.options()]
        assert keys[:8] == ["1", "2", "3", "4", "5", "6", "7", "8"]
        assert ("9" in keys) == (game.rules.stations > 0)


def test_a_part_of_a_name_narrows_a_list_down() -> None:
    game = random_game("europe", 2, "narrow", 2)
    give(game, locomotive=8)
    seat = game.awaited[0]
    menu = menu_for(
        game.view(seat), game.legal_actions(seat), Speaker(game.edition, ["a", "b"], "fr", seat)
    )
    routes = menu.pick("8")
    assert isinstance(routes, OptionsMenu)
    fewer = routes.pick("Zürich")
    assert isinstance(fewer, OptionsMenu)
    assert 0 < len(fewer.options) < len(routes.options)
    assert fewer.pick("Zürich") == fewer
    assert [option.key for option in fewer.options] == [
        str(number + 1) for number in range(len(fewer.options))
    ]
    assert isinstance(fewer.pick(routes.options[-1].key), Trouble)
    assert "Zurich" in fewer.options[0].label.plain
    assert fewer.pick("rostov sotchi") == routes.pick("sotchi rostov")
    assert isinstance(routes.pick("Atlantis"), Trouble)
    assert isinstance(routes.pick("999"), Trouble)


def test_too_few_tickets_are_refused_with_the_rule() -> None:
    game = random_game("europe", 2, "keep", 0)
    menu = menu_for(game.view(0), game.legal_actions(0), Speaker(game.edition, ["a", "b"], "en", 0))
    action = menu.pick("1")
    assert isinstance(action, KeepTickets)
    assert "R-ALL-SET-3" in str(game.why_not(action, 0))
    assert isinstance(menu.pick("1 1"), Trouble)
    assert isinstance(menu.pick("9"), Trouble)
    assert menu.pick("what") is None


@pytest.mark.parametrize("key", EDITIONS)
def test_claims_that_help_a_ticket_come_first_and_are_marked(key: str) -> None:
    met = 0
    for decisions in range(60, 200, 20):
        game = random_game(key, 2, f"helping {key}", decisions)
        seat = game.awaited[0] if game.awaited else 0
        view = game.view(seat)
        legal = game.legal_actions(seat) if view.phase == "turn" else None
        if not legal or not legal.claims:
            continue
        menu = menu_for(view, legal, Speaker(game.edition, ["Zoé", "Yann"], "en", seat))
        claims = menu.pick("8")
        if not isinstance(claims, OptionsMenu):
            continue
        helpful = aids_of(view).helpful
        marks = [option.label.plain.startswith(HELPS) for option in claims.options]
        assert marks == sorted(marks, reverse=True)
        for option, is_marked in zip(claims.options, marks, strict=True):
            routes = {text.split()[1] for text in texts(game, claims_of(option))}
            assert is_marked == any(route in helpful for route in routes)
            met += is_marked
    assert met


def claims_of(option: Option) -> Iterator[Action]:
    """The claims that an option leads to."""
    answer = option.opens()
    if isinstance(answer, Menu):
        yield from reached(answer)
    else:
        yield answer


@pytest.mark.parametrize(
    ("above", "rejected", "is_asked"),
    [
        (0, 2, False),  # all of them come in the next offer
        (1, 2, False),  # behind one other
        (2, 2, True),  # one of them comes with two others
        (2, 1, False),
        (11, 2, True),
        (14, 2, False),  # too long from now
        (12, 2, False),
    ],
)
def test_the_order_of_rejected_tickets_is_asked_where_it_shows_soon(
    above: int, rejected: int, is_asked: bool
) -> None:
    """R-ALL-TIC-5: with three tickets in an offer, and two seats."""
    game = random_game("europe", 2, "order", 2)
    speaker = Speaker(game.edition, ["Zoé", "Yann"], "en", 0)
    offer = tuple(ticket.id for ticket in game.edition.tickets[:3])
    menu = KeepMenu(offer, 1, True, above, 3, 2, (), speaker)
    numbers = " ".join(str(number) for number in range(1, 4 - rejected))
    answer = menu.pick(numbers)
    assert isinstance(answer, OrderMenu) == is_asked
    skipped = answer.pick("") if isinstance(answer, OrderMenu) else answer
    assert skipped == KeepTickets(offer[: 3 - rejected], offer[3 - rejected :])
    assert not replace(menu, may_order=False).is_order_asked(rejected)


def test_the_order_of_rejected_tickets_can_be_typed_at_once() -> None:
    game = random_game("europe", 2, "order", 2)
    offer = tuple(ticket.id for ticket in game.edition.tickets[:3])
    speaker = Speaker(game.edition, ["Zoé", "Yann"], "en", 0)
    menu = KeepMenu(offer, 1, True, 2, 3, 2, (), speaker)
    assert menu.pick("1 / 3 2") == KeepTickets(offer[:1], (offer[2], offer[1]))
    assert isinstance(menu.pick("1 / 3"), Trouble)
    assert isinstance(menu.pick("1 / 1 2"), Trouble)


def test_no_list_of_payments_has_one_line_alone() -> None:
    """One way to pay is no choice, but for a tunnel, of which people are warned."""

    def lists(answer: Answer) -> Iterator[OptionsMenu]:
        if isinstance(answer, OptionsMenu):
            yield answer
            for option in answer.options:
                yield from lists(answer.pick(option.key))

    met = 0
    for key, decisions in itertools.product(EDITIONS, range(20, 160, 9)):
        game = random_game(key, 2, f"alone {key}", decisions)
        seat = game.awaited[0] if game.awaited else 0
        view = game.view(seat)
        if view.phase != "turn":
            continue
        speaker = Speaker(game.edition, ["Zoé", "Yann"], "en", seat)
        legal = game.legal_actions(seat)
        for route, shapes in legal.claims.items():
            if not speaker.routes[route].tunnel:
                for menu in lists(claim_payments(view, shapes, speaker)):
                    assert len(menu.options) > 1
                    met += 1
    assert met


def tunnel(paid: bool) -> Game:
    """A game in which a tunnel asks for more cards, which somebody has or has not."""
    for seed in range(40):
        game = random_game("europe", 2, f"tunnel {seed}", 0)
        rng = random.Random(seed)
        for _ in range(300):
            if game.is_over:
                break
            if game.phase == "tunnel" and bool(game.legal_actions().extras) == paid:
                return game
            game.decide(rng.choice(game.decisions()))
    raise AssertionError("no such tunnel")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tunnel_that_cannot_be_paid_is_given_up_by_enter(language: Language) -> None:
    menus: list[Menu] = []
    for game in (tunnel(paid=False), tunnel(paid=True)):
        seat = game.awaited[0]
        speaker = Speaker(game.edition, ["a", "b"], language, seat)
        menus.append(menu_for(game.view(seat), game.legal_actions(seat), speaker))
    poor, rich = menus
    assert poor.pick("") == poor.pick("1") == Withdraw()
    assert rich.pick("") is None
    assert poor.ask != rich.ask
