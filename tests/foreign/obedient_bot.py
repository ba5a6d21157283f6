"""A process that does the first thing it may, for tests that need somebody to talk to."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "Obedient"}
    elif message["type"] == "choose":
        action = message["legal"][0] if message["legal"] else "blind"
        answer = {"type": "action", "id": message["id"], "action": action}
    else:
        break
    print(json.dumps(answer), flush=True)
