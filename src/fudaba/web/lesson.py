"""The guided first deal of Koi-Koi: a real match with a fixed pack, played by a script.

The moves are those of the first deal of one seed, chosen because it shows in four turns what there
is to learn: a card that takes another, two to choose from, a pile of three, a yaku, the question.
The words are the page's (`page.lesson` in the catalogues).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from fudaba.games.contract import Match
from fudaba.games.registry import game
from fudaba.locale import Language, word
from fudaba.scenes.registry import stage
from fudaba.scenes.scene import Scene

SEED: Final = 2706
#: The learner's seat.
LEARNER: Final = 0


class LessonStep(Struct, frozen=True, kw_only=True):
    """One moment: what is shown, and what the learner is to do; nothing where it is only read."""

    #: Which of the lesson's parts it belongs to, from 1.
    part: int
    scene: Scene
    wants: str = ""


class Lesson(Struct, frozen=True):
    """All moments in order."""

    steps: list[LessonStep]


#: For each moment its part, what is played before it, and what the learner is then to do.
SCRIPT: Final[tuple[tuple[int, tuple[str, ...], str], ...]] = (
    (1, (), ""),
    (2, (), ""),
    (3, (), "play 8A"),
    (4, ("play 8A",), ""),
    (5, ("play 1R",), "play 11L"),
    (5, ("play 11L",), "take 11A"),
    (6, ("take 11A", "play 1K1"), "play 1L"),
    (7, ("play 1L",), ""),
    (8, (), "stop"),
    (9, ("stop",), ""),
)


@cache
def lesson(language: Language) -> Lesson:
    """The lesson in a language."""
    koikoi = game("koikoi")
    match: Match = koikoi.new(SEED)
    names = [word("page.lesson.you", language), word("page.lesson.teacher", language)]
    shown = stage(koikoi, names, LEARNER, language)
    steps: list[LessonStep] = []
    told = 0
    for part, played, wants in SCRIPT:
        for action in played:
            match.apply_text(action)
        view = match.view(LEARNER, since=0)
        steps.append(LessonStep(part=part, scene=shown.scene(view, told), wants=wants))
        told = view.happened
    return Lesson(steps)
