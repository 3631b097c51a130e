"""Gives packs out in pieces and takes the pieces back in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fudaba.lab.crew import Alone, Crew, Local, usual_workers
from fudaba.lab.interruption import Interruption
from fudaba.lab.job import Job
from fudaba.lab.piece import Piece
from fudaba.lab.problem import Unusable
from fudaba.lab.ray_crew import OnRay

#: How long a piece shall take: short enough for a lively bar, long enough to be worth sending.
PIECE_SECONDS: Final = 0.5
MOST_PACKS: Final = 2000


def crew_of(job: Job, workers: int | None, ray: str | None, interruption: Interruption) -> Crew:
    """The crew that was asked for; by default a process for every processor."""
    if workers is not None and workers < 1:
        raise Unusable("usage.workers", workers=workers)
    if ray is not None:
        return OnRay(job.encoded(), ray, workers)
    number = workers or usual_workers()
    return Alone(job.encoded(), interruption) if number == 1 else Local(job.encoded(), number)


def gather(
    crew: Crew, packs: int | None, receive: Callable[[Piece], bool], interruption: Interruption
) -> bool:
    """Plays packs from 0 on, so many or as many as wanted; `receive` gets them in order.

    `receive` answers whether it wants more. The sizes of pieces follow the time they take;
    what is played does not depend on them. False if it was interrupted: then what was done by
    that time has been handed over too, in order, perhaps with gaps.
    """
    held: dict[int, Piece] = {}
    given = taken = 0
    size = 1
    while packs is None or taken < packs:
        while crew.busy < 2 * crew.workers and (packs is None or given < packs):
            if packs is not None:
                size = min(size, max(1, (packs - given) // (2 * crew.workers)))
            crew.start(given, size)
            given += size
        for piece in crew.finished():
            held[piece.first] = piece
            if piece.packs:
                size = _size(piece)
        while taken in held:
            piece = held.pop(taken)
            taken += piece.packs
            if not receive(piece):
                return True
        if interruption.asked and (packs is None or taken < packs):
            for piece in crew.halt():
                held[piece.first] = piece
            for first in sorted(held):
                if not receive(held[first]):
                    break
            return False
    return True


def _size(piece: Piece) -> int:
    """How many packs would take as long as a piece shall."""
    pace = max(piece.seconds / piece.packs, 1e-9)
    return max(1, min(MOST_PACKS, int(PIECE_SECONDS / pace)))
