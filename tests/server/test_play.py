"""Whole games over real sockets: people, bots, spectators, several seats at one screen."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import ClientConnection

from branchline.editions.loading import edition, edition_keys
from branchline.game.events import HIDDEN_CARD, Keep, Offer
from branchline.game.record import replay, verify
from branchline.game.shuffle import verify_shuffle
from branchline.server.entries import Acted
from branchline.server.protocol import Act, Command, Done, Refusal, Scene
from server.clients import Desk, Message, Person, Refusing, play_together
from server.processes import ServerProcess, wait_until

LEVELS = ("easy", "medium", "hard")


def people_at(
    server: ServerProcess,
    desk: Desk,
    key: str,
    seats: int,
    people: int,
    seed: str,
    kind: type[Person] = Person,
) -> list[Person]:
    """People at a new table, bots in the seats behind them."""
    one = desk.open(key, seats)
    rng = random.Random(seed)
    seated: list[Person] = []
    for seat in range(people):
        token = one.token if seat == 0 else desk.join(one.table, one.invite)[1]
        desk.sit(one.table, token, seat, f"Person {seat}", str(rng.random()))
        own = random.Random(rng.random())
        seated.append(kind(lambda: server.address, one.table, token, seat, own))
    for seat in range(people, seats):
        desk.command(one.table, one.token, "seat_bot", seat=seat, bot=LEVELS[seat % len(LEVELS)])
    wait_until(lambda: desk.table(one.table, one.token)["phase"] == "playing")
    return seated


@pytest.mark.parametrize("key", edition_keys())
def test_people_and_bots_play_a_whole_game(server: ServerProcess, desk: Desk, key: str) -> None:
    """The exported record passes `verify`, the shuffle is what was promised, and what each seat
    was sent is what the record shows it."""
    seats = edition(key).seats[1]
    people = people_at(server, desk, key, seats, 2, f"game {key}")
    watcher = Person(lambda: server.address, people[0].table, people[0].token, None)
    promised = desk.table(people[0].table, people[0].token)["shuffle"]["commitment"]
    last = play_together(*people, watcher)
    line = desk.record(people[0].table, people[0].token)
    record = verify(line)
    assert record.result == last[0].table.result
    assert record.seed == last[0].table.shuffle.seed
    assert last[0].table.shuffle.commitment == promised
    assert verify_shuffle(line)
    verified = desk.http.post("/api/verify", content=line).json()
    assert (verified["edition"], verified["shuffle"]) == (key, True)
    game = replay(record)
    for person in (*people, watcher):
        events = [
            event for scene in person.scenes for row in scene.happened for event in row.events
        ]
        assert events == game.events_for(person.seat)
        assert not person.refused
    assert [scene.number for scene in last] == [last[0].number] * 3


def test_one_screen_plays_all_seats(server: ServerProcess, desk: Desk) -> None:
    one = desk.open("nordic-countries", 3)
    for seat in range(3):
        desk.sit(one.table, one.token, seat, f"Person {seat}")
    people = [
        Person(lambda: server.address, one.table, one.token, seat, random.Random(seat))
        for seat in range(3)
    ]
    last = play_together(*people)
    assert last[0].table.result == verify(desk.record(one.table, one.token)).result


def test_commands_sent_twice_are_done_once(server: ServerProcess, desk: Desk) -> None:
    people = people_at(server, desk, "north-america", 2, 2, "twice")
    for person in people:
        person.twice = True
    play_together(*people)
    for person in people:
        assert not person.refused
        assert len(set(person.done.values())) == len(person.done)
        log = {row.number: row.entry for scene in person.scenes for row in scene.happened}
        for name, number in person.done.items():
            assert isinstance(log[number], Acted)
            assert log[number].seat == person.seat, name


class Clumsy(Person):
    """Loses the connection again and again, in the middle of anything."""

    async def hear(self, socket: ClientConnection) -> Message:
        if self.rng.random() < 0.1:
            socket.transport.abort()
        return await super().hear(socket)

    async def say(self, socket: ClientConnection, command: Command) -> None:
        await super().say(socket, command)
        if self.rng.random() < 0.1:
            socket.transport.abort()


def test_sockets_that_are_cut_at_random_lose_nothing(server: ServerProcess, desk: Desk) -> None:
    people = people_at(server, desk, "europe", 2, 2, "cut", kind=Clumsy)
    last = play_together(*people)
    record = verify(desk.record(people[0].table, people[0].token))
    game = replay(record)
    for person in people:
        assert person.cuts > 10
        assert not person.refused
        assert len(set(person.done.values())) == len(person.done)
        told = [event for scene in person.scenes for row in scene.happened for event in row.events]
        assert told == game.events_for(person.seat), "nothing is missing, nothing comes twice"
    assert [scene.table.result for scene in last] == [record.result] * 2


def test_commands_that_come_too_early_or_too_late_are_refused(
    server: ServerProcess, desk: Desk
) -> None:
    """Many at once, before the first answer: each is done or refused in the order sent."""
    ada, bo = people_at(server, desk, "north-america", 2, 2, "order")
    offers = {0: ada, 1: bo}

    async def keep() -> None:
        for seat, person in offers.items():
            async with await person.connect() as socket:
                scene = await person.hear(socket)
                assert isinstance(scene, Scene)
                assert scene.choices
                kept = f"keep {','.join(scene.choices.offer)}"
                wrong = Act("early", seat, "blind")
                for command in (wrong, Act("keep", seat, kept), Act("again", seat, kept)):
                    await person.say(socket, command)
                answers = [one async for one in answers_of(person, socket, 3)]
                assert [type(one) for one in answers] == [Refusal, Done, Refusal]

    async def draw() -> None:
        first = desk.table(ada.table, ada.token)["awaited"][0]
        for seat in (1 - first, first):
            person = offers[seat]
            async with await person.connect() as socket:
                for name in ("one", "two", "three"):
                    await person.say(socket, Act(name, seat, "blind"))
                answers = [one async for one in answers_of(person, socket, 3)]
                expected = [Done, Done, Refusal] if seat == first else [Refusal] * 3
                assert [type(one) for one in answers] == expected
                assert [one.id for one in answers] == ["one", "two", "three"]

    asyncio.run(keep())
    asyncio.run(draw())
    play_together(ada, bo)
    number = desk.table(ada.table, ada.token)["number"]
    for action in ("blind", "pass"):
        with pytest.raises(Refusing) as error:
            desk.command(ada.table, ada.token, "act", seat=0, action=action)
        assert error.value.args[0]["key"] == "server-game-over"
    assert desk.table(ada.table, ada.token)["number"] == number


async def answers_of(
    person: Person, socket: ClientConnection, number: int
) -> AsyncIterator[Done | Refusal]:
    while number:
        message = await person.hear(socket)
        if isinstance(message, Done | Refusal):
            number -= 1
            yield message


def test_first_tickets_are_shown_to_nobody_before_all_have_chosen(
    server: ServerProcess, desk: Desk
) -> None:
    people = people_at(server, desk, "europe", 3, 3, "first tickets")

    async def play() -> None:
        sockets = [await person.connect() for person in people]
        offers = []
        for person, socket in zip(people, sockets, strict=True):
            first = await person.hear(socket)
            assert isinstance(first, Scene)
            assert first.choices
            offers.append(first.choices.offer)
        await people[1].say_action(sockets[1], f"keep {','.join(offers[1])}")
        for person, socket in zip(people, sockets, strict=True):
            scene = await person.news(socket)
            [row] = scene.happened
            assert row.events == ()
            assert isinstance(row.entry, Acted)
            is_own = person.seat == 1
            shown = f"keep {','.join(offers[1])}" if is_own else f"keep {HIDDEN_CARD}"
            assert row.entry.action == shown
            assert scene.table.awaited == (0, 2)
            assert (scene.choices is None) == is_own
        again = Person(people[1].address, people[1].table, people[1].token, 1)
        async with await again.connect() as socket:
            scene = await again.hear(socket)
            assert isinstance(scene, Scene)
            assert scene.choices is None, "the choice was stored when it was made"
        for seat in (0, 2):
            await people[seat].say_action(sockets[seat], f"keep {','.join(offers[seat])}")
        while True:
            scene = await people[0].hear(sockets[0])
            if isinstance(scene, Scene) and scene.view and scene.view.phase == "turn":
                break
        kept = [event for row in scene.happened for event in row.events if isinstance(event, Keep)]
        assert [keep.seat for keep in kept] == [0, 1, 2]
        assert kept[0].tickets == offers[0]
        assert set(kept[1].tickets) == {HIDDEN_CARD}
        for socket in sockets:
            await socket.close()

    asyncio.run(play())


def test_a_refused_action_says_why_and_changes_nothing(server: ServerProcess, desk: Desk) -> None:
    [person] = people_at(server, desk, "europe", 2, 1, "refused")
    person.language = "fr"

    async def ask(*actions: str) -> list[Refusal]:
        answers: list[Refusal] = []
        async with await person.connect() as socket:
            for number, action in enumerate(actions):
                await person.say_action(socket, action, f"wrong {number}")
                while not isinstance(answer := await person.hear(socket), Refusal):
                    assert not isinstance(answer, Done)
                answers.append(answer)
        return answers

    wait_until(lambda: desk.table(person.table, person.token)["awaited"] == [0])
    before = desk.table(person.table, person.token)
    asked = ["blind", "fly to the moon", "player bot:easy resigned", "keep berlin-roma"]
    forbidden, unread, disguised, foreign = asyncio.run(ask(*asked))
    assert forbidden.rule.startswith("R-")
    assert forbidden.rule in forbidden.sentence
    assert forbidden.id == "wrong 0"
    assert "billets" in forbidden.sentence or "tickets" in forbidden.sentence.lower()
    assert (unread.key, disguised.key) == ("server-bad-message", "server-bad-message")
    assert foreign.rule
    assert desk.table(person.table, person.token) == before


def test_nobody_acts_for_another_seat(server: ServerProcess, desk: Desk) -> None:
    first, second = people_at(server, desk, "europe", 2, 2, "another seat")
    with pytest.raises(Refusing) as error:
        desk.command(first.table, first.token, "act", seat=1, action="blind")
    assert error.value.args[0]["key"] == "server-not-your-seat"

    async def look() -> Refusal:
        spy = Person(first.address, first.table, first.token, 1)
        async with await spy.connect() as socket:
            answer = await spy.hear(socket)
            assert isinstance(answer, Refusal)
            return answer

    assert asyncio.run(look()).key == "server-not-your-seat"
    assert second.token != first.token


def test_a_client_resumes_behind_the_last_number_it_saw(server: ServerProcess, desk: Desk) -> None:
    people = people_at(server, desk, "north-america", 2, 2, "resume")
    last = play_together(*people)[0]
    whole = [row for scene in people[0].scenes for row in scene.happened]

    async def tail(seen: int) -> Scene:
        again = Person(people[0].address, people[0].table, people[0].token, 0, seen=seen)
        async with await again.connect() as socket:
            scene = await again.hear(socket)
            assert isinstance(scene, Scene)
            return scene

    for seen in (0, 1, last.number // 2, last.number - 1, last.number):
        scene = asyncio.run(tail(seen))
        assert list(scene.happened) == whole[seen:]
        assert scene.view == last.view


def test_spectators_see_no_hidden_card_and_may_be_unwanted(
    server: ServerProcess, desk: Desk
) -> None:
    one = desk.open("europe", 2, spectators=False)
    _, guest = desk.join(one.table, one.invite)

    async def look(token: str) -> Scene | Refusal:
        watcher = Person(lambda: server.address, one.table, token, None)
        async with await watcher.connect() as socket:
            message = await watcher.hear(socket)
            assert not isinstance(message, Done)
            return message

    assert isinstance(asyncio.run(look(guest)), Scene), "the lobby is open to the invited"
    desk.sit(one.table, one.token, 0, "Ada")
    desk.command(one.table, one.token, "start")
    refusal = asyncio.run(look(guest))
    assert isinstance(refusal, Refusal)
    assert refusal.key == "server-unwatched"
    scene = asyncio.run(look(one.token))
    assert isinstance(scene, Scene)
    offers = [event for row in scene.happened for event in row.events if isinstance(event, Offer)]
    assert {ticket for offer in offers for ticket in offer.tickets} == {HIDDEN_CARD}


def test_a_running_game_is_never_exported(server: ServerProcess, desk: Desk) -> None:
    [person] = people_at(server, desk, "europe", 2, 1, "running")
    with pytest.raises(Refusing) as error:
        desk.record(person.table, person.token)
    assert error.value.args[0]["key"] == "server-not-over"
    shuffle = desk.call("GET", f"/api/tables/{person.table}/shuffle", person.token)
    assert "nonce" not in shuffle
    assert "seed" not in shuffle
