"""The database: its tables, its version, and the steps from one version to the next."""

from collections.abc import Sequence

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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

Step = Sequence[DDLElement]
STEPS: list[Step] = [
    [
        *(CreateTable(table) for table in (versions, tables, log, players)),
        CreateIndex(by_status),
        CreateIndex(by_edition),
        CreateIndex(by_due),
    ]
]
"""What leads from version 0, nothing, to 1, and so on."""


def version_of(connection: Connection) -> int:
    """The database's version; 0 if it is empty."""
    names = inspect(connection).get_table_names()
    if versions.name not in names:
        if names:
            raise CannotServe(
                f"the database holds {names[0]!r} and is none of Branchline's; name another"
            )
        return 0
    version = connection.execute(select(versions.c.version)).scalar_one_or_none()
    if version is None:
        raise CannotServe("the database has lost its version; restore it from a backup")
    return version


def migrate(connection: Connection) -> int:
    """Bring the database to this version, in one transaction; returns the version it had."""
    before = version_of(connection)
    if before > len(STEPS):
        raise CannotServe(
            f"the database has version {before}, this program knows {len(STEPS)}; "
            "start a newer Branchline, or name another database"
        )
    for step in STEPS[before:]:
        for statement in step:
            connection.execute(statement)
    if before == 0:
        connection.execute(versions.insert().values(version=len(STEPS)))
    elif before < len(STEPS):
        connection.execute(versions.update().values(version=len(STEPS)))
    return before
