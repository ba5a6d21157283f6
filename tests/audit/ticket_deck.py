"""The ticket deck, as far as its order is known, and the tickets each seat keeps."""

from collections.abc import Iterable

from audit.board import Board
from audit.parameters import BOX, FIRST_KEEP, LATER_KEEP, LATER_OFFER, Parameters
from audit.reader import Event, Reader

OFFER = "R-ALL-TIC-1"


class TicketDeck:
    """The never seen tickets lie on top in an order nobody recorded; below them all is known."""

    def __init__(self, board: Board, rules: Parameters, seats: int, reader: Reader) -> None:
        self.board = board
        self.rules = rules
        self.reader = reader
        self.unseen = {
            deck: {ticket.id for ticket in board.tickets.values() if ticket.deck == deck}
            for deck in rules.tickets
        }
        self.bottom: list[str] = []
        self.kept: list[list[str]] = [[] for _ in range(seats)]

    def __len__(self) -> int:
        return len(self.unseen["regular"]) + len(self.bottom)

    def read_first_offer(self, seat: int) -> list[str]:
        """R-EU-SET-1, R-NO-SET-1, R-NA-BOX-1, R-NL-BOX-1: the first deal, of each deck."""
        reader = self.reader
        event = reader.take_of(seat, "offer")
        tickets = self.known_tickets(event["tickets"])
        for deck, number in self.rules.first_deal.items():
            drawn = [ticket for ticket in tickets if self.board.tickets[ticket].deck == deck]
            reader.check(
                len(drawn) == number,
                "R-EU-SET-1" if "long" in self.rules.tickets else OFFER,
                f"seat {seat} is offered {len(drawn)} {deck} tickets instead of {number}",
            )
            self.check_drawn(drawn, self.unseen[deck])
            self.unseen[deck].difference_update(drawn)
        return tickets

    def read_first_keeps(self, offers: list[list[str]]) -> None:
        """R-ALL-SET-3: every seat's choice, then the rejects shuffled under the deck or gone."""
        rejects: list[str] = []
        for seat, offer in enumerate(offers):
            event = self.reader.take_of(seat, "keep")
            rejects += self.judge_keep(event, seat, offer, FIRST_KEEP, BOX)
        if not self.rules.first_rejects_go_under:
            return
        if not rejects and self.reader.kind() != "rejects_shuffled":
            return
        event = self.reader.take("rejects_shuffled", rule="R-NA-SET-1, R-NL-SET-1")
        shuffled = list(event["tickets"])
        self.reader.check(
            sorted(shuffled) == sorted(rejects),
            "R-NA-SET-1, R-NL-SET-1",
            f"{sorted(shuffled)} go under the deck but {sorted(rejects)} were rejected",
        )
        self.bottom += self.known_tickets(shuffled)

    def read_draw(self, seat: int) -> None:
        """R-ALL-TIC-1 to R-ALL-TIC-5: the ticket action."""
        reader = self.reader
        event = reader.take_of(seat, "offer")
        number = min(LATER_OFFER, len(self))
        reader.check(number > 0, "R-ALL-TIC-2", "tickets are drawn from an empty deck")
        tickets = self.known_tickets(event["tickets"])
        reader.check(
            len(tickets) == number, OFFER, f"{len(tickets)} tickets are offered, not {number}"
        )
        top = self.unseen["regular"]
        from_bottom = self.bottom[: max(0, number - len(top))]
        self.check_drawn([ticket for ticket in tickets if ticket not in from_bottom], top)
        missing = [ticket for ticket in from_bottom if ticket not in tickets]
        reader.check(not missing, OFFER, f"{missing} lay on top of the deck and are not offered")
        top.difference_update(tickets)
        del self.bottom[: len(from_bottom)]
        self.read_kept(seat, tickets)

    def read_kept(self, seat: int, tickets: list[str]) -> None:
        """R-ALL-TIC-4, R-ALL-TIC-5: what is kept of an offer, and where the rest goes."""
        reader = self.reader
        keep = reader.take_of(seat, "keep", rule="R-ALL-TIC-1")
        rejected = self.judge_keep(keep, seat, tickets, LATER_KEEP, OFFER)
        if self.rules.later_rejects_go_under:
            self.bottom += rejected
        if not len(self):
            reader.met["exhausted ticket decks"] += 1

    def judge_keep(
        self, event: Event, seat: int, offer: list[str], least: int, rule: str
    ) -> list[str]:
        """R-ALL-TIC-4: kept and rejected tickets are together the offer; enough are kept."""
        kept, rejected = list(event["tickets"]), list(event["rejected"])
        check = self.reader.check
        check(
            sorted(kept + rejected) == sorted(offer),
            "R-ALL-TIC-4",
            f"seat {seat} keeps {kept} and rejects {rejected} of the offer {offer}",
        )
        check(len(kept) >= least, rule, f"seat {seat} keeps {len(kept)} tickets, not {least}")
        self.kept[seat] += self.known_tickets(kept)
        return self.known_tickets(rejected)

    def check_drawn(self, tickets: list[str], top: set[str]) -> None:
        """A ticket can be drawn only from the part of the deck that nobody has seen."""
        for ticket in tickets:
            self.reader.check(ticket in top, OFFER, f"{ticket} does not lie on top of its deck")

    def known_tickets(self, tickets: Iterable[str]) -> list[str]:
        """The tickets of a list that exist and are named once; others are reported."""
        names: list[str] = []
        for ticket in tickets:
            exists = ticket in self.board.tickets and ticket not in names
            if self.reader.check(exists, "record-format Names", f"{ticket} is no ticket to list"):
                names.append(ticket)
        return names
