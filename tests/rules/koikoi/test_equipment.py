"""Koi-Koi, section 0: equipment and aim."""

from __future__ import annotations

from collections import Counter

import pytest

from fudaba.cards import hanafuda
from fudaba.cards.hanafuda import MONTHS, PACK_SIZE, month_cards, month_of, nominal_value
from fudaba.cards.pack import HANAFUDA
from fudaba.games.options import OptionError
from fudaba.games.registry import spec
from tests.rules.koikoi.deals import scores, scripted, settled
from tests.rules.koikoi.moves import move
from tests.rules.koikoi.written import A, B, cards, may_decide, points, position, text


def test_kk_001_two_players() -> None:
    assert spec("koikoi").seats == (2,)
    with pytest.raises(OptionError):
        spec("koikoi").game(seats=3)


def test_kk_002_the_pack_has_twelve_months_of_four_cards() -> None:
    assert HANAFUDA.size == PACK_SIZE == 48
    months = Counter(int(month_of(card)) for card in range(48))
    assert months == dict.fromkeys(range(1, MONTHS + 1), 4)


def test_kk_003_five_lights_nine_animals_ten_ribbons_and_24_plains() -> None:
    assert Counter(map(nominal_value, range(48))) == {20: 5, 10: 9, 5: 10, 1: 24}
    by_value = {20: hanafuda.LIGHTS, 10: hanafuda.ANIMALS, 5: hanafuda.RIBBONS, 1: hanafuda.PLAINS}
    for value, members in by_value.items():
        assert members == sum(1 << card for card in range(48) if nominal_value(card) == value)


@pytest.mark.parametrize(
    ("month", "kinds"),
    [
        (1, "L R K K"),
        (2, "A R K K"),
        (3, "L R K K"),
        (4, "A R K K"),
        (5, "A R K K"),
        (6, "A R K K"),
        (7, "A R K K"),
        (8, "L A K K"),
        (9, "A R K K"),
        (10, "A R K K"),
        (11, "L A R K"),
        (12, "L K K K"),
    ],
)
def test_kk_004_what_each_month_holds(month: int, kinds: str) -> None:
    held = text(month_cards(month)).split()
    assert [card.removeprefix(str(month))[0] for card in held] == kinds.split()


@pytest.mark.parametrize(
    ("card", "member", "name"),
    [
        ("11L", hanafuda.RAIN_MAN, "rain man"),
        ("3L", hanafuda.CURTAIN, "curtain"),
        ("8L", hanafuda.MOON, "moon"),
        ("9A", hanafuda.SAKE_CUP, "sake cup"),
        ("11K1", hanafuda.LIGHTNING, "lightning"),
        ("6A", hanafuda.BOAR_DEER_BUTTERFLIES, "butterflies"),
        ("7A", hanafuda.BOAR_DEER_BUTTERFLIES, "boar"),
        ("10A", hanafuda.BOAR_DEER_BUTTERFLIES, "deer"),
    ],
)
def test_kk_005_the_cards_with_names_of_their_own(card: str, member: int, name: str) -> None:
    assert cards(card) & member
    assert name in HANAFUDA.name_of(HANAFUDA.card(card)).lower()


def test_kk_005_the_named_sets_hold_nothing_else() -> None:
    assert text(hanafuda.BOAR_DEER_BUTTERFLIES) == "6A 7A 10A"
    assert text(hanafuda.DRY_LIGHTS) == "1L 3L 8L 12L"


def test_kk_006_ribbon_classes() -> None:
    assert text(hanafuda.POETRY_RIBBONS) == "1R 2R 3R"
    assert text(hanafuda.BLUE_RIBBONS) == "6R 9R 10R"
    assert text(hanafuda.PLAIN_RIBBONS) == "4R 5R 7R 11R"


def test_kk_007_nominal_points_never_score() -> None:
    assert points("1L 8L 2A 4A 1R 2R 1K1 12K3") == 0
    # The rich base loses to the poor one that has a yaku.
    ended = settled(("1L 8L 2A 4A 8A 11A 1R 2R 4R 5R", "3L 9A"), by=B)
    assert scores(ended) == [0, 5]


def test_kk_008_the_highest_total_over_the_agreed_deals_wins() -> None:
    match = scripted("instant_oya", "instant_oya", "instant_ko", deals=3)
    assert match.scores == [12, 6]
    assert match.winner == A


def test_kk_009_a_card_in_the_hand_scores_in_no_yaku() -> None:
    match = position(field="5K1", hand="5A 1L 3L 8L", stock="2K1")
    move(match, "5A>5K1", "2K1>-")
    assert match.points[A] == 0
    assert not may_decide(match)
