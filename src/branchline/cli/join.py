"""`branchline join`: a seat at a table on a server, for a person in the terminal or for a bot."""

import asyncio
from typing import TYPE_CHECKING, Literal

from branchline.cli.numbers import Whole
from branchline.errors import BadOption, ServerRefused

if TYPE_CHECKING:
    from branchline.client.links import TableLink
    from branchline.client.server import Server
    from branchline.editions.edition import Edition, Language
    from branchline.terminal.screen import Screen
    from branchline.terminal.seats import KeptSeat


def join(
    link: str,
    *,
    name: str | None = None,
    seat: Whole | None = None,
    bot: str | None = None,
    lang: Literal["en", "fr"] | None = None,
) -> None:
    """Sit down at a table on a server and play in the terminal, or let a bot play."""
    from branchline.bots.registry import check_bot
    from branchline.cli.spoken import spoken
    from branchline.client.links import TableLink
    from branchline.client.server import Server
    from branchline.client.views import edition_of
    from branchline.terminal.screen import Interrupted, Left, Screen
    from branchline.text.catalogue import say

    place = TableLink.parse(link)
    if bot is not None:
        check_bot(bot)
    language = lang or spoken()
    screen = Screen()
    try:
        with Server(place.address, language) as server:
            kept = _seat_at(server, place, name or bot, seat, language, screen)
            edition = edition_of(server, server.info(place.table, kept.token).settings.edition)
    except Interrupted:
        raise KeyboardInterrupt from None
    except Left:
        screen.say(say("answer-left", language))
        return
    if bot is None:
        _play(kept, edition, language, screen)
    else:
        _let_play(bot, kept, edition, language, screen)


def _seat_at(
    server: "Server",
    link: "TableLink",
    name: str | None,
    wanted: int | None,
    language: "Language",
    screen: "Screen",
) -> "KeptSeat":
    """The seat that was taken before, or else a free one, taken now."""
    from branchline.terminal.seats import KeptSeat, keep_seat, kept_seat
    from branchline.text.catalogue import say

    kept = kept_seat(link)
    if kept is not None and (wanted is None or wanted == kept.seat + 1):
        try:
            names = server.edition(server.info(link.table, kept.token).settings.edition).names
        except ServerRefused:
            pass
        else:
            screen.say(say("join-back", language, map=names.in_language(language)))
            return kept
    table = server.info(link.table, link.invite)
    free = [one.seat for one in table.seats if not one.name]
    if table.phase != "lobby" or not free:
        raise BadOption("error-table-full", {})
    if wanted is not None and wanted - 1 not in free:
        seats = ", ".join(str(one + 1) for one in free)
        raise BadOption("error-seat-taken", {"seat": str(wanted), "free": seats})
    name = name or screen.ask(say("join-ask-name", language)) or say("words-you", language)
    joined = server.join(link)
    seat = free[0] if wanted is None else wanted - 1
    server.sit(link.table, joined.token, seat, name)
    kept = KeptSeat(link.address, link.table, joined.token, seat)
    keep_seat(kept)
    names = server.edition(table.settings.edition).names
    values = {"seat": seat + 1, "seats": len(table.seats), "map": names.in_language(language)}
    screen.say(say("join-sits", language, **values))
    return kept


def _play(kept: "KeptSeat", edition: "Edition", language: "Language", screen: "Screen") -> None:
    """A person plays."""
    from branchline.client.seat import RemoteSeat
    from branchline.terminal.joining import RemoteSitting
    from branchline.terminal.seats import forget_seat

    remote = RemoteSeat(kept.address, kept.table, kept.token, kept.seat)
    if RemoteSitting(remote, edition, language, screen).play():
        forget_seat(kept)


def _let_play(
    bot: str, kept: "KeptSeat", edition: "Edition", language: "Language", screen: "Screen"
) -> None:
    """A bot plays."""
    from branchline.client.bots import play_bot
    from branchline.client.seat import RemoteSeat
    from branchline.client.server import Server
    from branchline.terminal.scores import verdict
    from branchline.terminal.seats import forget_seat
    from branchline.terminal.speaker import Speaker
    from branchline.text.catalogue import say

    def tell(is_back: bool) -> None:
        screen.say(say("join-found" if is_back else "join-lost", language), "yellow")

    remote = RemoteSeat(kept.address, kept.table, kept.token, kept.seat, tell=tell)
    result = asyncio.run(play_bot(bot, edition, remote))
    forget_seat(kept)
    if result is None:
        screen.say(say("join-aborted", language))
        return
    with Server(kept.address) as server:
        names = [one.name for one in server.info(kept.table, kept.token).seats]
    for line in verdict(result, edition, Speaker(edition, names, language, None)):
        screen.say(line, "bold")
