"""What the primers of 800, 1000, 150 and Fjabbe say of their deals, asked of the engine."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.cards.bits import bit
from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana.combinations import best_bundle
from fudaba.primers.node import plain
from fudaba.primers.primer import primer
from fudaba.primers.snapphana import PICTURES
from fudaba.primers.snapphana.count import lines_of
from fudaba.primers.snapphana.deal import Deal
from fudaba.primers.snapphana.deals import EIGHT_HUNDRED, FJABBE, HUNDRED_AND_FIFTY, THOUSAND


def _scores(deal: Deal) -> list[int]:
    return [int(score) for score in deal.match().deals[0].scores]


def test_the_deals_end_as_the_texts_say() -> None:
    assert _scores(EIGHT_HUNDRED) == [286, 112]
    assert _scores(THOUSAND) == [287, 190]
    assert _scores(HUNDRED_AND_FIFTY) == [76, 45]
    assert _scores(FJABBE) == [36, 10, 8, 57]
    assert [lines_of(THOUSAND.match(), side)[0] for side in (0, 1)] == [35, 94]
    assert [lines_of(HUNDRED_AND_FIFTY.match(), side)[0] for side in (0, 1)] == [10, 28]


def test_without_fjont_two_short_sequences_are_left_in_the_pile_of_800() -> None:
    pile = EIGHT_HUNDRED.match().deals[0].captured[0]
    assert best_bundle(pile).sequences_points() == 160
    without = best_bundle(pile & ~bit(SNAPPHANA.card("*")))
    assert (without.sequences, without.sequences_points()) == (2, 20)


def test_wilds_lengthen_a_sequence_and_side_by_side_end_that_of_trumps() -> None:
    worth = {
        cards: best_bundle(sum(bit(SNAPPHANA.card(card)) for card in cards.split()))
        for cards in (
            "SA CA HA DA *",
            "T20 T19 T0 * T15",
            "T20 T0 T18 * T15",
            "HK HQ HN HA",
            "T20 T18 T17 T16 T14",
        )
    }
    assert [one.sequences_points() for one in worth.values()] == [20, 15, 20, 15, 15]


def test_the_card_points_of_800_come_about_as_told() -> None:
    pile = EIGHT_HUNDRED.match().deals[0].captured[0]
    held = SNAPPHANA.set_text(int(pile)).split()
    dear = [one for one in held if one[1:] == "K" or one in ("T20", "*")]
    queens, knights = ([one for one in held if one[1:] == kind] for kind in "QN")
    assert [len(cards) for cards in (dear, queens, knights)] == [6, 1, 3]
    others = len(held) - 2 * (len(dear) + len(queens) + len(knights))
    card_points = lines_of(EIGHT_HUNDRED.match(), 0)[1][-1]
    told = 5 * len(dear) + 4 * len(queens) + 3 * len(knights) + others // 2
    assert (others, told, int(card_points.amount)) == (6, 46, 46)


def test_another_gift_would_have_lost_the_deal_of_fjabbe() -> None:
    assert "give SK" in FJABBE.moves
    other = replace(FJABBE, moves=FJABBE.moves.replace("give SK", "give S9"))
    assert _scores(other) == [55, 10, 8, 36]


def test_a_position_marks_what_is_done() -> None:
    declaring = plain(PICTURES["800-declare"]("en"))
    assert "Trump 17 (played)" in declaring
    assert "King of diamonds (shown)" in declaring
    assert "Trump 15 (taken)" in declaring
    assert "King of hearts (taken)" not in plain(PICTURES["800-heart"]("en"))
    assert plain(PICTURES["1000-discards"]("en")).count("(laid away)") == 10
    assert "Spader 6 (ges)" in plain(PICTURES["800-give"]("sv"))


def test_of_each_trick_the_winner_is_ringed() -> None:
    text = primer("800", "en").text
    assert "[Ace of spades] [6 of spades] [8 of spades (wins)] [7 of spades]" in text
    assert "[Snapphana] [Nulla] [Snapphana (wins)]" in text
