"""The game Fjabbe: sections 6 and 7.7 of the rule text."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.vectors import vec
from fudaba.games.snapphana import fjabbe
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.options import Rules
from fudaba.games.snapphana.rule_sets import RULE_SETS
from tests.rules.snapphana.match import (
    act,
    dealt,
    declare,
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
from tests.rules.snapphana.written import pair_points, trick_points

PACK = " ".join(reversed(SNAPPHANA.texts))
TEN = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"


def rules(**options: Any) -> Rules:
    return Rules(RULE_SETS["fjabbe"], game("fjabbe", **options).options)


def losers(points: list[int], tricks: list[int], **options: Any) -> list[int]:
    return fjabbe.losers(rules(**options), vec[i64](points), vec[i64](tricks))


def winners(losses: list[int], points: list[int], **options: Any) -> list[int]:
    return fjabbe.winners(rules(**options), vec[i64](losses), vec[i64](points))


def is_over(losses: list[int]) -> bool:
    return fjabbe.is_over(vec[i64](losses))


def lost(match: SnapphanaMatch, deal: int = -1) -> list[int]:
    found = match.deals[deal].losers
    assert found is not None
    return found


def test_fj_001_four_players_each_for_himself() -> None:
    assert game("fjabbe").seats == 4
    match = position("fjabbe", ["SK C6", "S6 C7", "S7 CK", "S8 C8"])
    play(match, "SK S6 S7 S8 C6 C7 CK C8")
    assert len(match.scores) == 4
    assert [pile(match, seat) for seat in range(4)] == ["S6 S7 S8 SK", "-", "C6 C7 C8 CK", "-"]
    assert scores(match)[1] == scores(match)[3] == 0


@pytest.mark.parametrize("dealer", range(4))
def test_fj_002_ten_cards_to_each(dealer: int) -> None:
    match = started("fjabbe", PACK, dealer=dealer)
    deck = PACK.split()
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        wanted = deck[5 * place : 5 * place + 5] + deck[20 + 5 * place : 25 + 5 * place]
        assert set(hand(match, seat).split()) == set(wanted)
    assert view(match).stock == 22


def test_fj_003_the_rules_are_those_of_800() -> None:
    match = finish(shuffled("fjabbe", 3))
    assert kinds(match).count("trick") == 10
    assert sum(points_for(match, "last_trick")) == 6
    for seat in range(4):
        assert points_for(match, "card_points")[seat] == pair_points(pile(match, seat))


def test_fj_004_most_points_lose() -> None:
    assert losers([40, 25, 30, 10], [4, 2, 3, 1]) == [0]
    for seed in range(20):
        match = finish(shuffled("fjabbe", seed))
        tricks = [event.seat for event in match.events(1) if event.kind == "trick"]
        if set(tricks) == {0, 1, 2, 3} and scores(match).count(max(scores(match))) == 1:
            assert lost(match) == [scores(match).index(max(scores(match)))]


def test_fj_005_fj_006_who_wins_no_trick_loses_the_deal() -> None:
    assert losers([60, 0, 30, 10], [5, 0, 3, 2]) == [1]
    match = position("fjabbe", ["SK C6", "S6 C7", "S7 CK", "S8 C8"])
    play(match, "SK S6 S7 S8 C6 C7 CK C8")
    assert lost(match) == [1, 3]


def test_fj_007_two_with_three_or_one_with_five() -> None:
    assert not is_over([3, 2, 2, 2])
    assert not is_over([4, 2, 0, 1])
    assert is_over([3, 3, 0, 0])
    assert is_over([0, 4, 2, 3])
    assert is_over([0, 0, 5, 0])


def test_fj_007_matches_end_then_and_not_before() -> None:
    for seed in range(15):
        match = shuffled("fjabbe", seed)
        losses = [0, 0, 0, 0]
        while not match.is_over:
            assert sum(n >= 3 for n in losses) < 2
            assert max(losses) < 5
            assert view(match).losses == losses
            finish(match)
            for seat in lost(match):
                losses[seat] += 1
        assert sum(n >= 3 for n in losses) >= 2 or max(losses) >= 5
        assert view(match).losses == losses


# Rulings.


def test_fj_r1_a_parti_is_one_deal() -> None:
    match = finish(shuffled("fjabbe", 1))
    losses = view(match).losses
    assert losses is not None
    assert [seat for seat in range(4) if losses[seat]] == lost(match)
    assert max(losses) == 1


@pytest.mark.parametrize(
    ("trickless", "expected"), [("instead", [1]), ("also", [0, 1])], ids=["instead", "also"]
)
def test_fj_r2_the_trickless_player_loses_instead_or_also(
    trickless: str, expected: list[int]
) -> None:
    chosen: dict[str, Any] = {"fjabbe_trickless": trickless}
    assert losers([60, 0, 30, 10], [5, 0, 3, 2], **chosen) == expected
    assert losers([60, 20, 30, 10], [4, 1, 3, 2], **chosen) == [0]
    match = position("fjabbe", ["SK C6", "S6 C7", "S7 CK", "S8 T5"], **chosen)
    play(match, "SK S6 S7 S8 C6 C7 CK T5")
    most = scores(match).index(max(scores(match)))
    assert lost(match) == ([1, 2] if trickless == "instead" else sorted({1, 2, most}))


def test_fj_r2_ten_tricks_for_one_make_the_others_lose() -> None:
    match = finish(dealt("fjabbe", {1: TEN}, seed=2))
    assert lost(match) == [0, 2, 3]
    assert losers([150, 0, 0, 0], [10, 0, 0, 0]) == [1, 2, 3]
    also = {"fjabbe_trickless": "also"}
    assert losers([150, 0, 0, 0], [10, 0, 0, 0], **also) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("tie", "expected"), [("all_lose", [1, 2]), ("nobody_loses", [])], ids=["all", "nobody"]
)
def test_fj_r3_equal_highest_scores(tie: str, expected: list[int]) -> None:
    assert losers([10, 30, 30, 20], [2, 3, 3, 2], fjabbe_tie=tie) == expected
    assert losers([10, 40, 30, 20], [2, 3, 3, 2], fjabbe_tie=tie) == [1]
    assert losers([0, 30, 30, 0], [0, 5, 5, 0], fjabbe_tie=tie) == [0, 3]
    both = {"fjabbe_tie": tie, "fjabbe_trickless": "also"}
    assert losers([0, 30, 30, 10], [0, 5, 4, 1], **both) == sorted([0, *expected])


def test_fj_r4_there_are_no_declarations() -> None:
    match = dealt("fjabbe", {1: "SK CK HK DK SQ CQ HQ DQ SN CN"})
    assert named(match, "declare") == "-"
    with pytest.raises(ValueError, match="not legal"):
        act(match, "declare kings")


def test_fj_r4_the_switch_lets_them_count_against_the_declarer() -> None:
    hands = {1: "SK CK HK DK SQ CQ HQ DQ SN CN"}
    match = dealt("fjabbe", hands, seed=4, fjabbe_declarations=True)
    declare(match, "kings", "SK CK HK DK")
    declare(match, "queens", "SQ CQ HQ DQ")
    declare(match, "clubs", "CK CQ CN")
    assert view(match).declared_points == [0, 72, 0, 0]
    finish(match)
    assert lines(match)[:3] == [(1, 34, "kings"), (1, 28, "queens"), (1, 10, "clubs")]
    assert scores(match)[1] >= 72


def test_fj_r4_a_declaration_never_ends_the_match() -> None:
    rich = "SK CK HK DK SQ CQ HQ DQ SN CN"
    match = dealt("fjabbe", {1: rich}, seed=4, fjabbe_declarations=True)
    for kind, shown in (("kings", "SK CK HK DK"), ("queens", "SQ CQ HQ DQ")):
        declare(match, kind, shown)
        assert not match.is_over


def test_fj_r5_no_extra_cards_and_no_discards() -> None:
    match = shuffled("fjabbe", 5)
    assert [len(hand(match, seat).split()) for seat in range(4)] == [10, 10, 10, 10]
    assert named(match, "discard") == "-"
    assert match.to_play == (int(match.dealer) + 1) % 4
    finish(match)
    assert sum(len(pile(match, s).split()) for s in range(4) if pile(match, s) != "-") == 40


def test_fj_r6_five_at_a_time_twice_round() -> None:
    match = started("fjabbe", PACK, dealer=3)
    deck = PACK.split()
    assert set(hand(match, 0).split()) == set(deck[0:5] + deck[20:25])
    assert set(hand(match, 3).split()) == set(deck[15:20] + deck[35:40])


def test_fj_r7_everything_in_the_own_pile_counts() -> None:
    match = position("fjabbe", ["T5", "S6", "S7", "S8"], won={0: "SK CK HK SQ SN SJ SA C6"})
    play(match, "T5 S6 S7 S8")
    held = "SK CK HK SQ SN SJ SA C6 T5 S6 S7 S8"
    assert lines(match)[:4] == [
        (0, 17, "kings"),
        (0, 20, "spades"),
        (0, pair_points(held), "card_points"),
        (0, 6, "last_trick"),
    ]


def test_fj_r7_the_switch_counts_by_tricks() -> None:
    assert trick_points("SK CQ HN DJ") == 1 + 4 + 3 + 2 + 1
    assert trick_points("T20 T19 T0 *") == 1 + 16
    assert trick_points("S6 S7 S8 I1 T18 SA HA C6") == 2
    won = {0: "SK CK HK SQ SN SJ SA C6"}
    match = position("fjabbe", ["T5", "S6", "S7", "S8"], won=won, fjabbe_card_count="tricks")
    play(match, "T5 S6 S7 S8")
    assert points_for(match, "card_points") == [3 + 12 + 3 + 2 + 1, 0, 0, 0]
    assert points_for(match, "last_trick") == [6, 0, 0, 0]
    rules_named = {entry.rule for entry in match.deals[0].entries if entry.reason == "card_points"}
    assert rules_named == {"FJ-R7"}


@pytest.mark.parametrize("exchange", ["asap", "end"])
def test_fj_r7_piles_divide_by_four(exchange: str) -> None:
    for seed in range(25):
        match = finish(shuffled("fjabbe", seed, fjont_exchange=exchange))
        assert all(int(captured).bit_count() % 4 == 0 for captured in match.deals[0].captured)


def test_fj_r8_the_exchange_card_goes_to_the_winner_of_the_trick() -> None:
    match = position("fjabbe", ["* C6", "S6 C7", "SK C8", "S7 CK"], won={0: "H6 H7 H8 H9"})
    play(match, "* S6 SK S7")
    assert match.to_play == 0
    act(match, "give H6")
    finish(match)
    assert "H6" in pile(match, 2).split()
    assert pile(match, 0) == "H7 H8 H9 *"


def test_fj_r8_every_other_player_is_an_opponent() -> None:
    match = position("fjabbe", ["* C6", "S6 C7", "SK C8", "S7 CK"], won={0: "H6 H7 H8 H9"})
    play(match, "* S6 SK S7")  # seat 2, a partner in 800, wins
    assert named(match, "give") == "H6 H7 H8 H9"


def test_fj_r9_a_costly_card_may_be_given_away() -> None:
    won = {0: "HK DK H8 T20"}
    hands = ["* C6", "S6 C7", "SK C8", "S7 CK"]
    match = play(position("fjabbe", hands, won=won), "* S6 SK S7")
    assert named(match, "give") == "H8 HK DK T20"
    low = position("fjabbe", hands, won=won, fjont_exchange_card="low_if_possible")
    play(low, "* S6 SK S7")
    assert low.to_play == 2
    assert "H8" in pile(finish(low), 2).split()


@pytest.mark.parametrize(
    ("losses", "points", "by_points", "by_losses"),
    [
        ([3, 3, 1, 0], [9, 9, 9, 99], [3], [3]),
        ([3, 3, 1, 1], [9, 9, 80, 70], [3], [2, 3]),
        ([3, 3, 1, 1], [9, 9, 70, 70], [2, 3], [2, 3]),
        ([3, 3, 4, 3], [90, 80, 1, 85], [1], [0, 1, 3]),
        ([5, 0, 0, 2], [1, 30, 20, 10], [2], [1, 2]),
    ],
)
def test_fj_r10_fewest_lost_deals_then_fewest_points(
    losses: list[int], points: list[int], by_points: list[int], by_losses: list[int]
) -> None:
    assert winners(losses, points) == by_points
    assert winners(losses, points, fjabbe_ranking="losses") == by_losses


@pytest.mark.parametrize("ranking", ["losses_then_points", "losses"])
def test_fj_r10_at_the_end_of_matches(ranking: str) -> None:
    shared = 0
    for seed in range(15):
        match = shuffled("fjabbe", seed, fjabbe_ranking=ranking)
        while not match.is_over:
            assert match.winner is None
            finish(match)
        losses = view(match).losses
        assert losses is not None
        winner = match.winner if isinstance(match.winner, list) else [match.winner]
        assert all(losses[seat] == min(losses) for seat in winner if seat is not None)
        shared += isinstance(match.winner, list)
        if ranking == "losses_then_points":
            best = [s for s in range(4) if losses[s] == min(losses)]
            fewest = min(match.scores[s] for s in best)
            assert winner == [s for s in best if match.scores[s] == fewest]
        else:
            assert winner == [s for s in range(4) if losses[s] == min(losses)]
    assert shared > 0 or ranking == "losses_then_points"


def test_fj_r11_the_deal_passes_on_and_several_may_cross_the_limit_at_once() -> None:
    match = shuffled("fjabbe", 11)
    dealer = int(match.dealer)
    for _ in range(2):
        assert match.to_play == (dealer + 1) % 4
        finish(match)
        dealer = (dealer + 1) % 4
        assert int(match.dealer) == dealer
    assert is_over([3, 3, 3, 0])
    packs = [ten_for(dealer) for dealer in (0, 1, 2)]
    match = started("fjabbe", *packs, dealer=0)
    while not match.is_over:
        held = named(match, "play").split()
        play(match, held[-1] if match.to_play == 1 else held[0])
    assert len(match.deals) == 3
    assert match.is_over
    assert view(match).losses == [3, 0, 3, 3]
    assert match.winner == 1


def ten_for(dealer: int) -> str:
    """A pack that gives seat 1 all ten tricks: high trumps, and no suit to follow."""
    return packed("fjabbe", dealer, {1: TEN}, last="T10 T9 T8 T7 T6 T5 I1 I2 I3 I4 T0 *")
