"""How far the players of Hachi-Hachi or Hachijuu have come towards a set of captured cards."""

from __future__ import annotations

from fudaba.cards.pack import HANAFUDA
from fudaba.games.eights.match import EightsMatch
from fudaba.games.hanafuda.view import ProgressView


def lost_to(match: EightsMatch, seat: int) -> int:
    """The cards that the others who play have captured."""
    lost = 0
    for other in match.order:
        if other != seat:
            lost |= int(match.captured[other])
    return lost


def towards(name: str, cards: int, least: int, own: int, lost: int) -> ProgressView:
    """How far somebody has come who needs so many of these cards."""
    return ProgressView(
        name=name,
        need=least,
        have=min((own & cards).bit_count(), least),
        missing=HANAFUDA.set_text(cards & ~own & ~lost),
        open=(cards & ~lost).bit_count() >= least,
    )
