"""Everything that one server process has at hand."""

from dataclasses import dataclass, field

from branchline.render.places import proportion_of
from branchline.server.archive import Archive
from branchline.server.courier import Courier
from branchline.server.documents import Shelf
from branchline.server.hall import Hall
from branchline.server.hints import Hints
from branchline.server.links import Links
from branchline.server.marks import mark_of
from branchline.server.page_files import Files
from branchline.server.presence import Presence
from branchline.server.rates import Rate
from branchline.server.settings import Settings
from branchline.server.steward import Steward
from branchline.server.store import Store

HOUR = 3600.0
DRAWINGS_KEPT = 2000
"""More than all boards, cards and tickets of the editions that we ship."""

REPLAYS_KEPT = 100
"""Replays, some 50 kB each."""


@dataclass(slots=True)
class House:
    """The parts of a running server, and what it counts."""

    settings: Settings
    store: Store
    hall: Hall
    steward: Steward
    courier: Courier
    sockets: int = 0
    commands: int = 0
    refusals: int = 0
    requests: Rate = field(default_factory=lambda: Rate(200, 50))
    """Requests by address."""
    presence: Presence = field(default_factory=Presence)
    profiles: Rate = field(init=False)
    """New profiles by address."""
    hints: Hints = field(init=False)
    links: Links = field(init=False)
    openings: Rate = field(init=False)
    """New tables by address."""
    archive: Archive = field(init=False)
    imports: Rate = field(default_factory=lambda: Rate(60, 60 / HOUR))
    """Imported records by address."""
    exports: Rate = field(default_factory=lambda: Rate(5, 60 / HOUR))
    """Exports of many records by address."""
    replays: Shelf = field(default_factory=lambda: Shelf(REPLAYS_KEPT))
    shelf: Shelf = field(default_factory=lambda: Shelf(DRAWINGS_KEPT))
    """Drawings, which are the same for everybody."""
    page: Files = field(default_factory=Files)
    """The files of the page."""
    marks: dict[str, str] = field(init=False)
    """By edition, what changes whenever its drawings may."""
    proportions: dict[str, float | None] = field(init=False)
    """By edition, how wide its map is against its height."""

    def __post_init__(self) -> None:
        self.archive = Archive(self.store)
        self.marks = {key: mark_of(edition) for key, edition in self.settings.editions.items()}
        self.proportions = {
            key: proportion_of(edition) for key, edition in self.settings.editions.items()
        }
        most = self.settings.tables_per_address
        self.openings = Rate(most, most / HOUR)
        self.hints = Hints(self.steward.workers)
        self.links = Links(self.store)
        self.presence.on_change = self.hall.wake
        self.hall.is_away = self.presence.is_away
        self.profiles = Rate(most, most / HOUR)

    def metrics(self) -> str:
        """The counts, in the text form that Prometheus reads."""
        writer = self.store.writer
        counts = {
            "tables_at_hand": len(self.hall.tables),
            "sockets": self.sockets,
            "commands_total": self.commands,
            "refusals_total": self.refusals,
            "commits_total": writer.commits,
            "stored_total": writer.jobs,
            "notices_sent_total": self.courier.sent,
            "bot_processes_replaced_total": self.steward.workers.deaths,
        }
        return "".join(f"branchline_{name} {value}\n" for name, value in counts.items())
