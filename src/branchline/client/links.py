"""Links to tables: where the server is, which table, and the invitation behind the `#`."""

import re
from dataclasses import dataclass

from branchline.errors import BadOption

LINK = re.compile(
    r"(?P<address>https?://[^/#?\s]+(?:/[^#?\s]*?)??)"
    r"(?:/?#(?P<first>[a-z0-9]{1,32})(?:\.(?P<told>[\w-]{1,128}))?"
    r"|/t/(?P<second>[a-z0-9]{1,32})/?(?:#(?P<given>[\w-]{1,128})?)?)"
)


@dataclass(frozen=True, slots=True)
class TableLink:
    """A link to a table of a server.

    >>> link = TableLink.parse("https://example.org/t/k3v0qm81x2ya#t9wk0BThrk0Pnh3l")
    >>> link.address, link.table
    ('https://example.org', 'k3v0qm81x2ya')
    >>> TableLink.parse("https://example.org/#k3v0qm81x2ya.t9wk0BThrk0Pnh3l") == link
    True
    >>> print(link)
    https://example.org/t/k3v0qm81x2ya#t9wk0BThrk0Pnh3l
    """

    address: str
    """The server's address, without a slash at its end."""
    table: str
    """The table's id."""
    invite: str = ""
    """The invitation; a listed table needs none."""

    @classmethod
    def parse(cls, text: str) -> "TableLink":
        """The link in a text, in either form; raises `BadOption`."""
        found = LINK.fullmatch(text.strip())
        if found is None:
            raise BadOption("error-no-link", {"text": repr(text)})
        table = found["first"] or found["second"]
        return cls(found["address"].rstrip("/"), table, found["told"] or found["given"] or "")

    def __str__(self) -> str:
        return f"{self.address}/t/{self.table}" + (f"#{self.invite}" if self.invite else "")
