"""The trees of decisions have the sizes that the count files say."""

import pytest

from conftest import TABLES, TINY
from perft import Tree, format_counts, path_of


@pytest.mark.parametrize(("key", "seats"), [*TABLES, (TINY, 2), (TINY, 3)])
def test_the_tree_has_the_size_it_had(key: str, seats: int) -> None:
    """A failing count prints the split by first decision."""
    tree = Tree(key, seats)
    expected = path_of(key, seats).read_text()
    assert format_counts(key, seats, tree.counts()) == expected, tree.split()
