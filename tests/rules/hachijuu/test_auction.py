"""Hachijuu, section 3: who plays, and at which rate."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.contract import IllegalAction
from fudaba.games.hachijuu.match import HachijuuMatch
from tests.rules.hachijuu.match import act, finish, lines, playing, scores, shuffled
from tests.rules.hachijuu.settle import HOLDING, gains, settled
from tests.rules.hachijuu.written import P0, P1, P2, P3, P4, cards, choices, text, view

ALL = ["fold", "in", "double"]


def table(seats: int, *says: str, oya: int = 0, **options: Any) -> HachijuuMatch:
    """A deal in which this was said."""
    return playing(*says, seats=seats, oya=oya, **options)


def asked(match: HachijuuMatch) -> tuple[int, list[str]]:
    """Who speaks next, and what may be said."""
    assert view(match).phase == "auction"
    return int(match.to_play), choices(match)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("oya", [0, 1])
def test_hj_301_each_declares_from_the_oya_counterclockwise(seats: int, oya: int) -> None:
    match = table(seats, oya=oya)
    for step in range(seats - 1):
        assert asked(match) == ((oya + step) % seats, ALL)
        act(match, "fold")


@pytest.mark.parametrize("before", [[], ["double"], ["double", "double"]])
def test_hj_302_who_folds_pays_twenty_at_every_rate_and_is_out(before: list[str]) -> None:
    match = table(4, *before)
    folder = int(match.to_play)
    act(match, "fold")
    seen = view(match)
    assert (seen.folded, seen.pot) == ([folder], 20)
    finish(match, ["double", "in"])
    assert scores(match)[folder] == -20
    assert f"{folder} > pot: 20 fold_fee HJ-302" in lines(match)
    assert match.deals[0].captured[folder] == 0


def test_hj_302_the_hand_goes_back_face_down() -> None:
    match = table(4, "in", "fold", "in", "in")
    for viewer in (P0, P1, P2, P3, None):
        hand = view(match, viewer).hands[P1]
        assert (hand.cards, hand.hidden) == ("", 0)
    events = [event for event in match.events() if event.kind == "fold"]
    assert [(int(event.seat), int(event.cards)) for event in events] == [(P1, 0)]


def test_hj_302_a_table_may_agree_on_another_fee() -> None:
    match = table(4, "fold", "double", "fold", "in", fold_fee=7)
    assert view(match).pot == 14
    assert [line for line in lines(finish(match)) if "fold_fee" in line] == [
        "0 > pot: 7 fold_fee HJ-302",
        "2 > pot: 7 fold_fee HJ-302",
    ]


def test_hj_303_in_takes_part_at_the_current_rate() -> None:
    plain = table(3, "in", "in", "in")
    assert (view(plain).active, view(plain).rate) == ([P0, P1, P2], 1)
    doubled = table(3, "double", "in", "in")
    assert (view(doubled).active, view(doubled).rate) == ([P0, P1, P2], 2)


def test_hj_304_a_double_doubles_the_rate_and_moves_the_marker() -> None:
    match = table(5, "in", "fold", "double", oya=3)
    seen = view(match)
    assert (seen.rate, seen.oya, seen.dealer) == (2, P0, P3)
    assert asked(match) == (P1, ALL)
    act(match, "double")
    seen = view(match)
    assert (seen.rate, seen.oya, seen.dealer) == (4, P1, P3)
    act(match, "in")
    assert asked(match) == (P3, ["fold", "in"])  # P2 is in, P4 has folded
    act(match, "in")
    assert view(match).active == [P1, P2, P3]


def test_hj_304_the_doubler_has_already_spoken() -> None:
    match = table(3, "in", "double", "in", "in")
    assert view(match).phase != "auction"
    assert view(match).active == [P1, P2, P0]


def test_hj_305_who_was_in_before_a_double_must_speak_again() -> None:
    match = table(4, "in", "in", "in", "double")
    assert view(match).joined == [P3]
    for seat in (P0, P1):
        assert asked(match) == (seat, ALL)
        act(match, "in")
    assert asked(match) == (P2, ["fold", "double"])
    act(match, "fold")
    assert (view(match).active, view(match).pot) == ([P3, P0, P1], 20)


def test_hj_306_the_auction_ends_after_a_round_without_a_double() -> None:
    for says, rate in (
        (["in", "in", "fold", "in"], 1),
        (["in", "in", "fold", "double", "in", "fold"], 2),
        (["in", "double", "fold", "in", "double", "in", "in"], 4),
    ):
        match = table(4, *says[:-1])
        assert view(match).phase == "auction"
        act(match, says[-1])
        assert view(match).phase == "play"
        assert view(match).rate == rate


def test_hj_307_the_last_player_takes_the_pot_and_is_next_oya() -> None:
    hand = "4* 9A 9R 1L"
    match = table(5, "fold", "in", "fold", "fold", "fold", oya=2, hands={P3: hand})
    assert match.deals[0].end == "sole"
    assert scores(match) == [-20, -20, -20, 80, -20]
    assert lines(match)[-1] == "pot > 3: 80 pot HJ-307"
    assert not any("teshi" in line for line in lines(match))
    assert match.dealer == P3
    settlement = settled(
        seats=4, order=[P2], folded=[P0, P1, P3], rate=2, announced={P2: ["teshi"]}, end="sole"
    )
    assert gains(settlement) == [-20, -20, 60, -20]
    assert settlement.winner == P2


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hj_308_two_play_sashi(seats: int) -> None:
    match = table(seats, *["fold"] * (seats - 2), "in", "in")
    assert view(match).active == [seats - 2, seats - 1]
    assert len(match.stock) == 28


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_hj_309_three_play(seats: int) -> None:
    match = table(seats, *["fold"] * (seats - 3), "in", "in", "in")
    assert view(match).active == [seats - 3, seats - 2, seats - 1]
    assert len(match.stock) == 21


def test_hj_310_when_three_are_in_the_others_fold_or_double() -> None:
    match = table(6, "in", "fold", "in", "in")
    assert asked(match) == (P4, ["fold", "double"])
    with pytest.raises(IllegalAction):
        act(match, "in")
    doubled = table(6, "in", "in", "double", "in", "in")
    assert asked(doubled) == (5, ["fold", "double"])
    act(doubled, "fold")
    assert asked(doubled) == (P0, ["fold", "double"])
    act(doubled, "fold", "fold")
    assert view(doubled).active == [P2, P3, P4]
    assert view(doubled).pot == 60


def test_hj_311_at_rate_four_nobody_doubles() -> None:
    match = table(5, "double", "double")
    assert view(match).rate == 4
    while view(match).phase == "auction":
        assert choices(match) == ["fold", "in"]
        with pytest.raises(IllegalAction):
            act(match, "double")
        act(match, "fold" if match.to_play == P2 else "in")


def test_hj_312_at_rate_four_three_in_put_the_others_out_without_a_fee() -> None:
    match = table(6, "in", "double", "double", "fold", "in", "in")
    seen = view(match)
    assert (seen.active, seen.put_out, seen.folded) == ([P2, P4, 5], [P0, P1], [P3])
    assert (seen.rate, seen.pot) == (4, 20)
    finish(match)
    assert scores(match)[P0] == scores(match)[P1] == 0


def test_hj_313_one_two_or_three_are_left_in_random_matches() -> None:
    for seed in range(12):
        match = shuffled(seed, 2 + seed % 5, deals=2)
        while not match.deals:
            assert len(match.order) <= 3
            legal = choices(match)
            act(match, legal[(seed + len(match.actions)) % len(legal)])
        sat_out = [cards == 0 for cards in match.deals[0].captured]
        assert sat_out.count(False) <= 3


@pytest.mark.parametrize(
    ("seats", "says", "size"),
    [
        (4, ["in", "in", "fold", "in"], 21),
        (5, ["double", "double", "in", "in"], 21),
        (6, ["in", "in", "fold", "fold", "fold", "fold"], 28),
    ],
)
def test_hj_314_hands_of_all_who_sit_out_are_shuffled_into_the_stock(
    seats: int, says: list[str], size: int
) -> None:
    match = table(seats, *says)
    stock = [int(card) for card in match.stock]
    assert len(stock) == size
    held = sum(int(hand) for hand in match.hands)
    assert sum(1 << card for card in stock) == (1 << 48) - 1 - held - int(match.field)
    for seat in range(seats):
        if seat not in match.order:
            assert text(match.hands[seat]) == "-"
            returned = [card for card in stock if match.dealt[seat] & 1 << card]
            assert len(returned) == 7
    rest = [int(card) for card in match.deck[6 + 7 * seats :]]
    assert [card for card in stock if card in rest] != rest or not rest
    assert stock != sorted(stock)


def test_hj_314_every_match_shuffles_in_its_own_way() -> None:
    stocks = set()
    for seed in range(20):
        match = shuffled(seed, 6)
        act(match, "in", "in", "in", "fold", "fold", "fold")
        stock = [int(card) for card in match.stock]
        stocks.add(tuple(sorted(range(21), key=lambda place: stock[place])))
    assert len(stocks) == 20


def test_hj_315_all_goes_from_the_latest_oya_on() -> None:
    hands = {P0: "1L 1R 1K1 2A 4A 6R 8L", P2: "9A 9R 9K1 4R 5A 6A 7R"}
    match = table(3, "in", "in", "double", "in", "in", hands=hands)
    assert view(match, P2).legal[0] == "announce sanbon"
    act(match, "announce sanbon")
    assert view(match, P0).legal[0] == "announce sanbon"
    act(match, "announce sanbon")
    turns: list[int] = []
    while len(turns) < 4:
        if choices(match)[0].startswith("play"):
            turns.append(int(match.to_play))
        act(match, choices(match)[-1])
    assert turns == [P2, P0, P1, P2]


def test_hj_316_the_rate_multiplies_yaku_and_points_but_not_the_pot() -> None:
    for rate in (1, 2, 4):
        hand = settled(rate=rate, announced={P0: ["teshi"]}, points={P0: 80, P1: 80, P2: 80})
        assert gains(hand) == [200 * rate, -100 * rate, -100 * rate]
        agari = settled(rate=rate, captured={P1: HOLDING["aotan"]}, end="agari", by=P1)
        assert gains(agari) == [-100 * rate, 200 * rate, -100 * rate]
        sage = settled(rate=rate, captured={P1: HOLDING["aotan"]}, sage=[P1])
        assert gains(sage) == [-50 * rate, 100 * rate, -50 * rate]
        points = settled(rate=rate, points={P0: 90, P1: 80, P2: 70})
        assert gains(points) == [20 * rate, 0, -20 * rate]
        pot = settled(
            rate=rate, seats=4, folded=[P3], captured={P1: HOLDING["aotan"]}, end="agari", by=P1
        )
        assert gains(pot) == [-100 * rate, 200 * rate + 20, -100 * rate, -20]


def test_hj_317_the_pot_goes_to_the_winner_of_the_cards() -> None:
    # P0 has the better hand yaku, P2 wins the cards.
    found = settled(
        seats=5,
        folded=[P3, P4],
        announced={P0: ["shisou"]},
        captured={P2: HOLDING["akatan"]},
        end="agari",
        by=P2,
    )
    assert gains(found) == [600 - 100, -300 - 100, -300 + 200 + 40, -20, -20]
    match = finish(table(4, "in", "in", "fold", "in"))
    (pot,) = [line for line in lines(match) if line.startswith("pot")]
    assert pot == f"pot > {int(match.dealer)}: 20 pot HJ-317"
    assert cards(text(match.deals[0].captured[P2])) == 0
