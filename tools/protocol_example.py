"""Prints the exchange of docs/protocol.md: a real one, with a server started for it."""

import asyncio
import json
import subprocess
import sys
import tempfile
import textwrap
from typing import Any

import httpx
from websockets.asyncio.client import connect

WIDTH = 124


def shown(mark: str, message: Any, before: str = "") -> None:
    """A message, whole, with line breaks between its parts."""
    text = f"{before}{json.dumps(message, ensure_ascii=False)}"
    wrapped = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=f"    {mark} ",
        subsequent_indent=" " * 6,
        break_long_words=False,
        break_on_hyphens=False,
    )
    print("\n".join(wrapped))


async def converse(address: str) -> None:
    """Open a table, sit down, keep tickets."""
    async with httpx.AsyncClient(base_url=address) as http:

        async def post(path: str, body: Any, token: str = "") -> Any:
            shown(">", body, f"POST {path} ")
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = (await http.post(path, json=body, headers=headers)).json()
            shown("<", answer)
            return answer

        opened = await post("/api/tables", {"edition": "europe", "seats": 2})
        commands, token = f"/api/tables/{opened['table']}/commands", opened["token"]
        sit = {"type": "sit", "id": "1", "seat": 0, "name": "Ada", "contribution": "a7f3"}
        await post(commands, sit, token)
        bot = {"type": "seat_bot", "id": "2", "seat": 1, "bot": "medium"}
        await post(commands, bot, token)
        own = {"Authorization": f"Bearer {token}"}
        while (await http.get(f"/api/tables/{opened['table']}", headers=own)).json()["number"] < 4:
            await asyncio.sleep(0.1)
    path = f"/api/tables/{opened['table']}/socket"
    async with connect(address.replace("http", "ws") + path, proxy=None) as socket:

        async def say(message: Any) -> None:
            shown(">", message)
            await socket.send(json.dumps(message))

        await say({"type": "hello", "token": token, "seat": 0, "seen": 3, "language": "en"})
        scene = json.loads(await socket.recv())
        shown("<", scene)
        await say({"type": "act", "id": "3", "seat": 0, "action": "blind"})
        shown("<", json.loads(await socket.recv()))
        kept = ",".join(scene["choices"]["offer"][:3])
        await say({"type": "act", "id": "4", "seat": 0, "action": f"keep {kept}"})
        for _ in range(2):
            shown("<", json.loads(await socket.recv()))


def main() -> None:
    """Start a server, talk to it, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        command = [
            "-m",
            "branchline",
            "--lang",
            "en",
            "serve",
            "--port",
            "0",
            "--database",
            database,
        ]
        with subprocess.Popen(
            [sys.executable, *command], stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout
            address = server.stdout.readline().split("serves at ")[1].split("/ ")[0]
            try:
                asyncio.run(converse(address))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
