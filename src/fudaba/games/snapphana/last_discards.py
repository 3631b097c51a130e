"""The last discards: the dealer's, before the first lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.games.phase import Phase
from fudaba.games.snapphana.actions import DISCARD
from fudaba.games.snapphana.discarding import ask_discard, begin_batch, lay_away

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


@final
class LastDiscards(Phase["SnapphanaMatch"]):
    """The dealer lays away as many cards as the deal gave on top."""

    rules: ClassVar[str] = "SN-020, E8-004, T1-006, OF-003"

    def begin(self, match: SnapphanaMatch) -> bool:
        begin_batch(match, match.dealer, match.rules.game.for_dealer)
        return self.ask(match)

    def ask(self, match: SnapphanaMatch) -> bool:
        return ask_discard(match)

    def apply(self, match: SnapphanaMatch, action: i64) -> bool:
        return not lay_away(match, match.discards, action - DISCARD) and ask_discard(match)
