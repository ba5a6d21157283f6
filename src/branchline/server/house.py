"""Everything that one server process has at hand."""

from dataclasses import dataclass, field

from branchline.server.hall import Hall
from branchline.server.rates import Rate
from branchline.server.settings import Settings
from branchline.server.steward import Steward
from branchline.server.store import Store

HOUR = 3600.0


@dataclass(slots=True)
class House:
    """The parts of a running server, and what it counts."""

    settings: Settings
    store: Store
    hall: Hall
    steward: Steward
    sockets: int = 0
    commands: int = 0
    refusals: int = 0
    requests: Rate = field(default_factory=lambda: Rate(200, 50))
    """Requests by address."""
    openings: Rate = field(init=False)
    """New tables by address."""

    def __post_init__(self) -> None:
        most = self.settings.tables_per_address
        self.openings = Rate(most, most / HOUR)

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
            "bot_processes_replaced_total": self.steward.workers.deaths,
        }
        return "".join(f"branchline_{name} {value}\n" for name, value in counts.items())
