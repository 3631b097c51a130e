"""What binds a player in a trick, and by which rule: why `playable` leaves what it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fudaba.cards.bits import CardSet
from fudaba.cards.snapphana import TRUMPS
from fudaba.games.snapphana.tricks import playable

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch

#: Any card, as the first player of the deal, or as the one who won the trick before.
FIRST_LEAD: Final = ("lead", "SN-040")
LEAD: Final = ("lead", "SN-047")
#: Any card, and it sets the suit.
AFTER_FJONT: Final = ("after_fjont", "SN-057")
#: A card of the suit led; a trump, of which some are too low.
FOLLOW: Final = ("follow", "SN-041")
HIGHER: Final = ("higher", "SN-R21")
#: A trump was led: a trump, or without one any card.
TRUMP_LED: Final = ("trump_led", "SN-044")
TRUMP_FREE: Final = ("trump_free", "SN-044")
#: Without the suit led a trump; without trumps too any card.
MUST_TRUMP: Final = ("must_trump", "SN-042")
FREE: Final = ("free", "SN-043")


def duty_of(match: SnapphanaMatch) -> tuple[str, str]:
    """The name and the rule of what binds the seat to play."""
    if match.led == 0:
        if match.trick_size:
            return AFTER_FJONT
        return LEAD if match.tricks_played else FIRST_LEAD
    hand = match.hands[match.to_play]
    bound = playable(match.rules.overtrump, hand, match.led, match.best)
    return duty(hand, match.led, bound)


def duty(hand: CardSet, led: CardSet, bound: CardSet) -> tuple[str, str]:
    """By which rule a player who holds `hand` may play only `bound` after the suit led."""
    trumps = hand & TRUMPS
    if bound & TRUMPS and trumps & ~bound:
        return HIGHER
    if led == TRUMPS:
        return TRUMP_LED if trumps else TRUMP_FREE
    if hand & led:
        return FOLLOW
    return MUST_TRUMP if trumps else FREE
