"""Joins a table on a server, sits down and plays by what the server says is possible.

    branchline serve                                     opens a server; open a table there
    python examples/join_table.py LINK                   and bring the table's link

It claims whenever it can and draws cards otherwise. It needs no rules of the game: every scene has
the choices of the seat.
"""

import asyncio
import random
import sys

from branchline import RemoteSeat, Server, Shape, TableLink, format_action


def main() -> None:
    """Sit down in the first free seat and play to the end."""
    link = TableLink.parse(sys.argv[1])
    with Server(link.address) as server:
        joined = server.join(link)
        seats = server.info(link.table, joined.token).seats
        seat = next(one.seat for one in seats if not one.name)
        server.sit(link.table, joined.token, seat, "Scripted")
    print(f"sits in seat {seat}")
    last = asyncio.run(play(RemoteSeat(link.address, link.table, joined.token, seat)))
    print(f"winners: {last.table.result.winners if last.table.result else ()}")


async def play(remote: RemoteSeat):
    """The scene at the end of the game."""
    async with remote:
        return await remote.play(lambda scene: choose(scene.choices))


def choose(choices) -> str:
    """An action in our notation."""
    if choices.offer:
        return f"keep {','.join(choices.offer[: choices.least])}"
    if choices.extras:
        return pay(choices.extras[0])
    if choices.claims:
        return pay(random.choice(list(choices.claims.values()))[0])
    if choices.blind:
        return "blind"
    if choices.slots:
        return f"take {choices.slots[0]}"
    if choices.stop:
        return "stop"
    if choices.withdraw:
        return "withdraw"
    return "tickets" if choices.tickets else "pass"


def pay(shape: Shape) -> str:
    """The first payment of a shape."""
    return format_action(shape.action(next(shape.bags())))


if __name__ == "__main__":
    main()
