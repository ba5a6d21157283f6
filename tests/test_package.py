"""The package that people install has the page in it, and is not built without it."""

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src" / "branchline" / "page"
BUILD = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d"]


def test_a_wheel_contains_the_built_page_and_its_texts(tmp_path: Path) -> None:
    subprocess.run([*BUILD, str(tmp_path)], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    built = {f"branchline/page/{path.relative_to(PAGE)}" for path in PAGE.rglob("*.*")}
    assert "branchline/page/index.html" in built <= names
    assert not any(name.startswith(("ui/", "branchline/ui")) for name in names)


def test_no_wheel_is_built_without_the_page(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/page_hook.py"):
        copy = tmp_path / name
        copy.parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, copy)
    (tmp_path / "src" / "branchline").mkdir(parents=True)
    (tmp_path / "src" / "branchline" / "__init__.py").touch()
    run = subprocess.run(
        [*BUILD, "dist"], cwd=tmp_path, check=False, capture_output=True, text=True
    )
    assert run.returncode != 0
    assert "run `make setup` first" in run.stderr
