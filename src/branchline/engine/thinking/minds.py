"""What a scripted bot carries: its weights, and the plan it last made.

All scripted bots are one way of valuing choices under different weights. A mind belongs to one
seat; everything in it comes from that seat's views.
"""

import numpy as np

from ...limits import CITIES, FARES, FIRST_DEAL, ROUTES, SEATS, TICKETS
from ..backend import rule
from ..rules.codes import CARDS

WEIGHTS = np.dtype(
    [
        # What a choice is worth.
        ("claim", "f8"),  # a route of the plan
        ("claim_point", "f8"),  # each point of a claimed route
        ("contested", "f8"),  # each rival whose network touches the route
        ("only_track", "f8"),  # a route of the plan without an open parallel one
        ("free", "f8"),  # a route outside the plan
        ("free_point", "f8"),  # each point of it
        ("extend", "f8"),  # if it touches the seat's own network
        ("spare", "f8"),  # each wagon that a route outside the plan takes from it
        ("locomotive_paid", "f8"),  # each locomotive in a payment
        ("surplus_paid", "f8"),  # each card in a payment that the plan needs elsewhere
        ("draw", "f8"),  # drawing at all
        ("hoard", "f8"),  # taken off for each card in hand
        ("needed_card", "f8"),  # a card that a target lacks
        ("other_card", "f8"),  # any other face-up card
        ("blind_card", "f8"),
        ("locomotive_card", "f8"),  # a face-up locomotive
        ("completing_card", "f8"),  # a card that makes a target affordable
        ("tickets", "f8"),  # drawing tickets once all are done
        ("tickets_wagon", "f8"),  # each wagon left then
        ("tickets_clock", "f8"),  # each wagon the nearest rival has left then
        ("station", "f8"),  # building a planned station
        ("station_point", "f8"),  # each point of the tickets that need it
        ("hurry", "f8"),  # how much more claims are worth near the end
        ("hurry_wagons", "f8"),  # where the end is near: wagons of the nearest rival
        ("finish", "f8"),  # a claim that brings the end, for each point the seat leads by
        ("finish_ticket", "f8"),  # what a rival's ticket is taken to be worth then
        ("block", "f8"),  # a route outside the plan, for each rival whose network touches it
        # How tickets are valued when they are chosen.
        ("keep_point", "f8"),
        ("keep_wagon", "f8"),
        ("keep_route", "f8"),
        ("keep_doomed", "f8"),  # each point of a ticket that cannot be finished
        ("keep_done", "f8"),  # each point of a ticket that is finished already
        ("reserve", "f8"),  # wagons that plans leave unused
        ("ignore", "f8"),  # above zero: tickets are kept but not worked for
        ("roam", "f8"),  # wagons beyond the plan from which cards for other routes are wanted
        # How paths are costed.
        ("path_route", "f8"),  # a route, on top of its wagons
        ("path_gray", "f8"),  # taken off for a gray route
        ("path_hard", "f8"),  # a ferry's icon, a tunnel
        ("path_point", "f8"),  # taken off for each point the route scores
        ("path_card", "f8"),  # taken off for each card in hand that helps to pay the route
        ("path_station", "f8"),  # a rival's route, to be borrowed
        ("tunnel_extra", "f8"),  # the most extra cards worth paying
        ("tunnel_risk", "f8"),  # taken off for a tunnel whose extra surely cannot be paid
        ("bonus", "f8"),  # each point of a bonus that a route counts for
    ],
    align=True,
)

MARK = np.dtype(
    [
        ("takes", "i2"),
        ("targets", "i2"),
        ("plan_wagons", "i2"),
        ("plan_routes", "i2"),
        ("plan_points", "i2"),
        ("doomed_points", "i2"),
        ("borrowed", "i1"),
        ("station_city", "i1"),
        ("station_points", "i2"),
    ],
    align=True,
)
"""How far a plan had come; the fields are the mind's."""

MIND = np.dtype(
    [
        ("weights", WEIGHTS),
        ("gave_up", "i2"),  # the tunnel last given up, counted from 1; 0 if there is none
        ("gave_up_cards", "i2"),  # the cards there were for it
        ("is_random", "i1"),  # takes any legal decision, whatever the weights
        ("made_for", "i2"),  # what the plan was made for, 0 if there is none; see `purpose`
        ("planned", "i1", ROUTES),
        ("target", "i2", ROUTES),  # the routes to claim, in no order
        ("targets", "i2"),
        ("serves", "i1", FARES),  # 1 for the fares of the routes to claim
        ("fare_price", "f8", FARES),  # what free routes of a fare cost a path, if not hard
        ("price", "f8", ROUTES),  # what a route costs a path, when last surveyed
        ("bonus", "i2", ROUTES),  # points of the bonuses it counts for
        ("knows_bonuses", "i1"),
        ("most_bonus", "i2"),
        ("cost", "f8", ROUTES),  # what it costs a path once others are planned
        ("taken", "i2", ROUTES),  # routes whose cost the plan made nothing, in that order
        ("takes", "i2"),
        ("plan_wagons", "i2"),
        ("plan_routes", "i2"),
        ("plan_points", "i2"),  # of tickets the plan completes
        ("doomed_points", "i2"),  # of tickets it cannot complete
        ("is_free", "i1"),  # no ticket is left to plan for
        ("is_late", "i1"),  # the end is near
        ("borrowed", "i1"),  # rivals' routes the plan borrows
        ("station_city", "i1"),
        ("station_points", "i2"),
        ("reach", "i8", SEATS),  # the cities each seat's routes reach, as bits
        ("agenda", "i1", TICKETS),  # tickets to plan for, the most valuable first
        ("choice", "i2", TICKETS),  # for each, 0 if it is held, or else its bit among the offered
        ("agenda_length", "i2"),
        ("done", "i2"),  # the offered tickets that are finished already, as bits
        ("mark", MARK, FIRST_DEAL),  # the plan before each of the choices on the agenda
        ("worth", "f8", 1 << FIRST_DEAL),  # what keeping each set of the offered tickets is worth
        ("distance", "f8", CITIES),
        ("arrival", "i2", CITIES),  # the route by which a city is reached
        ("reached", "i1", CITIES),  # cities on the way, the nearest first
        ("need", "i2", CARDS),  # cards that targets lack, by color
        ("hold", "i2", CARDS),  # cards that targets use, by color
        ("closest", "i2", CARDS),  # the smallest lack of a target, by color
    ],
    align=True,
)


@rule
def forget(mind):
    """Forget what came of the mind's game so far; only its weights stay."""
    mind.made_for = 0
    mind.gave_up = 0
