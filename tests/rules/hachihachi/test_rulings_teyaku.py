"""Hachi-Hachi, section 13.4: rulings on teyaku."""

from __future__ import annotations

import pytest

from fudaba.games.contract import IllegalAction
from fudaba.games.hachihachi.teyaku import is_standing
from fudaba.games.ledger import BANK, Entry
from tests.rules.hachihachi.match import act, finish, packed, playing, scores, started
from tests.rules.hachihachi.settle import gains, settled
from tests.rules.hachihachi.settle import reasons as reasons_of
from tests.rules.hachihachi.written import A, B, C, D, E, cards, choices, shown, teyaku, view

FOUR_THREE = "10* 5A 5R 5K1"
TRIPLE = "1L 1R 1K1 2A 3L 6A 8L"
SMALL = "2R 4R 7A 7R 8A 9A"


def test_hh_r27_every_other_player_but_the_white_card_pays() -> None:
    match = playing(
        seats=7, hands={C: FOUR_THREE, E: "W 2A 3K1 4R 6K1 7A 7K1"}, preset="classic", mizuten=False
    )
    assert match.is_over
    assert scores(match) == [-240, -240, 1200, -240, 0, -240, -240]


def test_hh_r27_two_holders_collect_from_each_other() -> None:
    hands = {A: FOUR_THREE, C: "11* 12K1 12K2 12K3"}
    match = act(playing(hands=hands, field=SMALL, preset="classic"), "look")
    assert scores(match) == [192, -528, 336]


def test_hh_r27_a_pot_left_over_goes_to_the_earliest_holder_and_no_coin_to_the_track() -> None:
    first = packed(4, 1, field=SMALL)
    second = packed(4, 1, {A: FOUR_THREE, D: "11* 12K1 12K2 12K3"}, SMALL)
    match = started([first, second], seats=4, dealer=B, preset="classic", mizuten=False)
    act(match, "drop", "drop", "drop", "drop")
    assert [deal.end for deal in match.deals] == ["void", "four_three"]
    pot = [entry for entry in match.deals[1].entries if entry.reason == "pot"]
    assert [(int(entry.payee), int(entry.amount)) for entry in pot] == [(D, 84)]
    assert match.books.track == 0


def test_hh_r27_the_final_account_follows_with_the_stones_on_the_track() -> None:
    decks = [packed(field=SMALL), packed(hands={A: FOUR_THREE}, field=SMALL)]
    for collected in (False, True):
        match = started(decks, preset="classic", mizuten=False, han_don_on_early_end=collected)
        finish(match)
        assert match.is_over
        after = match.deals[1].after
        assert [int(e.amount) for e in after if e.rule == "HH-965"] == [1]
        assert sum(int(e.amount) for e in after if e.rule == "HH-966") == 180
        levy = [int(e.amount) for e in after if e.payee == BANK]
        assert levy == ([120] * 3 if collected else [])
        assert sum(match.scores) == (0 if collected else 360)


def test_hh_r27_a_short_match_never_collects_han_don_early() -> None:
    match = playing(
        hands={A: FOUR_THREE},
        preset="classic",
        mizuten=False,
        han_don_on_early_end=True,
        deals=6,
    )
    assert [e for e in match.deals[0].after if e.payee == BANK] == []


@pytest.mark.parametrize(("month", "collected"), [(5, True), (6, True), (7, False)])
def test_hh_r27_only_a_han_don_that_was_not_held_may_be_collected(
    month: int, collected: bool
) -> None:
    decks = [packed(field=SMALL)] * (month - 1) + [packed(hands={A: FOUR_THREE}, field=SMALL)]
    match = started(decks, preset="classic", mizuten=False, han_don_on_early_end=True)
    while not match.is_over:
        finish(match)
    assert [deal.end for deal in match.deals][-1] == "four_three"
    assert len(match.deals) == month
    levied = [number for number, deal in enumerate(match.deals, 1) if _levied(deal.after)]
    assert levied == ([month] if collected else [6])
    assert sum(match.scores) == 0


def _levied(entries: list[Entry]) -> bool:
    return any(entry.payee == BANK for entry in entries)


def test_hh_r28_each_group_may_be_kept_secret_and_then_earns_nothing() -> None:
    hand = "12K1 12K2 12K3 4R 4K1 4K2 5K1"
    match = playing(hands={A: hand})
    assert choices(match) == ["declare two_standing", "declare one_ribbon", "done"]
    act(match, "declare one_ribbon")
    assert choices(match) == ["declare two_standing", "done"]
    act(match, "done")
    assert view(match, B).teyaku[A][0].name == "one_ribbon"
    assert len(view(match, B).teyaku[A]) == 1
    points = (95, 90, 79)
    bases = ("4* 12*", "-", "-")
    for groups, names in ((1, {"two_standing", "tobikomi"}), (2, {"one_ribbon", "nukeyaku"})):
        paid = settled(points=points, bases=bases, hands={A: hand}, groups=groups)
        assert set(reasons_of(paid)) == names | {"card_points"}
    secret = settled(points=points, bases=bases, hands={A: hand}, groups=0)
    assert gains(secret) == [7, 2, -9]


def test_hh_r28_only_the_best_of_a_group_can_be_declared() -> None:
    match = playing(hands={A: "9* 3L 3R 8L"})
    with pytest.raises(IllegalAction):
        act(match, "declare four")


def test_hh_r29_which_cards_of_group_b_are_shown() -> None:
    hand = "1L 2K1 3K1 4K1 5K1 6K1 7K1"
    assert shown(hand, "B") == "1L"
    assert shown(hand, "B", "classic") == "2K1 3K1 4K1 5K1 6K1 7K1"
    assert shown(hand, "B", show_group_b="chaff") == "2K1 3K1 4K1 5K1 6K1 7K1"


def test_hh_r30_one_ribbon_beside_the_willow_ribbon() -> None:
    assert teyaku("1R 11R 2K1 3K1 4K1 5K1 6K1") == {"one_ribbon": 3}


def test_hh_r31_willows_are_an_ordinary_triple_or_four() -> None:
    assert teyaku("11L 11A 11R 2A 3L 6A 8L") == {"triple": 2}
    assert teyaku("11* 3L 6A 8L") == {"four": 6}
    assert not is_standing(11, cards("11L 11A 11R"))


def test_hh_r32_a_four_is_neither_a_triple_nor_two_pairs() -> None:
    assert teyaku("6* 1L 1R 9A") == {"one_two_four": 8}  # not three pairs
    assert teyaku("12* 1L 2A 3L") == {"four": 6}  # not a standing triple
    assert teyaku("12* 5A 5R 5K1") == {"four_three": 20}
