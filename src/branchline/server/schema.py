"""The database: its tables, its version, and the steps from one version to the next."""

from collections.abc import Sequence

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    select,
)
from sqlalchemy.engine import Connection
from sqlalchemy.schema import CreateIndex, CreateTable, DDLElement

from branchline.errors import CannotServe

metadata = MetaData()
FLOAT: Float[float] = Float()

versions = Table("branchline", metadata, Column("version", Integer, nullable=False))
"""One row: the version that the database has."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("edition", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("due", Boolean, nullable=False),  # the server itself is to act next
    Column("settings", LargeBinary, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("invite_hash", LargeBinary, nullable=False),
)
by_status = Index("tables_by_status", tables.c.listed, tables.c.status, tables.c.changed)
by_edition = Index(
    "tables_by_edition", tables.c.listed, tables.c.status, tables.c.edition, tables.c.changed
)
by_due = Index("tables_by_due", tables.c.due, tables.c.changed)

_is_finished = tables.c.status == "over"
finished_by_seats = Index(
    "finished_by_seats",
    tables.c.listed,
    tables.c.status,
    tables.c.seats,
    tables.c.changed,
    sqlite_where=_is_finished,
    postgresql_where=_is_finished,
)
"""Finished games are many and change no more; tables in play cost nothing here."""
finished_by_edition_and_seats = Index(
    "finished_by_edition_and_seats",
    tables.c.listed,
    tables.c.status,
    tables.c.edition,
    tables.c.seats,
    tables.c.changed,
    sqlite_where=_is_finished,
    postgresql_where=_is_finished,
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("player", Integer),
    Column("command", String(64)),
    Column("entry", Text, nullable=False),
)
"""What happened at each table; never changed, only added to."""

players = Table(
    "players",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", LargeBinary, nullable=False),
)
"""Who may speak at a table; the host who opened it is number 0."""

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("folded_name", String(256), nullable=False),  # two that look alike in it are one name
    Column("token_hash", LargeBinary, nullable=False),
)
"""Names that somebody has claimed."""
by_folded_name = Index("profiles_by_folded_name", profiles.c.folded_name, unique=True)
by_token_hash = Index("profiles_by_token_hash", profiles.c.token_hash, unique=True)

claims = Table(
    "claims",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("profile_id", String(32), nullable=False),
    Column("counted", Boolean, nullable=False),
)
"""Which profile sits behind the claim that the log of a table names."""
by_table = Index("claims_by_table", claims.c.table_id)
by_profile = Index("claims_by_profile", claims.c.profile_id)

standings = Table(
    "standings",
    metadata,
    Column("profile_id", String(32), primary_key=True),
    Column("edition", String(64), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("left_early", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("rating", FLOAT, nullable=False),
    Column("deviation", FLOAT, nullable=False),
    Column("place", FLOAT, nullable=False),  # what leaderboards are ordered by
)
"""What a profile has done, by edition and seats."""
by_place = Index("standings_by_place", standings.c.edition, standings.c.seats, standings.c.place)

webhooks = Table(
    "webhooks",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("url", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("site", Text, nullable=False),
)
"""Where a player of a table wants to be told of turns."""

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
)
"""Turns that webhooks are still to be told of."""
by_notice_due = Index("notices_by_due", notices.c.due)

links = Table(
    "links",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("link_hash", LargeBinary, nullable=False),
    Column("sealed", LargeBinary, nullable=False),  # the player's token, for whoever has the link
    Column("expires", BigInteger, nullable=False),
)
"""One-time links to a player's seats."""

replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("edition", String(64), nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("record", LargeBinary, nullable=False),
)
"""Imported records."""
by_created = Index("replays_by_created", replays.c.created)

runs = Table(
    "runs",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),  # or the last time that it was known to go on
)
"""When some server ran."""

Step = Sequence[DDLElement]
STEPS: list[Step] = [
    [
        *(CreateTable(table) for table in (versions, tables, log, players)),
        CreateIndex(by_status),
        CreateIndex(by_edition),
        CreateIndex(by_due),
    ],
    [
        *(CreateTable(table) for table in (profiles, claims, standings, webhooks, notices)),
        CreateIndex(by_folded_name),
        CreateIndex(by_token_hash),
        CreateIndex(by_table),
        CreateIndex(by_profile),
        CreateIndex(by_place),
        CreateIndex(by_notice_due),
    ],
    [CreateIndex(finished_by_seats), CreateIndex(finished_by_edition_and_seats)],
    [CreateTable(links)],
    [CreateTable(replays), CreateIndex(by_created)],
    [CreateTable(runs)],
]
"""What leads from version 0, nothing, to 1, and so on."""


def version_of(connection: Connection) -> int:
    """The database's version; 0 if it is empty."""
    names = inspect(connection).get_table_names()
    if versions.name not in names:
        if names:
            raise CannotServe("error-database-other", {"table": repr(names[0])})
        return 0
    version = connection.execute(select(versions.c.version)).scalar_one_or_none()
    if version is None:
        raise CannotServe("error-database-version", {})
    return version


def migrate(connection: Connection) -> int:
    """Bring the database to this version, in one transaction; returns the version it had."""
    before = version_of(connection)
    if before > len(STEPS):
        values = {"theirs": str(before), "ours": str(len(STEPS))}
        raise CannotServe("error-database-newer", values)
    for step in STEPS[before:]:
        for statement in step:
            connection.execute(statement)
    if before == 0:
        connection.execute(versions.insert().values(version=len(STEPS)))
    elif before < len(STEPS):
        connection.execute(versions.update().values(version=len(STEPS)))
    return before
