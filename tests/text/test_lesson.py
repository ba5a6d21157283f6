"""The lesson's texts are those that docs/lesson.md plans, with the values it names."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import branchline

PACKAGE = Path(branchline.__file__).parent
PLAN = Path(__file__).parents[2] / "docs" / "lesson.md"
STEP = re.compile(r"^\| `([a-z-]+)` \| .+? \| (.+?) \| (.*?) ?\|$", re.MULTILINE)
"""A row of the plan: the step, when it is done, and the values of its texts."""

PARSED = FluentParser().parse((PACKAGE / "text/en/lesson.ftl").read_text(encoding="utf-8"))
MESSAGES = {entry.id.name: entry for entry in PARSED.body if isinstance(entry, ftl.Message)}


def values_of(message: ftl.Message) -> set[str]:
    found: set[str] = set()
    for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
        elements = pattern.elements if pattern else []
        for element in elements:
            if isinstance(element, ftl.Placeable):
                assert isinstance(element.expression, ftl.VariableReference)
                found.add(element.expression.id.name)
    return found


def test_the_steps_are_those_of_the_plan_in_its_order() -> None:
    planned = [f"lesson-step-{name}" for name, _, _ in STEP.findall(PLAN.read_text("utf-8"))]
    assert len(planned) == 18
    assert planned == [name for name in MESSAGES if name.startswith("lesson-step-")]


def test_a_step_that_waits_for_something_says_what_is_to_be_done() -> None:
    for name, goal, _ in STEP.findall(PLAN.read_text("utf-8")):
        attributes = {attribute.id.name for attribute in MESSAGES[f"lesson-step-{name}"].attributes}
        assert "text" in attributes
        assert ("task" in attributes) == (goal != "next" and name not in ("scoring", "farewell"))


def test_the_texts_use_the_values_that_the_plan_names() -> None:
    for name, _, values in STEP.findall(PLAN.read_text("utf-8")):
        named = set(re.findall(r"`([a-z]+)`", values))
        assert values_of(MESSAGES[f"lesson-step-{name}"]) == named, name
