"""The HTTP side as its own document describes it: schemathesis asks everything that it allows."""

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from branchline.client.server import Server
from branchline.server.protocol import Refusal
from server.processes import ServerProcess, sqlite_in

SECONDS = 18.0
"""For all operations together."""
BUSY = 429
FEW, ROUNDS = 4, 40
"""Requests at a time, and how often at most."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: what one address may import and open in an hour is soon used up."""
    folder = tmp_path_factory.mktemp("openapi")
    with ServerProcess(sqlite_in(folder), folder) as running:
        yield running


@pytest.fixture(scope="module")
def tokens(server: ServerProcess) -> dict[str, list[str]]:
    """Tables that are there, with the tokens that open them."""
    with Server(server.address) as remote:
        tables = [remote.open("europe", 2, visibility=kind) for kind in ("private", "listed")]
        for one in tables:
            remote.sit(one.table, one.token, 0, "Ada")
    return {one.table: [one.invite, one.token] for one in tables}


def operations(server: ServerProcess) -> Iterator[Any]:
    """Everything that the document describes."""
    schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
    for result in schema.get_all_operations():
        yield result.ok()


def test_every_answer_is_one_that_the_document_describes(
    server: ServerProcess, tokens: dict[str, list[str]]
) -> None:
    """Half of the requests are to tables that are there, some with the right token."""
    found = list(operations(server))
    assert len(found) > 15
    for operation in found:
        assert ask(operation, tokens, SECONDS / len(found)) > 0, operation.label
    with Server(server.address) as remote:
        assert remote.answer("GET", "/readyz").status_code == 200


def make_real(case: Any, tokens: dict[str, list[str]], chosen: int) -> list[str]:
    """Ask for a table and an edition that are there; returns the tokens of the table, the last of
    which is good in any case."""
    table, keys = list(tokens.items())[chosen % len(tokens)]
    parameters = case.path_parameters or {}
    if "key" in parameters:
        parameters["key"] = "europe"
    if isinstance(case.body, dict) and "edition" in case.body:
        case.body["edition"] = "europe"
    if "table" not in parameters:
        return []
    parameters["table"] = table
    case.headers = {"Authorization": f"Bearer {keys[-1 - chosen % min(2, len(keys))]}"}
    return keys


def ask(operation: Any, tokens: dict[str, list[str]], seconds: float) -> int:
    """Ask an operation many things, a few at a time until the time is up; how many."""
    end, asked = time.monotonic() + seconds, 0

    @settings(
        max_examples=FEW,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), is_real=st.booleans(), chosen=st.integers(0, 7))
    def try_some(case: Any, is_real: bool, chosen: int) -> None:
        nonlocal asked
        keys = make_real(case, tokens, chosen) if is_real else []
        answer = case.call()
        while answer.status_code == BUSY and time.monotonic() < end:
            time.sleep(0.05)
            answer = case.call()
        asked += 1
        if keys and "token" in (answer.json() if answer.status_code == 201 else {}):
            keys.append(answer.json()["token"])
        checks = [not_a_server_error]
        if answer.status_code < 400:
            checks.append(response_schema_conformance)
        else:
            msgspec.json.decode(answer.content, type=Refusal)
        case.validate_response(answer, checks=checks)

    for number in range(ROUNDS):
        seed(number)(try_some)()
        if time.monotonic() > end:
            break
    return asked
