"""A server over HTTP: what can be played there, its tables, and commands."""

import secrets
from typing import Any, Self, TypeVar

import httpx
import msgspec

from branchline.bots.foreign.messages import EditionMessage
from branchline.client.links import TableLink
from branchline.editions.edition import Language
from branchline.errors import CannotReach, ServerRefused
from branchline.server.protocol import (
    Command,
    Done,
    Joined,
    Opened,
    Page,
    Phase,
    Refusal,
    Sit,
    TableInfo,
)

Message = TypeVar("Message")
SECONDS = 40.0
"""How long an answer may take."""


def refused(message: Refusal) -> ServerRefused:
    """A refusal as an error."""
    return ServerRefused(message.key, message.sentence, message.rule, message.values)


def new_command_id() -> str:
    """An id that no other command has."""
    return secrets.token_hex(8)


class Server:
    """A server, asked over HTTP. Raises `ServerRefused` if it says no, `CannotReach` if it says
    nothing; playing itself is for `RemoteSeat`."""

    def __init__(self, address: str, language: Language = "en") -> None:
        self.address: str = address.rstrip("/")
        """Where it is, such as https://example.org."""
        self.http = httpx.Client(
            base_url=self.address,
            timeout=SECONDS,
            headers={"Accept-Language": language},
            trust_env=False,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let the connections go."""
        self.http.close()

    def open(self, edition: str, seats: int, **settings: Any) -> Opened:
        """Open a table as its host; other settings are those of docs/protocol.md."""
        body = {"edition": edition, "seats": seats, **settings}
        return self._ask("POST", "/api/tables", Opened, body=body)

    def join(self, link: TableLink) -> Joined:
        """Become somebody who may speak and sit at a table."""
        return self._ask("POST", f"/api/tables/{link.table}/join", Joined, link.invite)

    def do(self, table: str, token: str, command: Command) -> int:
        """Do something at a table; the number that it has in the log."""
        path = f"/api/tables/{table}/commands"
        return self._ask("POST", path, Done, token, msgspec.to_builtins(command)).number

    def sit(self, table: str, token: str, seat: int, name: str, contribution: str = "") -> int:
        """Take a free seat; the contribution, a text as random as can be, goes into the shuffle."""
        command = Sit(new_command_id(), seat, name, contribution or secrets.token_hex(16))
        return self.do(table, token, command)

    def info(self, table: str, token: str = "") -> TableInfo:
        """A table as everybody who has its link may see it."""
        return self._ask("GET", f"/api/tables/{table}", TableInfo, token)

    def page(self, phase: Phase = "lobby", **filters: Any) -> Page:
        """Listed tables, the last changed first."""
        query = httpx.QueryParams({"phase": phase, **filters})
        return self._ask("GET", f"/api/tables?{query}", Page)

    def edition(self, key: str) -> EditionMessage:
        """An edition as the server has it."""
        return self._ask("GET", f"/api/editions/{key}", EditionMessage)

    def record(self, table: str, token: str = "") -> bytes:
        """The record of a finished game, with its shuffle."""
        return self.ask("GET", f"/api/tables/{table}/record", token)

    def _ask(
        self, method: str, path: str, kind: type[Message], token: str = "", body: object = None
    ) -> Message:
        return msgspec.json.decode(self.ask(method, path, token, body), type=kind)

    def ask(self, method: str, path: str, token: str = "", body: object = None) -> bytes:
        """What is answered to any request."""
        answer = self.answer(method, path, token, body)
        if answer.is_error:
            raise _refusal_in(answer, self.address)
        return answer.content

    def answer(
        self, method: str, path: str, token: str = "", body: object = None, **headers: str
    ) -> httpx.Response:
        """The answer to any request, a refusal included."""
        own = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            return self.http.request(method, path, json=body, headers={**own, **headers})
        except httpx.HTTPError as error:
            values = {"address": self.address, "why": _cause_of(error)}
            raise CannotReach("error-no-answer", values) from None


def _cause_of(error: BaseException) -> object:
    """Why nothing was answered: what the system says, if it says something, else the library."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, OSError) and cause.errno:
            return cause
        cause = cause.__cause__ or cause.__context__
    return str(error) or type(error).__name__


def _refusal_in(answer: httpx.Response, address: str) -> Exception:
    try:
        return refused(msgspec.json.decode(answer.content, type=Refusal))
    except (msgspec.DecodeError, UnicodeDecodeError):
        values = {"address": address, "status": str(answer.status_code)}
        return CannotReach("error-strange-answer", values)
