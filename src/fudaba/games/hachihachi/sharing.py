"""Two have stayed: they may share the pot instead of playing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.actions import BOTH, SPLIT
from fudaba.games.hachihachi.questions import SHARE
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class Sharing(Phase["HachiHachiMatch"]):
    """The acting dealer speaks first; a refusal settles it (HH-310)."""

    rules: ClassVar[str] = "HH-310, HH-311"

    def begin(self, match: HachiHachiMatch) -> bool:
        match.unasked = False
        if len(match.order) == 2 and match.seats > 2:
            if match.rules.two_always_split:
                match.end = endings.SPLIT
            elif match.rules.two_may_split:
                match.unasked = True
                match.to_play = match.order[0]
        return self.ask(match)

    def ask(self, match: HachiHachiMatch) -> bool:
        if not match.unasked:
            return False
        match.question = SHARE
        return match.asks(SPLIT, BOTH)

    def apply(self, match: HachiHachiMatch, action: i64) -> bool:
        splits = action == SPLIT
        seat = match.to_play
        match.note("split" if splits else "refuse", seat)
        if splits and seat == match.order[0]:
            match.to_play = match.order[1]
        else:
            match.unasked = False
            if splits:
                match.end = endings.SPLIT
        return self.ask(match)
