"""The two typefaces of our drawings, embedded so that a drawing needs nothing else.

Names are set in Barlow Semi Condensed (The Barlow Project Authors), titles in Federo (Cyreal),
which follows a typeface of 1909. Both are under the SIL Open Font License, which lies in `fonts/`.
"""

from base64 import b64encode
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

NAMES = "Barlow Semi Condensed"
TITLES = "Federo"
FILES = {NAMES: ("barlow-semi-condensed-600", 600), TITLES: ("federo-400", 400)}
FAMILIES = {NAMES: f"'{NAMES}','Arial Narrow',sans-serif", TITLES: f"{TITLES},Georgia,serif"}


def font_file(family: str, form: str) -> Traversable:
    """The file of a face: `woff2`, `ttf` or `LICENSE.txt`."""
    folder = resources.files("branchline").joinpath("render", "fonts")
    return folder.joinpath(f"{FILES[family][0]}.{form}")


@cache
def font_faces(*families: str) -> str:
    """CSS rules with the faces themselves in them."""
    return "".join(
        f"@font-face{{font-family:'{family}';font-weight:{FILES[family][1]};"
        f"src:url(data:font/woff2;base64,{_base64(family)})format('woff2')}}"
        for family in families
    )


def _base64(family: str) -> str:
    return b64encode(font_file(family, "woff2").read_bytes()).decode()
