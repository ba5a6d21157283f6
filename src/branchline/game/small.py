"""Small decisions from a view, for the bots whose thinking is compiled.

A decision is an integer of the rulebook. Nothing above the bots sees one: they choose actions.
"""

from collections.abc import Callable

from branchline.engine.rules import decisions, records
from branchline.game.actions import Action
from branchline.game.chains import action_of, is_open
from branchline.game.legal import silent_logs
from branchline.game.view import View

Decide = Callable[[View], int]
"""A legal small decision of the view's seat, which is to decide."""


def after(view: View, decision: int) -> View:
    """The view once its seat has begun a payment, or given a card of it: gifts are due."""
    record = records.copy_record(view.record, records.STATE)
    decisions.apply_decision(
        records.slots_of(view.board, records.BOARD),
        records.slots_of(record, records.STATE),
        silent_logs,
        decision,
    )
    return View(view.edition, view.rules, view.board, view.seat, record, view.names)


def action_by(view: View, decide: Decide) -> Action:
    """The whole action that small decisions make up: one, or a claim and the gifts for its
    substitutes."""
    return action_from(view, decide(view), decide)


def action_from(view: View, decision: int, decide: Decide) -> Action:
    """The whole action that begins with a decision."""
    chain = [decision]
    if is_open(decision):
        paying = after(view, decision)
        while paying.record.due > 1:
            chain.append(decide(paying))
            paying = after(paying, chain[-1])
        chain.append(decide(paying))
    return action_of(view.edition, view.board, view.record, chain)
