"""A bot in one class: cheap tickets, long routes, cards of the color it has most of.

    branchline arena europe --bots python:examples/longest_route_bot.py:LongestRouteBot,greedy

Run as a program, it plays one game against the greedy bot and prints the scores.
"""

from branchline import (
    Action,
    ClaimRoute,
    DrawBlind,
    Game,
    KeepTickets,
    LegalActions,
    PayExtra,
    Table,
    TakeCard,
    View,
    make_bot,
    place_at,
)

LONG = 4
"""Shorter routes are claimed only when the game is nearly over."""
FEW_WAGONS = 10


class LongestRouteBot:
    """Claims the longest route that it can pay for."""

    def choose(self, view: View, legal: LegalActions) -> Action:
        """The best of the legal actions."""
        return max(legal, key=lambda action: self.value(view, action))

    def value(self, view: View, action: Action) -> float:
        """How much the bot likes an action."""
        match action:
            case KeepTickets(tickets):
                points = {ticket.id: ticket.points for ticket in view.edition.tickets}
                return -sum(points[ticket] for ticket in tickets)
            case ClaimRoute(route, payment):
                length = next(one.length for one in view.edition.routes if one.id == route)
                if length < LONG and not self.is_nearly_over(view):
                    return -1
                return 100 * length - sum(payment.values()) - payment.get("locomotive", 0)
            case TakeCard(slot):
                card = view.market[slot]
                return 50 if card == "locomotive" else view.hand.get(card or "", 0)
            case DrawBlind():
                return 1.5
            case PayExtra(payment):
                return 10 - payment.get("locomotive", 0)
            case _:
                return -2

    def is_nearly_over(self, view: View) -> bool:
        """Whether somebody has few wagons left."""
        return min(seat.wagons for seat in view.seats) <= FEW_WAGONS


def main() -> None:
    """One game against the greedy bot."""
    game = Game("europe", ["Longest route", "Greedy"], seed="an example")
    greedy = make_bot("greedy", place_at(game, 1, "greedy"))
    result = Table(game, [LongestRouteBot(), greedy]).run()
    assert result
    for seat, score in enumerate(result.scores):
        print(f"{game.name(seat)}: {score.total} points")


if __name__ == "__main__":
    main()
