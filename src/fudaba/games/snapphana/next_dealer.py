"""Who deals next, if the match goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


@final
class NextDealer(Phase["SnapphanaMatch"]):
    """The deal passes to the right."""

    rules: ClassVar[str] = "SN-R19"
    settles: ClassVar[bool] = True

    def begin(self, match: SnapphanaMatch) -> bool:
        match.dealer = (match.dealer + 1) % match.rules.seats  # SN-012
        if match.winners or match.stop_after_deal:
            match.end_match()
        return False
