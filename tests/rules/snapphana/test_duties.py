"""Snapphana: what binds a player in a trick is told with the rule that binds."""

from __future__ import annotations

from random import Random

import pytest

from fudaba.cards.bits import set_of
from fudaba.cards.snapphana import FJONT, PACK_SIZE, TRUMPS
from fudaba.games.snapphana.duty import duty
from fudaba.games.snapphana.tricks import beats, best_of, led_by, playable
from tests.rules.snapphana.match import act, dealt, discard, view


def bound(rng: Random, overtrump: bool) -> tuple[str, int, int, int, int]:
    """A random trick and a random hand: duty, hand, what is playable, suit led, best card."""
    cards = rng.sample(range(PACK_SIZE), 8)
    trick, hand = cards[: rng.randint(1, 3)], set_of(cards[3:])
    led, best = led_by(trick), best_of(trick)
    legal = playable(overtrump, hand, led, best)
    return duty(hand, led, legal)[0] if led else "", hand, int(legal), int(led), int(best)


@pytest.mark.parametrize("overtrump", [False, True])
def test_sn_041_to_sn_044_the_duty_says_what_is_playable(overtrump: bool) -> None:
    rng, seen = Random(41), set[str]()
    for _ in range(3000):
        name, hand, legal, led, best = bound(rng, overtrump)
        if not name:
            continue
        seen.add(name)
        trumps, joker = hand & TRUMPS, hand & FJONT
        if name == "higher":
            higher = [card for card in range(PACK_SIZE) if trumps >> card & 1 and beats(card, best)]
            assert legal == set_of(higher) | joker
        elif name in ("free", "trump_free"):
            assert legal == hand
            assert not hand & led
            assert not trumps
        elif name == "follow":
            assert legal == hand & led | joker
        else:
            assert legal == trumps | joker
            assert (name == "trump_led") == (led == TRUMPS)
    expected = {"follow", "must_trump", "free", "trump_led", "trump_free"}
    assert seen == (expected | {"higher"} if overtrump else expected)


def test_sn_040_sn_047_leads_name_their_rule() -> None:
    match = dealt("fjabbe", {1: "* T20 T19 T18 T17 T16 T15 T14 T13 T12"})
    seen = view(match, 1)
    assert seen.duty is not None
    assert (seen.duty.name, seen.duty.rule) == ("lead", "SN-040")
    act(match, "play *")
    seen = view(match, 2)
    assert seen.duty is not None
    assert (seen.duty.name, seen.duty.rule) == ("after_fjont", "SN-057")
    while view(match, None).trick:
        match.apply(match.legal_actions()[0])
    leader = int(match.to_play)
    seen = view(match, leader)
    assert seen.leader == leader
    assert seen.duty is not None
    assert (seen.duty.name, seen.duty.rule) == ("lead", "SN-047")


def test_sn_020_kings_and_tarokker_are_not_among_what_may_be_discarded() -> None:
    match = dealt("150", {0: "SK CK T20 T19 T0 * S6 S7 S8 S9 C6 C7 C8 C9 T18"})
    seen = view(match, 0)
    kept = set(seen.hands[0].cards.split()) - set(seen.selectable.split())
    assert kept == {"SK", "CK", "T20", "T19", "T0", "*"}
    assert view(match, 1).selectable == ""
    discard(match, "S6 S7")
    assert view(match, 1).selectable == ""


def test_fj_006_who_has_no_trick_loses_as_it_stands() -> None:
    match = dealt("fjabbe", {1: "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"})
    assert view(match, None).losing is None
    for _ in range(4):
        match.apply(match.legal_actions()[-1])
    assert view(match, None).losing == [0, 2, 3]


@pytest.mark.parametrize("game", ["800", "1000", "150"])
def test_nobody_loses_by_tricks_where_points_win(game: str) -> None:
    assert view(dealt(game), None).losing is None
