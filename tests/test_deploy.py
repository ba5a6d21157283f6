"""What runs a server elsewhere names options, files and tools that are there."""

import re
from pathlib import Path

import pytest

from branchline.cli.serve import serve

ROOT = Path(__file__).parents[1]
FILES = ["docs/deploy.md", "Dockerfile", "compose.yaml"]
OPTIONS = {f"--{name.replace('_', '-')}" for name in serve.__annotations__}


def text_of(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES)
def test_options_of_the_server_exist(file: str) -> None:
    lines = [
        line for line in text_of(file).splitlines() if re.search(r'branchline"?,? "?serve', line)
    ]
    named = {option for line in lines for option in re.findall(r"--[a-z-]+", line)}
    assert named <= OPTIONS
    assert named or file == "compose.yaml"


def test_the_proxy_speaks_to_the_servers_of_the_composition() -> None:
    services = set(re.findall(r"^  ([\w-]+):$", text_of("compose.yaml"), re.MULTILINE))
    named = dict(re.findall(r"server ([\w-]+):(\d+) ", text_of("deploy/nginx.conf")))
    assert set(named) == {"server-1", "server-2"} <= services
    [exposed] = re.findall(r"^EXPOSE (\d+)$", text_of("Dockerfile"), re.MULTILINE)
    default = str((serve.__kwdefaults__ or {})["port"])
    assert set(named.values()) == {exposed} == {default}


def test_the_image_has_what_the_lock_names_and_nothing_for_tests() -> None:
    from runtime_requirements import needed, part_of

    lock = text_of("requirements.lock")
    part = part_of(lock, needed("branchline"))
    names = set(re.findall(r"^([\w.-]+)==", part, re.MULTILINE))
    assert {"litestar", "numba", "openskill", "asyncpg", "httpx"} <= names
    assert not {"pytest", "ruff", "pyright", "ray", "hypothesis"} & names
    assert all(line in lock for line in part.splitlines())
    assert part.count("--hash=sha256:") > len(names)
