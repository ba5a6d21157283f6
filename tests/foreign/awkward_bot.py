"""A process that speaks the protocol, until it misbehaves in the way its first argument names.

It writes the ids of its processes into the file that the second argument names, one a line.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path

FOREVER = 60


def note_process() -> None:
    with Path(sys.argv[2]).open("a") as file:
        file.write(f"{os.getpid()}\n")


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def say(**message: object) -> None:
    write(json.dumps(message) + "\n")


def fork_a_sleeper() -> None:
    if os.fork() == 0:
        note_process()
        time.sleep(FOREVER)
        os._exit(0)


def begin(way: str) -> None:
    """What it does before the first message."""
    note_process()
    if way == "dies at start":
        sys.exit("there is no model file\nso long")
    if way == "never reads":
        time.sleep(FOREVER)
    if way == "closes its input":
        os.close(0)
        time.sleep(FOREVER)
    if way == "closes its output":
        os.close(1)
        time.sleep(FOREVER)
    if way in ("ignores the end", "ignores SIGTERM"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if way in ("forks and dies", "forks"):
        fork_a_sleeper()
    if way == "forks and dies":
        sys.exit(4)


def answer(way: str, question: dict[str, object]) -> None:
    """What it does when it is asked."""
    number, legal = question["id"], question["legal"]
    assert isinstance(number, int)
    assert isinstance(legal, list)
    is_later = number == 3
    if way == "nonsense":
        write("what was the question?\n")
    elif way == "nested" and is_later:
        write("[" * 60_000 + "\n")
    elif way == "no letters":
        sys.stdout.buffer.write(b"\xff\xfe{}\n")
        sys.stdout.flush()
    elif way == "another kind":
        say(type="ready", name="again")
    elif way == "no text":
        say(type="action", id=number, action=5)
    elif way == "another id":
        say(type="action", id=number + 1, action=legal[0])
    elif way == "no action":
        say(type="action", id=number, action="go to Roma")
    elif way == "illegal":
        say(type="action", id=number, action="stop")
    elif way == "another player":
        say(type="action", id=number, action="player bot:greedy resigned")
    elif way in ("late", "ignores SIGTERM"):
        time.sleep(FOREVER)
    elif way == "dies later" and is_later:
        sys.exit(3)
    elif way == "is killed" and is_later:
        os.kill(os.getpid(), signal.SIGKILL)
    elif way == "floods":
        while True:
            write("x" * 10_000)
    elif way == "floods lines":
        while True:
            write("\n" * 10_000)
    elif way == "floods errors":
        while True:
            sys.stderr.write("x" * 10_000)
    elif way == "part of a line":
        write('{"type":"action","id":')
        time.sleep(FOREVER)
    elif way == "part of a line and dies":
        write('{"type":"action","id":')
        sys.exit(0)
    else:
        if way == "noisy":
            sys.stderr.write("x" * 300_000)
        say(type="action", id=number, action=legal[0])


def main() -> None:
    way = sys.argv[1]
    begin(way)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if way == "never ready":
                time.sleep(FOREVER)
            say(type="ready", name="Awkward")
        elif message["type"] == "choose":
            answer(way, message)
        elif message["type"] == "end" and way == "writes the end down":
            with Path(sys.argv[2]).open("a") as file:
                file.write(line)
    while way == "ignores the end":
        time.sleep(FOREVER)


if __name__ == "__main__":
    main()
