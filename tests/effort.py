"""How often a test repeats what it does: on the compiled core in full, interpreted less often.

The rules are one source, so one run of everything interpreted, with fewer repetitions, shows the
slips of Python; the numbers that say something about chance and rare cases are played where
they are cheap. That both cores play alike is a test of its own (`tests/differential`).
`docs/decisions/012-what-make-test-proves.md` tells what this gives up.
"""

from fudaba.cards.bits import is_compiled


def effort(compiled: int, interpreted: int) -> int:
    """The number for the core that is tested."""
    assert interpreted <= compiled
    return compiled if is_compiled() else interpreted
