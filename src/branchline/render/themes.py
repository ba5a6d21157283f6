"""Rules that give every CSS variable its value in each theme: the root's `data-theme` chooses."""

from collections.abc import Mapping

from branchline.render.palette import THEMES, Theme


def theme_rules(root: str, sheets: Mapping[Theme, Mapping[str, str]]) -> str:
    """The first theme in full for the selector `root`, and what the others change."""
    first, *others = THEMES
    start = sheets[first]
    rules = [f"{root}{{{declared(start)}}}"] if start else []
    for theme in others:
        changed = {name: value for name, value in sheets[theme].items() if value != start[name]}
        if changed:
            rules.append(f'{root}[data-theme="{theme}"]{{{declared(changed)}}}')
    return "".join(rules)


def declared(values: Mapping[str, str]) -> str:
    """Variables with their values, as a rule lists them."""
    return ";".join(f"{name}:{value}" for name, value in values.items())
