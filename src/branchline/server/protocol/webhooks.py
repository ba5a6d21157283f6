"""Webhooks: where a player is told of turns, and the notice itself."""

from typing import Annotated

import msgspec


class WebhookUrl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player wants to be told of turns."""

    url: Annotated[str, msgspec.Meta(max_length=2000)]


class WebhookSecret(msgspec.Struct, frozen=True):
    """What notices are signed with, told once."""

    secret: str


class TurnNotice(msgspec.Struct, frozen=True, tag="turn"):
    """What a webhook is told: a seat is to decide. There is no secret in it."""

    table: str
    link: str
    """Where the table is; whoever has its seat's token goes on there."""
    edition: str
    seat: int
    player: int
    name: str
    number: int
    """The number of the log with which the turn began."""
    time: int
    """When this was sent, in milliseconds since 1970."""
    deadline: int | None
    """When the player's time is up."""
