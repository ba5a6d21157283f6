"""Shapes: ways to pay, with what is left open.

A ferry of Nordic Countries can have thousands of valid payments, but they have few shapes: cards of
one color, locomotives, and for each substitute cards of the payer's choice. Whoever builds a
payment, a person's menu, a bot or a page, begins with a shape and adds gifts until nothing is due.
"""

from collections.abc import Iterator

import msgspec

from branchline.editions.edition import CARDS, LOCOMOTIVE
from branchline.game.actions import BuildStation, ClaimRoute, PayExtra
from branchline.game.bags import Bag


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way to pay for a route, for a station, or what a tunnel asks on top.

    >>> shape = Shape(route="a-b", color="red", cards=1, substitutes=1, due=2, most={"blue": 2})
    >>> list(shape.bags())
    [{'blue': 2, 'red': 1}]
    >>> Shape(route="a-b", color="red", cards=3).action()
    ClaimRoute(route='a-b', payment={'red': 3})
    """

    route: str | None = None
    """The route that is paid for, or the tunnel."""
    city: str | None = None
    """The city, if it is a station that is paid for."""
    color: str | None = None
    """The color of the cards; None where only locomotives and gifts pay."""
    cards: int = 0
    """Cards of that color."""
    locomotives: int = 0
    """Locomotives beside them."""
    substitutes: int = 0
    """Spaces paid by substitutes: any three cards, a pair, or the cards of an exchange."""
    due: int = 0
    """Gifts that are still to be chosen for the substitutes."""
    unit: int = 1
    """Cards of one color in a gift: 2 where pairs are given."""
    most: Bag = {}
    """Gifts of each card that the hand and the shape allow, beside what is laid."""

    is_extra: bool = False
    """Whether it pays what a tunnel asks on top of the cards laid."""

    @property
    def laid(self) -> Bag:
        """The cards that the shape fixes."""
        return self.bag({})

    def bag(self, gifts: Bag) -> Bag:
        """All cards of the payment with these gifts."""
        counts = {card: self.unit * gifts.get(card, 0) for card in CARDS}
        counts[LOCOMOTIVE] += self.locomotives
        if self.color is not None:
            counts[self.color] += self.cards
        return {card: count for card, count in counts.items() if count}

    def action(self, bag: Bag | None = None) -> ClaimRoute | BuildStation | PayExtra:
        """What is done with the payment; its bag need only be given where gifts are due."""
        payment = self.laid if bag is None else bag
        if self.city is not None:
            return BuildStation(self.city, payment)
        if self.is_extra:
            return PayExtra(payment)
        assert self.route is not None
        return ClaimRoute(self.route, payment)

    def bags(self) -> Iterator[Bag]:
        """All payments of the shape; each valid payment belongs to one shape (R-ALL-CLM-11)."""
        most = [self.most.get(card, 0) for card in CARDS]
        for gifts in _choices(most, self.due, 0):
            yield self.bag(dict(zip(CARDS, gifts, strict=True)))

    def count_bags(self) -> int:
        """How many payments `bags` gives, found without listing them."""
        ways = [1] + [0] * self.due
        for limit in self.most.values():
            ways = [
                sum(ways[max(0, number - limit) : number + 1]) for number in range(self.due + 1)
            ]
        return ways[self.due]

    def sparing_bag(self, hand: Bag) -> Bag:
        """The payment that gives the cards the hand has most of, locomotives last."""
        gifts = dict.fromkeys(CARDS, 0)
        laid = self.laid
        for _ in range(self.due):
            card = max(
                (card for card in CARDS if gifts[card] < self.most.get(card, 0)),
                key=lambda card: (
                    card != LOCOMOTIVE,
                    hand.get(card, 0) - laid.get(card, 0) - self.unit * gifts[card],
                ),
            )
            gifts[card] += 1
        return self.bag(gifts)


def _choices(most: list[int], due: int, card: int) -> Iterator[list[int]]:
    """All ways to make `due` gifts of the cards from number `card` on."""
    if card == len(most):
        if due == 0:
            yield []
        return
    if sum(most[card:]) < due:
        return
    for number in range(min(most[card], due) + 1):
        for rest in _choices(most, due - number, card + 1):
            yield [number, *rest]
