"""Many states side by side on a GPU: `batch.states`, one state a thread."""

from ..backends.cuda import cuda, kernel
from ..batch import states as batch


@kernel
def deal_states(boards, states, logs, seats, words, first_game):
    """As `batch.states.deal_states`, for all states."""
    i = cuda.grid(1)
    if i < len(states):
        batch.deal_states(boards, states, logs, seats, words, first_game, i, i + 1)


@kernel
def count_choices(boards, states, counts):
    """As `batch.states.count_choices`, for all states."""
    i = cuda.grid(1)
    if i < len(states):
        batch.count_choices(boards, states, counts, i, i + 1)


@kernel
def list_choices(boards, states, decisions):
    """As `batch.states.list_choices`, for all states."""
    i = cuda.grid(1)
    if i < len(states):
        batch.list_choices(boards, states, decisions, i, i + 1)


@kernel
def make_choices(boards, states, logs, choices, made, refused):
    """As `batch.states.make_choices`, for all states."""
    i = cuda.grid(1)
    if i < len(states):
        batch.make_choices(boards, states, logs, choices, made, refused, i, i + 1)


@kernel
def copy_states(states, sources, chosen):
    """As `batch.states.copy_states`, for all states."""
    i = cuda.grid(1)
    if i < len(states):
        batch.copy_states(states, sources, chosen, i, i + 1)


@kernel
def note_states(states, made, outcomes):
    """As `batch.states.note_states`, for all states."""
    i = cuda.grid(1)
    if i < len(states):
        batch.note_states(states, made, outcomes, i, i + 1)
