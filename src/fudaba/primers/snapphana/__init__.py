"""What the primers of 800, 1000, 150 and Fjabbe show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fudaba.primers.drawing import Drawing
from fudaba.primers.snapphana.combinations import SETS
from fudaba.primers.snapphana.count import Count
from fudaba.primers.snapphana.deals import EIGHT_HUNDRED, FJABBE, HUNDRED_AND_FIFTY, THOUSAND
from fudaba.primers.snapphana.figures import counted
from fudaba.primers.snapphana.pack import PACK
from fudaba.primers.snapphana.position import Position

__all__ = ["PICTURES", "SETS", "counted"]

PICTURES: Final[Mapping[str, Drawing]] = {
    **PACK,
    "800-discards": Position(deal=EIGHT_HUNDRED, verb="discard"),
    "800-declare": Position(deal=EIGHT_HUNDRED, trick=1),
    "800-club": Position(deal=EIGHT_HUNDRED, trick=4),
    "800-heart": Position(deal=EIGHT_HUNDRED, trick=6),
    "800-twenty": Position(deal=EIGHT_HUNDRED, trick=8),
    "800-fjont": Position(deal=EIGHT_HUNDRED, trick=11),
    "800-give": Position(deal=EIGHT_HUNDRED, verb="give"),
    "800-count": Count(deal=EIGHT_HUNDRED),
    "1000-discards": Position(deal=THOUSAND, verb="discard"),
    "1000-more": Position(deal=THOUSAND, verb="discard", after="discard DQ"),
    "1000-declare": Position(deal=THOUSAND, trick=1),
    "1000-ace": Position(deal=THOUSAND, trick=9),
    "1000-king": Position(deal=THOUSAND, trick=17),
    "1000-fjont": Position(deal=THOUSAND, trick=18),
    "1000-count": Count(deal=THOUSAND),
    "150-declare": Position(deal=HUNDRED_AND_FIFTY, trick=1),
    "150-fjont": Position(deal=HUNDRED_AND_FIFTY, trick=2),
    "150-ace": Position(deal=HUNDRED_AND_FIFTY, trick=3),
    "150-give": Position(deal=HUNDRED_AND_FIFTY, verb="give"),
    "150-twenty": Position(deal=HUNDRED_AND_FIFTY, trick=9),
    "150-knights": Position(deal=HUNDRED_AND_FIFTY, trick=13),
    "150-count": Count(deal=HUNDRED_AND_FIFTY),
    "fjabbe-nulla": Position(deal=FJABBE, trick=1),
    "fjabbe-nineteen": Position(deal=FJABBE, trick=2),
    "fjabbe-king": Position(deal=FJABBE, trick=3),
    "fjabbe-fjont": Position(deal=FJABBE, trick=6),
    "fjabbe-give": Position(deal=FJABBE, verb="give"),
    "fjabbe-count": Count(deal=FJABBE, sides=(0, 3)),
}
