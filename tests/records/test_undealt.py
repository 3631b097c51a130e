"""A given pack that must be dealt again is reported at its own deal, and earlier faults first."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import structs

from fudaba.cards.pack import HANAFUDA
from fudaba.games.record import DealRecord, Record
from fudaba.records import json_form
from fudaba.records.report import Refusal, answer
from tests.records.test_verify import BAD_TABLE, TESHI
from tests.rules.hachihachi import match as hachihachi_match
from tests.rules.hachijuu import match as hachijuu_match

FOUR_ON_THE_FIELD = "7* 1R 2A"
FOUR_THREE = {0: "10* 5A 5R 5K1"}


def hachihachi(*says: str, seats: int = 4, **given: Any) -> DealRecord:
    deck = hachihachi_match.packed(seats, **given)
    return DealRecord(deck=HANAFUDA.list_text(deck), actions=list(says))


def hachijuu(*says: str, **given: Any) -> DealRecord:
    deck = hachijuu_match.packed(4, **given)
    return DealRecord(deck=HANAFUDA.list_text(deck), actions=list(says))


def koikoi(deck: str) -> DealRecord:
    return DealRecord(deck=deck)


def refused(
    game: str, deals: list[DealRecord], options: Mapping[str, bool | str | int]
) -> tuple[str, int | None, int | None]:
    """What is wrong, and where, in a match that nobody needs a seed for."""
    seats = ["a", "b"] if game == "koikoi" else ["a", "b", "c", "d"]
    dealt = [structs.replace(deals[0], dealer=0), *deals[1:]]
    record = Record(fudaba=1, game=game, seats=seats, deals=dealt, options=dict(options))
    found = answer(json_form.dump(record))
    assert isinstance(found, Refusal)
    return found.error, found.deal, found.action


#: How the deal before ended, and the rule by which the pack after it must be dealt again.
ENDINGS = [
    ("koikoi", "KK-205", [koikoi(TESHI), koikoi(BAD_TABLE)], {}),
    (
        "hachihachi",
        "HH-105",  # sole: HH-312
        [hachihachi("drop", "drop", "drop", "stay"), hachihachi(field=FOUR_ON_THE_FIELD)],
        {"auction_min": "free"},
    ),
    (
        "hachihachi",
        "HH-105",  # void: HH-313
        [hachihachi("drop", "drop", "drop", "drop"), hachihachi(field=FOUR_ON_THE_FIELD)],
        {"auction_min": "free"},
    ),
    (
        "hachihachi",
        "HH-105",  # split: HH-310
        [hachihachi("drop", "drop", "stay", "stay"), hachihachi(field=FOUR_ON_THE_FIELD)],
        {"auction_min": "free", "two_stay": "split"},
    ),
    (
        "hachihachi",
        "HH-105",  # four-three, in a campaign whose next year follows: HH-422, HH-R67
        [hachihachi(hands=FOUR_THREE), hachihachi(field=FOUR_ON_THE_FIELD)],
        {"four_three": "ends_match", "campaign": True},
    ),
    (
        "hachijuu",
        "HJ-205",  # sole: HJ-307
        [hachijuu("fold", "fold", "fold"), hachijuu(field=FOUR_ON_THE_FIELD)],
        {},
    ),
]


@pytest.mark.parametrize(("game", "rule", "deals", "options"), ENDINGS)
def test_it_is_named_at_its_own_deal_however_the_deal_before_ended(
    game: str, rule: str, deals: list[DealRecord], options: Mapping[str, bool | str | int]
) -> None:
    error, deal, action = refused(game, deals, options)
    assert rule in error
    assert (deal, action) == (1, None)
    first, bad = deals
    error, deal, action = refused(game, [first, first, bad], options)
    assert rule in error
    assert (deal, action) == (2, None)


@pytest.mark.parametrize(("game", "rule", "deals", "options"), ENDINGS)
def test_what_is_wrong_before_it_comes_first(
    game: str, rule: str, deals: list[DealRecord], options: Mapping[str, bool | str | int]
) -> None:
    first, bad = deals
    late = DealRecord(deck=first.deck, actions=[*first.actions, "play 1L"])
    error, deal, action = refused(game, [late, bad], options)
    assert (deal, action) == (0, len(first.actions))
    assert error == "'play 1L' comes after the end of the deal"
    other = DealRecord(deck=first.deck, actions=first.actions, end="exhausted")
    error, deal, action = refused(game, [other, bad], options)
    assert (deal, action) == (0, None)
    assert "not by exhausted" in error
