"""What the server writes to its log: lines for people, or a JSON object a line for programs.

Tokens, cards and the parameters of statements are never among what is logged.
"""

import logging
from datetime import UTC, datetime

import msgspec

FORMATS = ("text", "json")


class LogLine(msgspec.Struct, omit_defaults=True):
    """A line of the log."""

    time: str
    level: str
    place: str
    message: str
    trace: str = ""
    """Where in the program something went wrong."""


class JsonLines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        line = LogLine(when, record.levelname.lower(), record.name, record.getMessage(), trace)
        return msgspec.json.encode(line).decode()


def log_to_stderr(is_json: bool) -> None:
    """Write warnings, as lines for people; for programs also when the server begins and ends."""
    logging.basicConfig(
        level=logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        force=True,
    )
    if is_json:
        logging.getLogger().handlers[0].setFormatter(JsonLines())
        logging.getLogger("branchline").setLevel(logging.INFO)
