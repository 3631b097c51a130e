"""Hachi-Hachi, section 13.6: rulings on tokushuyaku, achievements and the pot."""

from __future__ import annotations

import pytest

from fudaba.cards.hanafuda import CHAFF
from tests.rules.hachihachi.match import act, packed, playing, position, scores, started, voided
from tests.rules.hachihachi.settle import POETRY, gains, paid_for, reasons, settled
from tests.rules.hachihachi.written import A, B, C, dekiyaku

TRIPLE = "1L 1R 1K1 2A 3L 6A 8L"
STANDING = "4A 4R 4K1 1L 2A 8L 9A"
RED = "1R 4R 2K1 3K1 5K1 6K1 7K1"
SIXTEEN = "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2 6K1 6K2 7K1 7K2 11L 11A"
TWO_TRIPLES = "4A 4R 4K1 9A 9R 9K1 1L"


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_r47_with_a_tokushuyaku_teyaku_are_not_paid(preset: str) -> None:
    for points in ((168, 50, 46), (88, 88, 88)):
        assert "triple" not in reasons(settled(points=points, hands={B: TRIPLE}, preset=preset))


def test_hh_r48_two_of_one_kind_are_impossible() -> None:
    assert CHAFF.bit_count() == 27 < 2 * 16
    assert 2 * 168 > 264


def test_hh_r49_sixteen_kasu_in_its_three_forms() -> None:
    bases = (SIXTEEN, "1L 1R", "3L 3R")
    assert reasons(settled(bases=bases)) == ["sixteen_kasu"]
    assert "sixteen_kasu" not in reasons(settled(bases=bases, preset="classic"))
    assert dekiyaku(SIXTEEN) == {}
    assert dekiyaku(SIXTEEN, sixteen_kasu="dekiyaku") == {"sixteen_kasu": 12}
    assert dekiyaku(f"{SIXTEEN} 12K1 11R", "classic", sixteen_kasu="dekiyaku") == {
        "sixteen_kasu": 16
    }
    stopped = settled(bases=bases, end="shoubu", by=A, sixteen_kasu="dekiyaku")
    assert gains(stopped) == [240, -120, -120]
    half = settled(bases=bases, sage=(A,), sixteen_kasu="dekiyaku")
    assert gains(half) == [120, -60, -60]


def test_hh_r49_as_a_dekiyaku_it_asks_and_every_further_card_asks_again() -> None:
    match = position(
        field="12K1",
        hands=("12K2 9A", "-", "-"),
        bases=(SIXTEEN.removesuffix(" 11L 11A"), "-", "-"),
        stock="8A",
        sixteen_kasu="dekiyaku",
    )
    act(match, "play 12K2")
    assert match.kan[A] == 12
    assert [match.text(code) for code in match.legal_actions()] == ["shoubu", "sage"]


@pytest.mark.parametrize(("preset", "paid"), [("decimal", True), ("classic", False)])
def test_hh_r50_a_failed_mizuten_in_a_deal_ended_early(preset: str, paid: bool) -> None:
    settlement = settled(
        bases=("4A 4K1", POETRY, "-"), end="shoubu", by=B, mizuten=True, preset=preset
    )
    assert ("mizuten_failed" in reasons(settlement)) == paid


def test_hh_r51_tobikomi_in_an_early_ending() -> None:
    bases = ("4A 4K2", POETRY, "-")
    for preset, paid in (("decimal", True), ("classic", False)):
        early = settled(bases=bases, hands={A: STANDING}, end="shoubu", by=B, preset=preset)
        assert ("tobikomi" in reasons(early)) == paid


def test_hh_r52_both_of_two_triples_caught() -> None:
    bases = ("4* 9*", POETRY, "-")
    deal = {"bases": bases, "hands": {A: TWO_TRIPLES}, "end": "shoubu", "by": B}
    each = settled(**deal)  # type: ignore[arg-type]
    assert paid_for(each, "tobikomi") == [(B, A, 10), (C, A, 10)] * 2
    once = settled(**deal, preset="classic")  # type: ignore[arg-type]
    assert paid_for(once, "tobikomi") == [(B, A, 12), (C, A, 12)]
    agreed = settled(**deal, preset="classic", tobikomi_per_triple=True)  # type: ignore[arg-type]
    assert len(paid_for(agreed, "tobikomi")) == 4


def test_hh_r53_the_triple_of_a_four_three_may_be_caught() -> None:
    paid = settled(bases=("5*", POETRY, "-"), hands={A: "10* 5A 5R 5K1"}, end="shoubu", by=B)
    assert paid_for(paid, "tobikomi") == [(B, A, 10), (C, A, 10)]


def test_hh_r54_with_an_empty_pot_the_winner_pays_the_coin() -> None:
    paid = settled(points=(93, 91, 80), preset="classic")
    assert gains(paid) == [4, 3, -8]
    skipped = settled(points=(93, 91, 80), preset="classic", track_coin_empty_pot="skip")
    assert (gains(skipped), int(skipped.track)) == ([5, 3, -8], 0)


def test_hh_r54_also_in_deals_without_play_not_in_void_ones() -> None:
    sole = playing(seats=4, preset="classic", mizuten=False)
    act(sole, "drop", "drop", "drop", "stay")
    assert (int(sole.books.track), scores(sole)[3]) == (1, 53)
    void = voided("2A 4A 5A 6A 7A 9A", [], "classic")
    assert void.books.track == 0
    assert void.pot == 12 + 18 + 24 + 30


def test_hh_r55_the_base_as_it_lies_last_captures_included() -> None:
    rich = "1R 2R 3R 1L 3L 8L 9A"  # 85 points
    for more, escapes in (("2K1 2K2 4K1", False), ("2K1 2K2 4K1 4K2", True)):
        paid = settled(bases=(f"{rich} {more}", "-", "-"), hands={A: RED}, end="shoubu", by=A)
        assert ("nukeyaku" in reasons(paid)) == escapes


def test_hh_r56_all_eights_with_a_blind_oya() -> None:
    classic = settled(points=(88, 88, 88), mizuten=True, preset="classic")
    assert gains(classic) == [240 - 24 - 1, -120 + 12, -120 + 12]
    assert gains(settled(points=(88, 88, 88), mizuten=True)) == [200, -100, -100]


def test_hh_r57_mizuten_is_void_with_fewer_than_three() -> None:
    two = playing(seats=4, mizuten=True, auction_min="free", two_stay="play")
    act(two, "mizuten", "drop", "drop", "stay")
    assert list(two.order) == [A, 3]
    paid = settled(points=(95, 0, 0, 60), order=(0, 3), mizuten=True)
    assert reasons(paid) == ["card_points"]
    alone = playing(seats=4, mizuten=True, auction_min="free")
    act(alone, "mizuten", "drop", "drop", "drop")
    assert alone.deals[0].end == "sole"
    assert scores(alone) == [45, -10, -15, -20]


def test_hh_r58_escape_tobikomi_and_mizuten_add_up() -> None:
    hand = "12K1 12K2 12K3 1K1 2K1 3K1 4K1"
    paid = settled(
        bases=("12* 1L 3L 8L 2A", POETRY, "-"), hands={A: hand}, end="shoubu", by=B, mizuten=True
    )
    assert reasons(paid)[-3:] == ["tobikomi", "nukeyaku", "mizuten"]
    assert gains(paid)[A] == 2 * (70 + 10 + 10 + 10) - 70


def test_hh_r59_the_winner_does_not_depend_on_teyaku_or_achievements() -> None:
    paid = settled(points=(89, 93, 82), hands={A: "10* 5A 5R 5K1"}, mizuten=True)
    assert gains(paid)[A] > 400
    assert paid.winner == B


def test_hh_r59_nor_on_compensation() -> None:
    decks = [packed(4, 0, {3: "1R 2R 3R 4A 5A 8L 9A"})]
    match = act(started(decks, seats=4), "stay", "stay", "stay")
    assert match.books.coins[3] > 250
    assert list(match.order) == [A, B, C]
