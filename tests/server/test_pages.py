"""The page: files with hashed names for ever, one document for all of its addresses."""

import base64
import hashlib
import html
import json
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import httpx
import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient

from branchline.editions.loading import LESSON, edition_keys
from branchline.render.palette import THEMES
from branchline.server import pages
from branchline.server.documents import Shelf, document
from branchline.server.house import House
from branchline.server.page_files import read_files
from branchline.server.pages import PAGES
from server.processes import START_SECONDS, ServerProcess, failed_start, sqlite_in

EARLY, MAIN = "document.title += '!';", "import '/assets/index-4f2a.js';\nrun();"
HEAD, FOOT = (
    "<!doctype html><title>Branchline</title>",
    (f'<script>{EARLY}</script><script type="module">{MAIN}</script>' + " " * 1000),
)
INDEX = f"{HEAD}<!-- about -->{FOOT}"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a page of a few files."""
    folder: Path = tmp_path_factory.mktemp("page")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "board.fr.html").write_text("<!doctype html><title>Préparé</title>")
    (page / "first.en.html").write_text(f"{HEAD}<!-- pictures -->{FOOT}")
    (page / "t.en.html").write_text(f"{HEAD}<!-- maps -->{FOOT}")
    (page / "assets" / "index-4f2a.js").write_text("run();" * 200)
    (page / "assets" / "index-4f2a.js.br").write_bytes(b"packed")
    (page / "assets" / "face.woff2").write_bytes(b"wOF2" * 300)
    (page / "manifest.webmanifest").write_text("{}")
    (page / "notes.py").write_text("no file of a page")
    (folder / "secret.txt").write_text("outside")
    arguments = ("--page", str(page), "--bot-workers", "1")
    with ServerProcess(sqlite_in(folder), folder, *arguments) as running:
        yield running.address


@pytest.mark.parametrize(
    "path", ["/", "/table/abc123", "/replay/abc123", "/rules", "/learn", "/index.html"]
)
def test_every_address_of_the_page_gets_the_page(address: str, path: str) -> None:
    answer = httpx.get(address + path)
    assert answer.text.startswith(HEAD)
    assert answer.text.endswith(FOOT)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    early, main = (
        base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        for script in (EARLY, MAIN)
    )
    assert f"script-src 'self' 'sha256-{early}' 'sha256-{main}';" in policy, "its own and no other"
    assert "style-src 'self' 'unsafe-inline'" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    known = httpx.get(address + path, headers={"If-None-Match": answer.headers["etag"]})
    assert known.status_code == 304


def test_a_document_holds_what_the_server_says_of_itself(address: str) -> None:
    text = httpx.get(address).text.removeprefix(HEAD).removesuffix(FOOT)
    told = re.fullmatch(r'<script type="application/json" id="about">([^<]*)</script>', text)
    assert told
    assert json.loads(told[1]) == httpx.get(f"{address}/api").json()


def test_nothing_in_what_a_server_says_ends_the_script_it_stands_in(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!-- about -->")
    shown = read_files(tmp_path, b'{"name":"</script><script>"}').documents["index.html"]
    assert shown.content.count(b"<script") == shown.content.count(b"</script>") == 1


def test_an_address_may_have_a_document_of_its_own_in_a_language(address: str) -> None:
    french = httpx.get(f"{address}/board/abc", headers={"Accept-Language": "fr"})
    assert "Préparé" in french.text
    assert french.headers["cache-control"] == "no-cache"
    assert httpx.get(f"{address}/board/abc", headers={"Accept-Language": "en"}).text.startswith(
        HEAD
    )


def drawn(address: str, path: str) -> httpx.Response:
    """A document with its drawings; the first game for a picture may have to compile a bot."""
    deadline = time.monotonic() + START_SECONDS
    while len((answer := httpx.get(address + path)).text) < 10_000:
        assert time.monotonic() < deadline
    return answer


def test_a_document_may_hold_pictures_of_all_boards(address: str) -> None:
    answer = drawn(address, "/first")
    shown = re.findall(r'<img alt="" data-edition="([^"]*)" src="([^"]*)"', answer.text)
    assert [key for key, _ in shown] == list(edition_keys())
    for key, source in shown:
        kind, picture = html.unescape(source).split(",", 1)
        assert kind == "data:image/svg+xml"
        assert unquote(picture) == httpx.get(f"{address}/api/editions/{key}/picture.svg").text
    assert answer.text.startswith(HEAD)
    assert answer.text.endswith(FOOT)
    again = httpx.get(f"{address}/first", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_a_document_may_hold_the_maps_of_all_editions(address: str) -> None:
    told = re.search(
        r'<script type="application/json" id="maps">([^<]*)<', drawn(address, "/t").text
    )
    assert told
    data = json.loads(told[1])
    assert list(data["maps"]) == [*edition_keys(), LESSON]
    assert list(data["paints"]) == list(THEMES)
    assert all(one.startswith("<svg") for one in data["maps"].values())


def test_a_document_does_not_wait_long_for_its_drawings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!-- pictures -->all else")
    house = object.__new__(House)
    house.page, house.shelf = read_files(tmp_path, b"{}"), Shelf(1)
    slow = threading.Event()
    monkeypatch.setattr(pages, "PATIENCE", 0.05)
    monkeypatch.setattr(pages, "_drawn", lambda *_: slow.wait() and document("drawn", "text/html"))
    provided = {"house": Provide(lambda: house, sync_to_thread=False)}
    with TestClient(Litestar(PAGES, dependencies=provided)) as client:
        assert client.get("/").text == "all else"
        slow.set()
        while client.get("/").text != "drawn":
            time.sleep(0.01)


def test_hashed_files_are_kept_for_ever(address: str) -> None:
    script = httpx.get(f"{address}/assets/index-4f2a.js")
    assert script.text == "run();" * 200
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    face = httpx.get(f"{address}/assets/face.woff2")
    assert face.content == b"wOF2" * 300
    assert "content-encoding" not in face.headers, "what is packed is not packed again"
    manifest = httpx.get(f"{address}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.headers["cache-control"] == "no-cache"
    head = httpx.head(f"{address}/")
    assert (head.status_code, head.content) == (200, b"")


def test_a_file_that_was_packed_when_built_is_given_so(address: str) -> None:
    path, takes = f"{address}/assets/index-4f2a.js", {"Accept-Encoding": "gzip, deflate, br, zstd"}
    with httpx.stream("GET", path, headers=takes) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert b"".join(packed.iter_raw()) == b"packed"
    assert httpx.get(path, headers={"Accept-Encoding": "identity"}).text == "run();" * 200
    assert httpx.get(f"{path}.br").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-0000.js",
        "/notes.py",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/../../secret.txt",
        "//etc/passwd.txt",
        "/api/nothing",
        "/api/nothing/at/all",
        "/metrics/of/nothing",
    ],
)
def test_no_other_file_is_given_out(address: str, path: str) -> None:
    with httpx.Client(base_url=address) as client:
        answer = client.send(
            httpx.Request("GET", httpx.URL(address).copy_with(raw_path=path.encode()))
        )
    assert answer.status_code == 404
    assert "outside" not in answer.text


def test_without_a_built_page_a_sentence_says_how_to_build_it(tmp_path: Path) -> None:
    house = object.__new__(House)
    house.page = read_files(tmp_path / "nothing", b"{}")
    provided = {"house": Provide(lambda: house, sync_to_thread=False)}
    with TestClient(Litestar(PAGES, dependencies=provided)) as client:
        for path in ("/", "/t/abc123"):
            answer = client.get(path)
            assert answer.status_code == 503
            assert "make setup" in answer.text
            assert answer.text.count("\n") == 1
        french = client.get("/", headers={"Accept-Language": "fr"})
        assert "construite" in french.text


def test_a_page_that_is_none_is_refused(tmp_path: Path) -> None:
    code, said = failed_start("--page", str(tmp_path), "--database", sqlite_in(tmp_path))
    assert code == 2
    assert "index.html" in said
    assert said.count("\n") == 1
