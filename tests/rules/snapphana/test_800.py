"""The game 800: sections 3 and 7.2 of the rule text."""

from __future__ import annotations

import pytest

from fudaba.cards.pack import SNAPPHANA
from tests.rules.snapphana.match import (
    act,
    choices,
    dealt,
    declare,
    discard,
    finish,
    game,
    hand,
    kinds,
    lines,
    named,
    pile,
    play,
    points_for,
    position,
    scores,
    shuffled,
    started,
    view,
)
from tests.rules.snapphana.packs import packed
from tests.rules.snapphana.written import cards, text

TRUMPS = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6"
PACK = " ".join(reversed(SNAPPHANA.texts))


def test_e8_001_four_players_in_two_pairs() -> None:
    assert game("800").seats == 4
    match = position("800", ["SK C6", "S6 C7", "S7 CK", "S8 C8"])
    play(match, "SK S6 S7 S8 C6 C7 CK C8")  # seats 0 and 2 win a trick each
    assert len(match.scores) == 2
    assert text(match.deals[0].captured[0]) == text(cards("SK S6 S7 S8 C6 C7 CK C8"))
    with pytest.raises(ValueError, match="players"):
        game("800").spec.game(None, 3, {})


@pytest.mark.parametrize("dealer", range(4))
def test_e8_002_fifteen_to_each_five_at_a_time(dealer: int) -> None:
    match = started("800", PACK, dealer=dealer)
    deck = PACK.split()
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        packets = [deck[start : start + 5] for start in (5 * place, 20 + 5 * place, 40 + 5 * place)]
        wanted = {card for packet in packets for card in packet}
        extra = set(deck[60:]) if seat == dealer else set()
        assert set(hand(match, seat).split()) == wanted | extra


def test_e8_003_the_dealer_takes_the_two_that_are_left() -> None:
    match = started("800", PACK, dealer=2)
    assert [len(hand(match, seat).split()) for seat in range(4)] == [15, 15, 17, 15]
    assert set(PACK.split()[60:]) <= set(hand(match, 2).split())


def test_e8_004_the_dealer_discards_two() -> None:
    match = shuffled("800", 4)
    dealer = int(match.dealer)
    assert match.to_play == dealer
    discard(match, named(match, "discard").split()[0])
    assert match.to_play == dealer
    discard(match, named(match, "discard").split()[0])
    assert match.to_play == (dealer + 1) % 4
    assert [len(hand(match, seat).split()) for seat in range(4)] == [15, 15, 15, 15]


def test_e8_005_the_discards_belong_to_the_dealers_pair() -> None:
    match = dealt("800", {0: "SQ CQ"}, seed=5)
    finish(discard(match, "SQ CQ"))
    assert {"SQ", "CQ"} <= set(pile(match, 0).split())
    match = dealt("800", {1: TRUMPS, 0: "SQ CQ"}, seed=5)
    finish(discard(match, "SQ CQ"))
    assert {"SQ", "CQ"} <= set(pile(match, 1).split())


def test_e8_006_the_dealer_may_not_declare_his_discards() -> None:
    match = dealt("800", {0: "SQ CQ HQ SJ CJ HJ S7", 1: "S6", 2: "S8", 3: "S9"}, seed=6)
    discard(match, "SQ CQ")
    play(match, "S6 S8 S9")
    assert match.to_play == 0
    assert "queens" not in named(match, "declare").split()
    assert "knaves" in named(match, "declare").split()


def test_e8_007_fifteen_tricks_are_played() -> None:
    match = finish(shuffled("800", 7))
    assert kinds(match).count("trick") == 15
    assert kinds(match).count("play") == 60


def test_e8_008_scores_are_kept_from_deal_to_deal() -> None:
    match = shuffled("800", 8, target=100_000)
    total = [0, 0]
    for _ in range(4):
        finish(match)
        total = [old + new for old, new in zip(total, scores(match), strict=True)]
        assert match.scores == total
        assert view(match).scores == total


def test_e8_009_the_pair_that_first_reaches_800_wins() -> None:
    match = finish(discard(dealt("800", {1: TRUMPS, 0: "SQ CQ"}, seed=9), "SQ CQ"))
    assert match.scores == [0, 939]
    assert match.is_over
    assert match.winner == 1
    match = finish(discard(dealt("800", {1: TRUMPS, 0: "SQ CQ"}, seed=9, target=940), "SQ CQ"))
    assert not match.is_over
    assert match.winner is None
    match = finish(discard(dealt("800", {1: TRUMPS, 0: "SQ CQ"}, seed=9, target=939), "SQ CQ"))
    assert match.winner == 1


def test_e8_010_if_both_reach_it_in_one_deal_the_higher_wins() -> None:
    seen = set()
    for seed in range(30):
        match = finish(shuffled("800", seed, target=30))
        if min(match.scores) >= 30 and match.scores[0] != match.scores[1]:
            assert match.is_over
            assert match.winner == match.scores.index(max(match.scores))
            seen.add(match.winner)
    assert seen == {0, 1}


@pytest.mark.parametrize(("target", "kings_win"), [(973, True), (974, False)])
def test_e8_011_a_declaration_that_reaches_the_target_wins_at_once(
    target: int, kings_win: bool
) -> None:
    first = packed("800", 0, {1: TRUMPS, 0: "SQ CQ"}, seed=9)
    hands = {3: "SK CK HK DK SQ CQ HQ SN CN C6 C7 H6 H7 D6 D7", 1: "S8 C8", 2: "S6"}
    second = packed("800", 1, hands, seed=11)
    match = finish(discard(started("800", first, second, target=target), "SQ CQ"))
    assert match.scores == [0, 939]
    play(discard(match, "S8 C8"), "S6")
    declare(match, "kings", "SK CK HK DK")
    assert match.is_over == kings_win
    if not kings_win:
        declare(match, "queens", "SQ CQ HQ")
    assert match.is_over
    assert match.deals[1].end == "declaration"
    assert match.winner == 1
    assert lines(match) == [(1, 34, "kings"), (1, 14, "queens")][: 1 if kings_win else 2]
    assert match.scores == [0, 939 + sum(amount for _, amount, _ in lines(match))]
    assert scores(match)[0] == 0  # nothing is counted


# Rulings.


def test_e8_r1_partners_sit_opposite_for_the_whole_match() -> None:
    match = shuffled("800", 21, target=100_000)
    for _ in range(5):
        assert view(match).sides == [0, 1, 0, 1]
        finish(match)


def test_e8_r2_deal_discard_then_forehand_declares_and_leads_then_the_others() -> None:
    match = shuffled("800", 22)
    dealer = int(match.dealer)
    assert all(action.startswith("discard") for action in choices(match))
    act(match, choices(match)[0])
    act(match, choices(match)[0])
    order = []
    for _ in range(4):
        order.append(int(match.to_play))
        assert named(match, "play") != "-"
        assert named(match, "discard") == "-"  # cannot be changed afterwards
        play(match, named(match, "play").split()[0])
    assert order == [(dealer + place) % 4 for place in (1, 2, 3, 4)]
    assert points_for(finish(match), "last_trick") in ([6, 0], [0, 6])
