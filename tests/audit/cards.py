"""Train cards: where each of them is, when the discard is reshuffled, and the market's resets."""

from collections.abc import Iterable, Mapping

from audit.parameters import (
    CARDS,
    CARDS_OF_A_COLOR,
    COLORS,
    LOCOMOTIVE,
    MARKET_SIZE,
    RESET_LIMIT,
    RESET_LOCOMOTIVES,
    STARTING_HAND,
    Parameters,
)
from audit.reader import Event, Reader

CONSERVED = "R-ALL-INV-1"
RESHUFFLE = "R-ALL-DRAW-2"


class Pile:
    """A bag of cards that knows its size and never goes below zero."""

    __slots__ = ("counts", "size")

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        self.counts = dict.fromkeys(CARDS, 0)
        self.counts.update(counts or {})
        self.size = sum(self.counts.values())

    def add(self, card: str, count: int = 1) -> None:
        self.counts[card] += count
        self.size += count

    def add_all(self, bag: Mapping[str, int]) -> None:
        for card, count in bag.items():
            self.add(card, count)

    def remove(self, card: str, count: int = 1) -> bool:
        """Take cards away; false, and nothing happens, where there are too few."""
        if self.counts.get(card, 0) < count:
            return False
        self.counts[card] -= count
        self.size -= count
        return True

    def remove_all(self, bag: Mapping[str, int]) -> None:
        for card, count in bag.items():
            self.remove(card, count)

    def holds(self, bag: Mapping[str, int]) -> bool:
        return all(self.counts.get(card, 0) >= count for card, count in bag.items())


class CardTable:
    """Deck (as a bag), discard, market and hands, moved by the events that are read."""

    def __init__(self, rules: Parameters, seats: int, reader: Reader) -> None:
        self.rules = rules
        self.reader = reader
        box = {**dict.fromkeys(COLORS, CARDS_OF_A_COLOR), LOCOMOTIVE: rules.locomotives}
        self.total = sum(box.values())
        self.deck = Pile(box)
        self.discard = Pile()
        self.hands = [Pile() for _ in range(seats)]
        self.market: list[str | None] = [None] * MARKET_SIZE
        self.revealed: list[str] = []
        self.gave_up_this_turn = False
        self.left_lying = False

    @property
    def drawable(self) -> int:
        """Cards that can still come from the deck."""
        return self.deck.size + self.discard.size

    def draw(self, wanted: int, kind: str, field: str, rule: str) -> tuple[Event, list[str]]:
        """Read an event that takes cards from the deck, with the reshuffle it needs before it.

        R-ALL-DRAW-2: the discard becomes the deck when a card must come and none is left, and no
        earlier. Returns the event and its cards, which have left the deck and lie nowhere yet.
        """
        reader, old = self.reader, self.deck.size
        available = min(wanted, self.drawable)
        if available > old:
            self.read_reshuffle(kind, wanted)
        else:
            reader.refuse(
                "reshuffle",
                rule=RESHUFFLE,
                sentence=f"a reshuffle while the deck holds {old} cards for the {available} needed",
            )
        event = reader.take(kind)
        value = event[field]
        cards = value if isinstance(value, list) else [value]
        reader.check(
            len(cards) == available, rule, f"{kind} has {len(cards)} cards instead of {available}"
        )
        for position, card in enumerate(cards):
            if position == old and self.discard.size:
                self.deck, self.discard = self.discard, Pile()
            reader.check(
                self.deck.remove(card), CONSERVED, f"no {card} card is left in the deck to be drawn"
            )
        return event, [card for card in cards if card in CARDS]

    def read_reshuffle(self, kind: str, wanted: int) -> None:
        """R-ALL-DRAW-2, R-TUN-11: the whole discard, nothing else, at the moment of need."""
        reader = self.reader
        event = reader.take("reshuffle", rule=RESHUFFLE)
        reader.met["reshuffles"] += 1
        count = event["count"]
        reader.check(
            count == self.discard.size,
            RESHUFFLE,
            f"{count} cards were reshuffled but the discard holds {self.discard.size}",
        )
        if kind in ("deal", "tunnel", "bonus_draw"):
            reader.check(
                event.get("after") == self.deck.size,
                RESHUFFLE,
                f"after is {event.get('after')} but {self.deck.size} of {wanted} cards come first",
            )

    def read_deal(self, seat: int) -> None:
        """R-ALL-SET-1: four starting cards."""
        event, cards = self.draw(STARTING_HAND, "deal", "cards", "R-ALL-SET-1")
        self.reader.check(
            event["seat"] == seat, "R-ALL-SET-1", f"seat {event['seat']} is dealt to, not {seat}"
        )
        for card in cards:
            self.hands[seat].add(card)

    def read_fills(self, slots: Iterable[int], rule: str) -> None:
        """R-ALL-DRAW-1, R-ALL-DRAW-9: fill these slots in rising order as far as cards reach."""
        for slot in slots:
            if not self.drawable:
                return
            event, cards = self.draw(1, "fill", "card", rule)
            self.reader.check(
                event["slot"] == slot, rule, f"slot {event['slot']} is filled instead of {slot}"
            )
            self.market[slot] = cards[0] if cards else None
            self.left_lying = False

    def must_reset(self) -> bool:
        """R-ALL-RST-1, R-ALL-RST-3, R-ALL-RST-4: three locomotives show and a refill can help."""
        if not self.rules.resets or self.market.count(LOCOMOTIVE) < RESET_LOCOMOTIVES:
            return False
        shown = [card for card in self.market if card]
        locomotives = (
            shown.count(LOCOMOTIVE) + self.deck.counts[LOCOMOTIVE] + self.discard.counts[LOCOMOTIVE]
        )
        total = len(shown) + self.drawable
        feasible = total - locomotives >= min(MARKET_SIZE, total) - 2
        if not feasible:
            self.reader.met["resets that could not help"] += 1
        return feasible

    def read_resets(self) -> None:
        """R-ALL-RST-1 to R-ALL-RST-6: resets until fewer than three locomotives show, or until the
        turn gives up; a market given up lies until a later turn puts a card into a slot."""
        reader = self.reader
        if self.gave_up_this_turn or self.left_lying:
            reader.refuse(
                "reset", rule="R-ALL-RST-5", sentence="a reset although the market was given up"
            )
            return
        done = 0
        while done < RESET_LIMIT and self.must_reset():
            event = reader.take("reset", rule="R-ALL-RST-1")
            reader.met["resets"] += 1
            done += 1
            shown = [card for card in self.market if card]
            reader.check(
                sorted(event["discarded"]) == sorted(shown),
                "R-ALL-RST-1",
                f"the market {shown} is discarded as {event['discarded']}",
            )
            for card in shown:
                self.discard.add(card)
            self.market = [None] * MARKET_SIZE
            self.read_fills(range(MARKET_SIZE), "R-ALL-RST-1")
        self.gave_up_this_turn = done == RESET_LIMIT and self.must_reset()
        reader.met["markets given up"] += self.gave_up_this_turn
        rule = "R-ALL-RST-4" if self.rules.resets else "R-NO-MKT-1, R-NL-MKT-1"
        reader.refuse(
            "reset",
            rule="R-ALL-RST-5" if self.gave_up_this_turn else rule,
            sentence=f"the market {self.market} is reset although it must stay",
        )

    def read_turn_end(self) -> None:
        """R-TUN-9, then R-ALL-DRAW-10: revealed cards, empty slots, the reset test."""
        for card in self.revealed:
            self.discard.add(card)
        self.revealed = []
        empty = [slot for slot, card in enumerate(self.market) if card is None]
        self.read_fills(empty, "R-ALL-DRAW-10")
        self.read_resets()
        self.forget_the_turn()
        self.check_conservation()

    def forget_the_turn(self) -> None:
        """R-ALL-RST-5: a market that turn or set-up gave up lies until a slot changes."""
        self.left_lying = self.left_lying or self.gave_up_this_turn
        self.gave_up_this_turn = False

    def check_conservation(self) -> None:
        """R-ALL-INV-1: no card appears and none is lost."""
        shown = sum(card is not None for card in self.market)
        counted = self.drawable + shown + sum(hand.size for hand in self.hands)
        self.reader.check(
            counted == self.total, CONSERVED, f"{counted} cards are in the game, not {self.total}"
        )

    def pay(self, seat: int, bag: Mapping[str, int], rule: str) -> None:
        """Cards go from a hand to the discard (R-ALL-CLM-7, R-EU-STA-4)."""
        self.require(seat, bag, rule)
        self.hands[seat].remove_all(bag)
        self.discard.add_all(bag)

    def require(self, seat: int, bag: Mapping[str, int], rule: str) -> None:
        """R-ALL-CLM-5: a payment is contained in the hand."""
        held = {card: count for card, count in self.hands[seat].counts.items() if count}
        self.reader.check(
            self.hands[seat].holds(bag), rule, f"seat {seat} pays {bag} out of a hand of {held}"
        )
