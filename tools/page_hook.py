"""Refuses to build a package without the page, for its server would have nothing to show."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Looks for the built page before a wheel or a source package is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable installation comes before the page is built, and needs none."""
        page = Path(self.root) / "src" / "branchline" / "page" / "index.html"
        if version != "editable" and not page.is_file():
            raise RuntimeError("the page is not built; run `make setup` first")
