"""A refused action: the right rule, a sentence in each language, and nothing changed."""

import ast
import inspect
import random
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arranged import begun, empty_piles, everything, hold, own, play_some, show
from branchline.editions.edition import CARDS
from branchline.errors import BadOption, BadSeats, IllegalAction
from branchline.game import claim_reasons, reasons
from branchline.game.actions import (
    Action,
    Bag,
    BuildStation,
    ChangePlayer,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    PayExtra,
    StopDrawing,
    TakeCard,
    Withdraw,
)
from branchline.game.chains import chain_of
from branchline.game.game import Game
from branchline.game.legal import is_legal
from branchline.game.notation import format_action
from branchline.game.prices import PRICES, price_of, price_rule
from branchline.game.reasons import explain, why_not, why_not_at_all
from branchline.text.catalogue import LANGUAGES, put, say
from conftest import TABLES, TINY
from policies import POLICIES, codes


@dataclass
class Case:
    """A position, an action that is refused in it, and how."""

    set_up: Callable[[], Game]
    action: Action | Callable[[Game], Action]
    rule: str
    en: str
    fr: str
    seat: int = 0


RULE_IDS = set(re.findall(r"R-[A-Z]+-[A-Z0-9-]*[0-9]", Path("docs/rules.md").read_text()))
CASES: dict[str, Case] = {}


def case(
    rule: str, action: Action | Callable[[Game], Action], en: str, fr: str, seat: int = 0
) -> Callable[[Callable[[], Game]], Callable[[], Game]]:
    """Make a case of a function that sets up the position."""

    def add(set_up: Callable[[], Game]) -> Callable[[], Game]:
        assert set_up.__name__ not in CASES
        CASES[set_up.__name__] = Case(set_up, action, rule, en, fr, seat)
        return set_up

    return add


# The moment.


@case("R-ALL-END-2", DrawBlind(), "The game is over.", "La partie est terminée.")
def the_game_is_over() -> Game:
    game = begun("europe")
    game.abandon()
    return game


@case("R-ALL-END-2", ChangePlayer("person"), "The game is over.", "La partie est terminée.")
def nobody_sits_down_when_the_game_is_over() -> Game:
    return the_game_is_over()


@case("R-ALL-SET-3", KeepTickets(()), "wait for the others", "attendez les autres")
def the_seat_has_chosen_first_tickets() -> Game:
    game = Game("europe", 3, seed="chosen")
    game.play(KeepTickets(tuple(game.offer(0))), seat=0)
    return game


@case("R-ALL-SET-2", DrawBlind(), "turn but that of Olga", "C'est à Olga de jouer", seat=1)
def another_seat_is_to_move() -> Game:
    game = Game("europe", ["Olga", "Ivan"], seed="Olga", first_seat=0)
    while game.phase == "first_keep":
        game.decide(game.decisions()[0])
    return game


@case("R-ALL-SET-3", DrawBlind(), "First choose which tickets", "d'abord les tickets")
def first_tickets_come_before_cards() -> Game:
    return Game("europe", 2, seed="first")


@case("R-ALL-ACT-1", StopDrawing(), "or build a station.", "ou construisez une gare.")
def a_turn_begins() -> Game:
    return begun("europe")


@case("R-ALL-ACT-1", Withdraw(), "claim a route, draw tickets.", "piochez des tickets.")
def a_turn_begins_where_there_are_no_stations() -> Game:
    return begun("north-america")


@case("R-ALL-ACT-1", DrawTickets(), "second one, or stop.", "une seconde, ou arrêtez-vous.")
def a_card_has_been_drawn() -> Game:
    game = begun("europe")
    game.play("blind")
    return game


@case("R-ALL-ACT-1", DrawTickets(), "take a second one.", "prenez-en une seconde.")
def a_card_has_been_drawn_where_nobody_may_stop() -> Game:
    game = begun("europe", may_stop_after_one=False)
    game.play("blind")
    return game


def in_a_tunnel(laid: str, hand: Bag) -> Game:
    """Europe's tunnel Zürich–Venezia, length 2, laid with this color; it costs two more."""
    game = begun("europe")
    hold(game, 0, {laid: 2})
    empty_piles(game)
    for card, number in (("locomotive", 2), ("red", 1)):
        game.state.deck.card[CARDS.index(card)] = number
    game.state.deck.total = 3
    game.play(ClaimRoute("venezia-zurich", {laid: 2}))
    assert (game.phase, game.state.extra) == ("tunnel", 2)
    hold(game, 0, hand)
    return game


@case("R-TUN-6", DrawBlind(), "pay them or withdraw", "payez-les ou renoncez")
def a_tunnel_asks_for_more() -> Game:
    return in_a_tunnel("green", {})


@case("R-ALL-TIC-1", DrawBlind(), "which of the drawn tickets", "lesquels des tickets piochés")
def drawn_tickets_come_first() -> Game:
    game = begun("europe")
    game.play("tickets")
    return game


@case("R-ALL-CLM-12", Pass(), "finish it first", "terminez-le d'abord")
def a_payment_is_under_way() -> Game:
    game = begun("nordic-countries")
    hold(game, 0, dict.fromkeys(CARDS, 4))
    game.decide(next(one for one in game.decisions() if codes.substitutes_of(one)))
    assert game.phase == "surrender"
    return game


# Cards and tickets.


@case("R-ALL-SET-1", TakeCard(5), "5 places, numbered from 0: 5 is none", "5 n'en est pas une")
def the_market_has_five_places() -> Game:
    return begun("europe")


@case("R-ALL-SET-1", TakeCard(-1), "-1 is none", "-1 n'en est pas une")
def no_place_is_below_zero() -> Game:
    return begun("europe")


@case("R-ALL-DRAW-9", TakeCard(4), "No card lies", "vide")
def a_place_of_the_market_is_empty() -> Game:
    game = begun("europe")
    show(game, "red", "red", "blue", "green")
    return game


@case("R-ALL-DRAW-4", TakeCard(0), "only be the first card", "que la première carte")
def a_face_up_locomotive_is_no_second_card() -> Game:
    game = begun("europe")
    game.play("blind")
    show(game, "locomotive", "red", "red", "blue", "green")
    return game


@case("R-ALL-DRAW-7", TakeCard(0), "the market's cards cannot", "non plus piocher au marché")
def the_market_alone_does_not_suffice() -> Game:
    game = begun("europe")
    empty_piles(game)
    return game


@case("R-ALL-DRAW-7", DrawBlind(), "Deck and discard are empty.", "défausse sont vides.")
def nothing_is_left_to_draw_blind() -> Game:
    game = begun("north-america")
    empty_piles(game)
    return game


@case("R-ALL-DRAW-6", StopDrawing(), "a second card must be taken", "une seconde carte")
def nobody_may_stop_after_one_card() -> Game:
    return a_card_has_been_drawn_where_nobody_may_stop()


@case("R-ALL-TIC-2", DrawTickets(), "No tickets are left", "plus de tickets")
def no_tickets_are_left() -> Game:
    game = begun("europe")
    game.state.ticket_count = 0
    return game


@case(
    "R-ALL-TIC-4",
    KeepTickets(("berlin-roma",)),
    "Berlin–Rome is not among",
    "Berlin–Rome n'est pas parmi",
)
def a_ticket_was_not_offered() -> Game:
    for seed in "abcdef":
        game = begun("europe", seed=seed)
        game.play("tickets")
        if "berlin-roma" not in game.offer(0):
            break
    return game


@case(
    "R-ALL-TIC-4",
    KeepTickets(("here-there",)),
    "no ticket “here-there”",
    "pas de ticket « here-there »",
)
def a_ticket_does_not_exist() -> Game:
    return drawn_tickets_come_first()


def keep_and_reject_the_first(game: Game) -> Action:
    """One ticket on both sides."""
    return KeepTickets((game.offer(0)[0],), (game.offer(0)[0],))


@case("R-ALL-TIC-4", keep_and_reject_the_first, "is named twice", "est nommé deux fois")
def a_ticket_is_named_twice() -> Game:
    return drawn_tickets_come_first()


@case("R-ALL-SET-3", KeepTickets(()), "at least 2 of the 4 tickets", "au moins 2 des 4 tickets")
def two_first_tickets_must_be_kept() -> Game:
    return Game("europe", 2, seed="two")


@case("R-ALL-TIC-1", KeepTickets(()), "at least 1 of the 3 tickets", "au moins 1 des 3 tickets")
def one_drawn_ticket_must_be_kept() -> Game:
    return drawn_tickets_come_first()


@case("R-ALL-TIC-3", KeepTickets(()), "The only ticket must be kept.", "garder ce seul ticket.")
def a_single_drawn_ticket_must_be_kept() -> Game:
    game = begun("europe")
    game.state.ticket_count = 1
    game.play("tickets")
    return game


@case("R-ALL-SET-3", KeepTickets(()), "All 2 tickets must be kept.", "garder les 2 tickets.")
def all_tickets_must_be_kept_where_there_are_no_more() -> Game:
    game = Game("europe", 2, seed="two")
    game.state.seat[0].offered = 2
    return game


# Routes.


@case(
    "R-ALL-CLM-1", ClaimRoute("here-there", {"red": 1}), "no route “here-there”", "« here-there »"
)
def a_route_does_not_exist() -> Game:
    return begun("europe")


@case(
    "R-ALL-CLM-1",
    ClaimRoute("wien-zagrab", {"red": 2}),
    "Zagreb has been taken by Seat 2.",
    "Zagreb a été prise par Seat 2.",
)
def a_rival_holds_the_route() -> Game:
    game = begun("europe")
    own(game, 1, "wien-zagrab")
    return game


@case("R-ALL-CLM-1", ClaimRoute("wien-zagrab", {"red": 2}), "is yours already", "est déjà à vous")
def the_route_is_the_seats_own() -> Game:
    game = begun("europe")
    own(game, 0, "wien-zagrab")
    return game


@case(
    "R-ALL-CLM-2",
    ClaimRoute("edinburgh-london-1", {"black": 4}),
    "You hold a parallel route Edinburgh–London already.",
    "Vous possédez déjà une route parallèle Édimbourg–Londres.",
)
def the_seat_holds_a_parallel_route() -> Game:
    game = begun("europe", 4)
    own(game, 0, "edinburgh-london-2")
    return game


@case(
    "R-ALL-CLM-3",
    ClaimRoute("edinburgh-london-1", {"black": 4}),
    "With 3 players only one of the 2 parallel routes Edinburgh–London may be taken, and one is.",
    "À 3 joueurs, une seule des 2 routes parallèles Édimbourg–Londres peut être prise, et une "
    "l'est déjà.",
)
def a_double_route_is_closed() -> Game:
    game = begun("europe", 3)
    own(game, 1, "edinburgh-london-2")
    return game


@case(
    "R-ALL-CLM-3",
    ClaimRoute("karlstad-oslo-1", {"red": 2}),
    "With 3 players only 2 of the 3 parallel routes Karlstad–Oslo may be taken, and 2 are.",
    "À 3 joueurs, seules 2 des 3 routes parallèles Karlstad–Oslo peuvent être prises, et 2 le "
    "sont déjà.",
)
def a_triple_route_is_closed() -> Game:
    game = begun("northern-lights", 3)
    own(game, 1, "karlstad-oslo-2")
    own(game, 2, "karlstad-oslo-3")
    return game


@case(
    "R-ALL-CLM-4",
    ClaimRoute("edinburgh-london-1", {"black": 4}),
    "Edinburgh–London needs 4 wagons, and you have 1.",
    "Édimbourg–Londres demande 4 wagons, et vous en avez 1.",
)
def wagons_are_few() -> Game:
    game = begun("europe")
    game.state.seat[0].wagons = 1
    return game


@case(
    "R-ALL-CLM-4",
    ClaimRoute("amsterdam-bruxelles", {"black": 1}),
    "needs 1 wagon, and you have none.",
    "demande 1 wagon, et vous n'en avez plus.",
)
def no_wagon_is_left() -> Game:
    game = begun("europe")
    game.state.seat[0].wagons = 0
    return game


# Payments.


@case(
    "R-ALL-CLM-5",
    ClaimRoute("amsterdam-bruxelles", {"grey": 1}),
    "no cards called “grey”",
    "pas de cartes appelées « grey »",
)
def a_card_does_not_exist() -> Game:
    return begun("europe")


@case(
    "R-ALL-CLM-5",
    ClaimRoute("amsterdam-bruxelles", {"black": 0}),
    "cannot hold 0 black cards.",
    "ne peut pas contenir 0 carte noire.",
)
def a_payment_holds_no_zeros() -> Game:
    return begun("europe")


@case(
    "R-ALL-CLM-5",
    ClaimRoute("edinburgh-london-1", {"black": 4}),
    "You have only 1 black card; this payment takes 4.",
    "Vous n'avez que 1 carte noire ; ce paiement en demande 4.",
)
def the_hand_has_too_few_of_the_cards() -> Game:
    game = begun("europe")
    hold(game, 0, {"black": 1, "red": 9})
    return game


@case(
    "R-ALL-CLM-5",
    ClaimRoute("edinburgh-london-1", {"black": 3, "locomotive": 1}),
    "You have no locomotive; this payment takes 1.",
    "Vous n'avez aucune locomotive ; ce paiement en demande 1.",
)
def the_hand_has_no_locomotive() -> Game:
    game = begun("europe")
    hold(game, 0, {"black": 4})
    return game


@case(
    "R-ALL-CLM-5",
    ClaimRoute("edinburgh-london-1", {"black": 4}),
    "You have no black card; this payment takes 4.",
    "Vous n'avez aucune carte noire ; ce paiement en demande 4.",
)
def the_hand_has_none_of_the_cards() -> Game:
    return begun("europe")


def rich(key: str, **options: bool) -> Game:
    """A game whose seat 0 can pay anything."""
    game = begun(key, **options)
    hold(game, 0, dict.fromkeys(CARDS, 40))
    return game


@case(
    "R-ALL-CLM-8",
    ClaimRoute("edinburgh-london-1", {"black": 3, "red": 1}),
    "Edinburgh–London cannot be paid with 3 black and 1 red: it costs 4 black cards, and "
    "locomotives stand for any color.",
    "Édimbourg–Londres ne se paie pas avec 3 noires et 1 rouge : il faut 4 cartes noires, et les "
    "locomotives remplacent n'importe quelle couleur.",
)
def an_ordinary_route_takes_one_color() -> Game:
    return rich("europe")


@case(
    "R-TUN-1",
    ClaimRoute("paris-zurich", {"black": 2, "red": 1}),
    "it costs 3 cards of one color, and locomotives",
    "il faut 3 cartes d'une même couleur, et les locomotives",
)
def a_gray_tunnel_takes_one_color() -> Game:
    return rich("europe")


@case(
    "R-EU-FER-2",
    ClaimRoute("palermo-smyrna", {"red": 5, "locomotive": 1}),
    "the ferry costs at least 2 locomotives, and 4 cards of one color or more locomotives.",
    "le ferry coûte au moins 2 locomotives, et 4 cartes d'une même couleur ou d'autres "
    "locomotives.",
)
def a_ferry_takes_its_locomotives() -> Game:
    return rich("europe")


@case(
    "R-EU-FER-2",
    ClaimRoute("amsterdam-london", {"red": 2}),
    "the ferry costs 2 locomotives.",
    "le ferry coûte 2 locomotives.",
)
def a_ferry_without_other_spaces_takes_locomotives_only() -> Game:
    return rich("europe")


@case(
    "R-NO-PAY-1",
    ClaimRoute("alborg-arhus", {"locomotive": 1}),
    "it costs exactly 1 purple card and no locomotives.",
    "il faut exactement 1 carte violette, sans locomotive.",
)
def an_ordinary_nordic_route_takes_no_locomotive() -> Game:
    return rich("nordic-countries")


@case(
    "R-NO-PAY-2",
    lambda game: ClaimRoute(ordinary_gray(game).id, {"locomotive": ordinary_gray(game).length}),
    "cards of one color and no locomotives.",
    "cartes d'une même couleur, sans locomotive.",
)
def an_ordinary_gray_nordic_route_takes_no_locomotive() -> Game:
    return rich("nordic-countries")


def ordinary_gray(game: Game) -> Any:
    """A gray route that is neither tunnel nor ferry."""
    return next(
        route
        for route in game.edition.routes
        if (route.color, route.tunnel, route.locomotives, route.exchange) == ("gray", False, 0, 0)
    )


@case(
    "R-NO-FER-1",
    ClaimRoute("kristiansand-stavanger-2", {"orange": 3}),
    "at least 1 locomotive, and 2 orange cards or more locomotives; any three cards stand for a "
    "locomotive.",
    "au moins 1 locomotive, et 2 cartes orange ou d'autres locomotives ; trois cartes quelconques "
    "remplacent une locomotive.",
)
def a_nordic_ferry_takes_its_locomotives() -> Game:
    return rich("nordic-countries")


@case(
    "R-NO-FER-1",
    ClaimRoute("kristiansand-stavanger-2", {"orange": 1, "red": 6}),
    "stand for a locomotive, once at most.",
    "remplacent une locomotive, 1 fois au plus.",
)
def a_nordic_ferry_without_stacking_takes_few_triples() -> Game:
    """R-NO-FER-4: the payment of P-9b, the switch off."""
    return rich("nordic-countries", nordic_ferry_stacking=False)


@case(
    "R-NO-FER-1",
    ClaimRoute("andalsnes-bergen", {"black": 2, "red": 9}),
    "stand for a locomotive, 2 times at most.",
    "remplacent une locomotive, 2 fois au plus.",
)
def a_nordic_ferry_of_two_icons_without_stacking() -> Game:
    return rich("nordic-countries", nordic_ferry_stacking=False)


@case(
    "R-NO-MUR-1",
    ClaimRoute("lieksa-murmansk", {"green": 8, "locomotive": 1}),
    "it costs 9 cards of one color; any 4 cards, locomotives too, stand for one of them.",
    "il faut 9 cartes d'une même couleur ; 4 cartes quelconques, locomotives comprises, "
    "remplacent l'une d'elles.",
)
def a_locomotive_alone_pays_nothing_to_murmansk() -> Game:
    """E-29."""
    return rich("nordic-countries")


@case(
    "R-NL-FER-2",
    ClaimRoute("alborg-oslo", {"red": 3}),
    "its locomotive takes a locomotive or two cards of one color, and the rest 2 cards of one "
    "color or locomotives.",
    "sa locomotive demande une locomotive ou deux cartes d'une même couleur, et le reste 2 cartes "
    "d'une même couleur ou des locomotives.",
)
def a_northern_ferry_takes_a_locomotive_or_a_pair() -> Game:
    """P-14."""
    return rich("northern-lights")


@case(
    "R-NL-FER-2",
    ClaimRoute("andalsnes-bergen-1", {"red": 4}),
    "each of its 2 locomotives takes",
    "chacune de ses 2 locomotives demande",
)
def a_northern_ferry_of_two_icons() -> Game:
    return rich("northern-lights")


@case(
    "R-NL-FER-2",
    ClaimRoute("alborg-kristiansand-1", {"red": 1, "blue": 1}),
    "takes a locomotive or two cards of one color.",
    "une locomotive ou deux cartes d'une même couleur.",
)
def a_northern_ferry_of_icons_only() -> Game:
    """P-16."""
    return rich("northern-lights")


# Stations and tunnels.


@case("R-EU-STA-3", BuildStation("boston", {"red": 1}), "has no stations.", "pas de gares.")
def the_game_has_no_stations() -> Game:
    return rich("north-america")


@case("R-EU-STA-3", BuildStation("wien", {"red": 3}), "no station left", "plus de gare")
def all_stations_are_built() -> Game:
    game = rich("europe")
    game.state.seat[0].stations = 0
    return game


@case("R-EU-STA-1", BuildStation("vienna", {"red": 1}), "no city “vienna”", "ville « vienna »")
def a_city_does_not_exist() -> Game:
    return rich("europe")


@case(
    "R-EU-STA-1",
    BuildStation("wien", {"red": 1}),
    "a station in Vienna already",
    "Vienne a déjà une gare",
)
def a_city_has_a_station() -> Game:
    game = rich("europe")
    game.state.station[game.edition.city_numbers["wien"]] = 1
    return game


@case(
    "R-EU-STA-2",
    BuildStation("wien", {"red": 2}),
    "This station costs 1 card of any color,",
    "Cette gare coûte 1 carte de n'importe quelle couleur,",
)
def the_first_station_costs_one_card() -> Game:
    return rich("europe")


@case(
    "R-EU-STA-2",
    BuildStation("wien", {"red": 1, "blue": 1}),
    "This station costs 2 cards of one color,",
    "Cette gare coûte 2 cartes d'une même couleur,",
)
def the_second_station_costs_two_cards_alike() -> Game:
    """E-23."""
    game = rich("europe")
    game.state.seat[0].stations = 2
    return game


@case("R-EU-STA-2", BuildStation("wien", {"red": 1}), "no red card", "aucune carte rouge")
def a_station_is_paid_from_the_hand() -> Game:
    return begun("europe")


@case(
    "R-TUN-3",
    PayExtra({"green": 2}),
    "The tunnel costs 2 locomotives more, as only locomotives were laid down.",
    "Le tunnel coûte 2 locomotives de plus : seules des locomotives ont été posées.",
)
def a_tunnel_of_locomotives_takes_locomotives() -> Game:
    return in_a_tunnel("locomotive", {"green": 2})


@case(
    "R-TUN-4",
    PayExtra({"red": 2}),
    "The tunnel costs 2 green cards more; locomotives may stand for them.",
    "Le tunnel coûte 2 cartes vertes de plus ; les locomotives peuvent les remplacer.",
)
def a_tunnel_takes_its_color() -> Game:
    return in_a_tunnel("green", {"red": 2})


@case("R-TUN-4", PayExtra({"green": 1}), "2 green cards more", "2 cartes vertes de plus")
def a_tunnel_takes_all_its_extra_cards() -> Game:
    return in_a_tunnel("green", {"green": 2})


@case("R-TUN-4", PayExtra({"green": 1, "red": 1}), "2 green cards", "2 cartes vertes")
def a_tunnel_takes_no_second_color() -> Game:
    return in_a_tunnel("green", {"green": 2, "red": 2})


@case("R-TUN-7", PayExtra({"green": 2}), "only 1 green card", "que 1 carte verte")
def a_tunnel_is_paid_from_the_hand() -> Game:
    return in_a_tunnel("green", {"green": 1})


@case("R-ALL-PAS-1", Pass(), "when nothing else is possible", "si rien d'autre n'est possible")
def something_else_is_possible() -> Game:
    return begun("europe")


# What holds for all of them.


def refuse(name: str) -> tuple[Game, Action, IllegalAction]:
    """A case's game and action, and the reason that it gives."""
    one = CASES[name]
    game = one.set_up()
    action = one.action if isinstance(one.action, Action) else one.action(game)
    reason = game.why_not(action, one.seat)
    assert isinstance(reason, IllegalAction), f"{format_action(action)} is not refused"
    return game, action, reason


def spectators_reason() -> IllegalAction | None:
    return why_not(begun("europe").view(), DrawBlind())


def poor_reason() -> IllegalAction | None:
    return why_not_at_all(begun("europe").view(0), ClaimRoute("kobenhavn-stockholm-1", {}))


def test_a_claim_without_its_payment_is_judged_by_the_hand() -> None:
    reason = poor_reason()
    assert reason is not None
    assert reason.rule == "R-ALL-CLM-8"
    game = begun("europe")
    hold(game, 0, {"white": 1, "locomotive": 1, "red": 5})
    reason = why_not_at_all(game.view(0), ClaimRoute("kobenhavn-stockholm-1", {}))
    assert reason is not None
    assert str(reason).startswith("You lack 1 card for Copenhagen–Stockholm: ")
    assert reason.sentence("fr").startswith(
        "Il vous manque 1 carte pour Copenhague–Stockholm\u00a0: "
    )
    hold(game, 0, {"white": 3})
    assert why_not_at_all(game.view(0), ClaimRoute("kobenhavn-stockholm-1", {})) is None
    assert why_not_at_all(game.view(0), BuildStation("paris", {})) is None
    reason = why_not_at_all(game.view(0), BuildStation("atlantis", {}))
    assert reason is not None
    assert reason.key == "refusal-unknown-city"
    hold(game, 0)
    reason = why_not_at_all(game.view(0), BuildStation("paris", {}))
    assert reason is not None
    assert reason.key == "refusal-station-price"
    assert why_not_at_all(game.view(1), BuildStation("paris", {})) is not None, "not its turn"


@pytest.mark.parametrize(
    ("edition", "route", "hand", "lacking"),
    [
        ("europe", "kobenhavn-stockholm-1", {}, 3),
        ("europe", "kobenhavn-stockholm-1", {"red": 3, "locomotive": 2}, 1),
        ("europe", "palermo-smyrna", {"red": 3, "blue": 2}, 3),
        ("europe", "palermo-smyrna", {"red": 4, "locomotive": 1}, 1),
        ("europe", "palermo-smyrna", {"red": 2, "locomotive": 3}, 1),
        ("nordic-countries", "lieksa-murmansk", {"red": 8}, 0),
    ],
)
def test_a_poor_hand_is_told_how_many_cards_it_lacks(
    edition: str, route: str, hand: Bag, lacking: int
) -> None:
    game = begun(edition)
    hold(game, 0, hand)
    reason = why_not_at_all(game.view(0), ClaimRoute(route, {}))
    assert reason is not None
    assert reason.values["lacking"] == lacking
    for language in LANGUAGES:
        assert bool(re.search(r"\d", reason.sentence(language).split(":")[0])) == bool(lacking)


def test_a_spectator_does_not_play() -> None:
    reason = spectators_reason()
    assert reason is not None
    assert str(reason) == "Spectators do not play. (R-ALL-SET-2)"
    assert reason.sentence("fr") == "Les spectateurs ne jouent pas. (R-ALL-SET-2)"


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_names_its_rule_in_both_languages(name: str) -> None:
    one = CASES[name]
    game, action, reason = refuse(name)
    assert reason.rule == one.rule
    assert one.en in reason.sentence("en")
    assert one.fr in reason.sentence("fr").replace("\u202f", " ").replace("\u00a0", " ")
    assert str(reason) == reason.sentence("en")
    assert all(reason.sentence(language).endswith(f" ({one.rule})") for language in LANGUAGES)
    before = everything(game)
    with pytest.raises(IllegalAction) as caught:
        game.play(action, one.seat)
    assert caught.value.args == reason.args
    assert everything(game) == before


SINGULAR_WITH_PLURAL = re.compile(
    r"\b1 (?:\w+ )?(?:cards|wagons|tickets|locomotives|players|cartes|joueurs)\b"
    r"|\b[2-9] (?:card|wagon|ticket|locomotive|player|carte|joueur)\b"
)


@pytest.mark.parametrize("name", CASES)
def test_sentences_are_for_people(name: str) -> None:
    """No placeholders, no ids where things have names, nouns that agree with their numbers."""
    game, _, reason = refuse(name)
    sentences = [say(reason.key, language, **reason.values) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    ids = [thing.id for thing in (*game.edition.routes, *game.edition.tickets)]
    for sentence in sentences:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert not re.search(r"[{}_]|\(s\)|None", sentence)
        assert not SINGULAR_WITH_PLURAL.search(sentence), sentence
        assert not [one for one in ids if one in sentence]


@pytest.mark.parametrize("module", [reasons, claim_reasons])
def test_every_refusal_in_the_source_is_met_by_a_case(
    module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = {
        node.lineno
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "IllegalAction"
    }
    met: set[int] = set()

    class Noted(IllegalAction):
        def __init__(self, *args: Any) -> None:
            met.add(sys._getframe(1).f_lineno)
            super().__init__(*args)

    monkeypatch.setattr(module, "IllegalAction", Noted)
    for name in CASES:
        refuse(name)
    assert spectators_reason()
    assert poor_reason()
    assert calls
    missed = sorted(calls - met)
    assert not missed, f"no case for the refusals in lines {missed} of {module.__name__}"


def test_the_search_for_wrong_numbers_finds_them() -> None:
    for wrong in ("needs 1 wagons", "1 red cards", "2 carte", "garder 1 tickets"):
        assert SINGULAR_WITH_PLURAL.search(wrong)
    for right in ("needs 1 wagon", "1 red card", "2 cartes", "2 cartes vertes", "12 cards"):
        assert not SINGULAR_WITH_PLURAL.search(right)


def test_every_route_of_every_edition_has_a_price_in_words() -> None:
    """Nothing is left unfilled, whatever the length, color and icons (R-ALL-CLM-5)."""
    kinds: set[int] = set()
    for key in (*{key for key, _ in TABLES}, TINY):
        game = Game(key, 2, seed="prices")
        for number, route in enumerate(game.edition.routes):
            kind = int(game.board.fare[game.board.route[number].fare].kind)
            kinds.add(kind)
            en, fr = (put(price_of(route, kind, game.rules), one) for one in LANGUAGES)
            assert re.fullmatch(r"R-[A-Z]+(-[A-Z]+)*-\d+", price_rule(route, kind))
            for words in (en, fr):
                assert not re.search(r"[{}_]|gray|grise", words)
                assert not SINGULAR_WITH_PLURAL.search(words), words
            assert en != fr
    assert kinds == set(PRICES)


def test_a_seat_that_does_not_exist_is_no_seat() -> None:
    game = begun("europe", 3)
    before = everything(game)
    for seat in (-1, 3, 99):
        assert isinstance(game.why_not("blind", seat), BadSeats)
        for action in (DrawBlind(), ChangePlayer("person")):
            with pytest.raises(BadSeats, match="the seats are 0 to 2"):
                game.play(action, seat)
    assert everything(game) == before


@pytest.mark.parametrize("player", ["", "robot", "bot:", "bot:a b", "person resigned", "bot:a\n"])
def test_a_player_is_a_person_or_a_bot(player: str) -> None:
    game = begun("europe")
    before = everything(game)
    with pytest.raises(BadOption, match="'person' or 'bot:NAME'"):
        game.play(ChangePlayer(player), 1)
    assert everything(game) == before


# The actions of `legal_actions` and no others.


def some_bag(game: Game, rng: random.Random) -> Bag:
    """Cards of the first awaited seat's hand, or any at all."""
    hand = game.state.seat[game.awaited[0]].hand.card
    deck = [card for card, held in zip(CARDS, hand, strict=True) for _ in range(held)]
    if not deck or rng.random() < 0.2:
        deck = [*CARDS, *CARDS]
    bag: Bag = {}
    for card in rng.sample(deck, rng.randint(1, min(7, len(deck)))):
        bag[card] = bag.get(card, 0) + 1
    return bag


def some_tickets(game: Game, rng: random.Random) -> tuple[str, ...]:
    offer = [ticket for seat in game.awaited for ticket in game.offer(seat)]
    pool = offer or [ticket.id for ticket in game.edition.tickets]
    return tuple(rng.choice(pool) for _ in range(rng.randint(0, 3)))


def other_payment(payment: Bag, rng: random.Random) -> Bag:
    """One card more, less or of another kind."""
    bag = dict(payment)
    card = rng.choice(list(bag))
    if rng.random() < 0.7:
        bag[card] -= 1
    if rng.random() < 0.7:
        other = rng.choice(CARDS)
        bag[other] = bag.get(other, 0) + 1
    return {card: number for card, number in bag.items() if number}


def any_actions(game: Game, legal: list[Action], rng: random.Random) -> Iterator[Action]:
    """Actions of every kind: sensible, near a legal one, or nonsense."""
    routes, cities = game.edition.routes, game.edition.cities
    yield from (DrawBlind(), StopDrawing(), DrawTickets(), Withdraw(), Pass())
    yield from (TakeCard(slot) for slot in range(-1, 6))
    for _ in range(10):
        yield ClaimRoute(rng.choice(routes).id, some_bag(game, rng))
        yield BuildStation(rng.choice(cities).id, some_bag(game, rng))
        yield PayExtra(some_bag(game, rng))
        yield KeepTickets(some_tickets(game, rng), some_tickets(game, rng))
    for action in rng.sample(legal, min(30, len(legal))):
        match action:
            case ClaimRoute(route, payment):
                yield ClaimRoute(rng.choice(routes).id, payment)
                yield ClaimRoute(route, other_payment(payment, rng))
            case BuildStation(city, payment):
                yield BuildStation(rng.choice(cities).id, payment)
                yield BuildStation(city, other_payment(payment, rng))
            case PayExtra(payment):
                yield PayExtra(other_payment(payment, rng))
            case KeepTickets(tickets, rejected):
                yield KeepTickets(tickets)
                yield KeepTickets(rejected, tickets)
                yield KeepTickets(tickets[1:], rejected)
            case _:
                yield action


def assert_made_of_legal_decisions(game: Game, seat: int, action: Action) -> None:
    """Playing it makes only decisions that the rulebook lists."""
    twin = game.clone()
    for earlier in range(seat):
        if twin.phase == "first_keep" and earlier in twin.awaited:
            twin.decide(twin.decisions()[0])
    for decision in chain_of(twin.edition, twin.board, twin.state, seat, action):
        assert decision in twin.decisions(), format_action(action)
        twin.decide(decision)
    assert twin.phase != "surrender"


MANY = 3000


@settings(max_examples=400, deadline=None)
@given(
    table=st.sampled_from([*TABLES, (TINY, 2), (TINY, 3)]),
    seed=st.integers(0, 2**32),
    decisions=st.integers(0, 150),
    temper=st.sampled_from(sorted(POLICIES)),
)
def test_what_is_not_refused_is_exactly_what_is_legal(
    table: tuple[str, int], seed: int, decisions: int, temper: str
) -> None:
    """R-ALL-ACT-1, R-ALL-CLM-5: the rulebook's list and the reasons agree, in every position."""
    game = play_some(*table, seed, decisions, temper)
    rng = random.Random(seed)
    before = everything(game)
    legal = list(islice(game.legal_actions(), MANY))
    texts = {format_action(action) for action in legal}
    assert len(texts) == len(legal)
    for action in rng.sample(legal, min(60, len(legal))):
        assert game.why_not(action) is None, format_action(action)
        assert action in game.legal_actions()
        assert_made_of_legal_decisions(game, game.awaited[0], action)
    for action in any_actions(game, legal, rng) if game.awaited else ():
        seat = rng.choice([*range(table[1]), *game.awaited])
        view = game.view(seat)
        reason = explain(view, action)
        assert is_legal(view, action) == (reason is None), format_action(action)
        assert str(why_not(view, action)) == str(reason)
        if reason is None:
            assert seat in game.awaited
            assert_made_of_legal_decisions(game, seat, action)
        else:
            assert_well_explained(reason)
            if seat == game.awaited[0]:
                assert format_action(action) not in texts
    assert everything(game) == before


def assert_well_explained(reason: IllegalAction) -> None:
    """A rule of the specification, and a sentence in each language."""
    assert reason.rule in RULE_IDS
    for language in ("en", "fr"):
        assert re.fullmatch(r"[A-ZÀ-Ý“«].*[.»”] \(R-[A-Z0-9-]+\)", reason.sentence(language))
