"""What a source says of the names it assigns to: the lone string below an assignment."""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from types import ModuleType


@cache
def module_tree(module: ModuleType) -> ast.Module:
    """The source of a module, parsed."""
    return ast.parse(inspect.getsource(module))


def is_text(node: ast.stmt | None) -> bool:
    """Whether a statement is a lone string: the description of what stands before it."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def assignments(body: list[ast.stmt]) -> Iterator[tuple[ast.expr, ast.stmt, str]]:
    """What is assigned to in a body, and the description below it."""
    for node, below in zip(body, [*body[1:], None], strict=True):
        text = inspect.cleandoc(below.value.value) if is_text(below) else ""
        if isinstance(node, ast.AnnAssign):
            yield node.target, node, text
        elif isinstance(node, ast.Assign):
            yield node.targets[0], node, text
