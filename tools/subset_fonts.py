"""Make the fonts of `branchline/render/fonts` from two npm packages with free typefaces.

    npm pack @fontsource/barlow-semi-condensed @fontsource/federo   (and unpack both)
    python tools/subset_fonts.py BARLOW_PACKAGE FEDERO_PACKAGE src/branchline/render/fonts

Each face is kept as woff2 (embedded in every drawing) and as ttf (for pictures as PNG), with the
letters of western, northern and central Europe; its licence (SIL Open Font License) lies beside it.
Needs `fonttools` and `brotli`.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont

LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2019, 0x2026, 0x2212, 0xD7]
NO_LETTERS = "¡¢£¤¥¦§¨©ª¬®¯°±²³´µ¶¸¹º¼½¾¿ĸŉſ{}|~^`\\[]<>_@#$"
TITLE_LETTERS = [*range(0x20, 0x7F), *range(0xC0, 0x100), 0x152, 0x153, 0x2013, 0x2019]
FACES = {
    "barlow-semi-condensed-600": (
        "Barlow Semi Condensed",
        ("barlow-semi-condensed-latin-600-normal", "barlow-semi-condensed-latin-ext-600-normal"),
        LETTERS,
    ),
    "federo-400": ("Federo", ("federo-latin-400-normal",), TITLE_LETTERS),
}


def make_face(family: str, sources: list[Path], letters: list[int], target: Path) -> None:
    """Join the sources, keep the letters, and write both forms."""
    with tempfile.TemporaryDirectory() as folder:
        plain: list[str] = []
        for source in sources:
            font = TTFont(source)
            font.flavor = None
            plain.append(str(Path(folder) / f"{source.stem}.ttf"))
            font.save(plain[-1])
        font = merge.Merger().merge(plain) if len(plain) > 1 else TTFont(plain[0])
    options = subset.Options(hinting=False, layout_features=["kern", "mark", "ccmp"])
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for code in letters if chr(code) not in NO_LETTERS])
    subsetter.subset(font)
    font["name"].setName(family, 1, 3, 1, 0x409)  # a rasteriser finds a face by its plain family
    font["head"].created = font["head"].modified = TTFont(sources[0])["head"].created
    font.recalcTimestamp = False
    font.save(target.with_suffix(".ttf"))
    font.flavor = "woff2"
    font.save(target.with_suffix(".woff2"))


def main(packages: list[Path], folder: Path) -> None:
    """Write all faces and their licences."""
    for package, (name, (family, sources, letters)) in zip(packages, FACES.items(), strict=True):
        files = [package / "files" / f"{source}.woff2" for source in sources]
        make_face(family, files, letters, folder / name)
        shutil.copy(package / "LICENSE", folder / f"{name}.LICENSE.txt")


if __name__ == "__main__":
    main([Path(argument) for argument in sys.argv[1:-1]], Path(sys.argv[-1]))
