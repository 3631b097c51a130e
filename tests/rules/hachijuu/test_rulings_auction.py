"""Hachijuu, section 9: rulings on the auction (for HJ-R4 and HJ-R5 see the deal)."""

from __future__ import annotations

import pytest

from fudaba.games.contract import IllegalAction
from fudaba.games.hachijuu.match import HachijuuMatch
from tests.rules.hachijuu.match import act, finish, lines, playing, scores, shuffled
from tests.rules.hachijuu.settle import HOLDING, gains, settled
from tests.rules.hachijuu.written import P0, P1, P2, P3, P4, P5, choices, phase, view

ALL = ["fold", "in", "double"]


def asked(match: HachijuuMatch) -> tuple[int, list[str]]:
    assert phase(match) == "auction"
    return int(match.to_play), choices(match)


def test_hj_r3_two_players_have_the_whole_auction() -> None:
    match = playing(seats=2)
    assert asked(match) == (P0, ALL)
    assert scores(act(match.copy(), "fold")) == [-20, 20]
    act(match, "double")
    assert asked(match) == (P1, ALL)
    assert scores(act(match.copy(), "fold")) == [20, -20]
    act(match, "double")
    assert asked(match) == (P0, ["fold", "in"])
    act(match, "in")
    assert (view(match).active, view(match).rate) == ([P1, P0], 4)


def test_hj_r3_or_none_at_all() -> None:
    match = shuffled(3, 2, two_player_auction=False)
    while not match.is_over:
        assert not set(choices(match)) & set(ALL)
        assert view(match).rate == 1
        finish(match)
    assert {deal.end for deal in match.deals} <= {"exhausted", "agari"}
    assert {len(deal.stock) for deal in match.deals} == {0}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hj_r6_the_last_player_is_not_asked(seats: int) -> None:
    unasked = playing(*["fold"] * (seats - 1), seats=seats)
    assert unasked.deals[0].end == "sole"
    assert unasked.dealer == seats - 1
    # Nor one who has spoken at a lower rate.
    spoken = playing("in", "double", *["fold"] * (seats - 2), seats=seats)
    assert asked(spoken) == (P0, ALL)
    act(spoken, "fold")
    assert (spoken.deals[0].end, int(spoken.dealer)) == ("sole", P1)


def test_hj_r7_if_the_oya_folds_the_next_active_player_begins() -> None:
    match = playing("fold", "fold", "in", "in", "in", seats=5, oya=2)
    seen = view(match)
    assert (seen.active, seen.oya, seen.rate, int(match.to_play)) == ([P4, P0, P1], P2, 1, P4)
    # Ties are counted from there.
    tie = settled(seats=5, order=seen.active, folded=[P2, P3], points={P4: 70, P0: 85, P1: 85})
    assert tie.winner == P0


def test_hj_r18_the_doubler_does_not_speak_again() -> None:
    match = playing("in", "double", "in", seats=4)
    assert asked(match) == (P3, ALL)
    act(match, "fold")
    assert asked(match) == (P0, ALL)
    act(match, "fold")
    assert phase(match) == "play"
    assert view(match).active == [P1, P2]


def test_hj_r18_a_second_double_leaves_the_first_doubler_in_or_fold() -> None:
    match = playing("double", "in", "double", seats=3)
    assert asked(match) == (P0, ["fold", "in"])
    late = playing("double", "double", "in", "in", seats=5)
    assert view(late).put_out == [P0, P4]
    early = playing("double", "fold", "fold", "double", "in", seats=5)
    assert asked(early) == (P0, ["fold", "in"])


def test_hj_r19_one_declaration_a_round() -> None:
    match = playing("in", seats=3)
    assert asked(match) == (P1, ALL)
    act(match, "in", "in")
    assert phase(match) == "play"
    for word in ("fold", "double"):
        with pytest.raises(IllegalAction):
            act(match, word)


def test_hj_r20_an_early_in_protects_no_seat() -> None:
    two = playing("in", "double", "in", "in", seats=4)
    assert asked(two) == (P0, ["fold", "double"])
    act(two, "fold")
    assert (view(two).pot, view(two).active) == (20, [P1, P2, P3])
    four = playing("in", "double", "double", "in", seats=5)
    act(four, "in")
    assert (view(four).put_out, view(four).pot) == ([P0, P1], 0)


def test_hj_r21_nobody_moves_but_the_doubler_is_first() -> None:
    hands = {P1: "9A 9R 9K1 4R 5A 6A 7R", P2: "1L 1R 1K1 2A 4A 6R 8L"}
    match = playing("in", "in", "double", "in", "in", hands=hands)
    assert view(match).active == [P2, P0, P1]
    assert (phase(match), int(match.to_play)) == ("teyaku", P2)
    act(match, "done", "done")
    assert (phase(match), int(match.to_play)) == ("play", P2)
    tie = settled(order=view(match).active, points={P0: 80, P1: 80, P2: 80})
    assert tie.winner == P2


@pytest.mark.parametrize("rate", [1, 2, 4])
def test_hj_r22_the_pot_is_not_multiplied(rate: int) -> None:
    found = settled(
        seats=5, folded=[P3, P4], rate=rate, captured={P0: HOLDING["akatan"]}, end="agari", by=P0
    )
    assert gains(found) == [200 * rate + 40, -100 * rate, -100 * rate, -20, -20]


def test_hj_r23_folded_hands_are_not_shown() -> None:
    match = playing("in", "in", "fold", "in", "fold", "fold", seats=6)
    returned = {P2, P4, P5}
    for viewer in (P0, P1, P3, None):
        seen = view(match, viewer)
        assert all(seen.hands[seat].cards == "" for seat in returned)
        assert all(seen.exposed[seat] == "" for seat in returned)
        shown = [event for event in seen.events if event.kind in ("fold", "put_out")]
        assert {event.cards for event in shown} == {""}
    finish(match)
    assert [int(match.deals[0].captured[seat]) for seat in sorted(returned)] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "size"), [(2, 28), (3, 21)])
def test_hj_r23_if_nobody_folds_the_rest_of_the_pack_is_the_stock(seats: int, size: int) -> None:
    match = playing(*["in"] * seats, seats=seats, stock="1K1 2K1 3K1")
    assert [int(card) for card in match.stock] == [int(card) for card in match.deck[-size:]]
    assert len(finish(match).deals[0].stock) == 0


@pytest.mark.parametrize("says", [["double", "fold", "fold"], ["double", "double", "fold", "fold"]])
def test_hj_r28_a_sole_survivor_after_a_double_takes_the_pot_only(says: list[str]) -> None:
    hands = {P0: "4* 9A 9R 9K1", P1: "7* 10A 10R 10K1"}
    match = playing(*says, hands=hands)
    winner = P0 if len(says) == 3 else P1
    assert match.deals[0].end == "sole"
    assert scores(match) == [40 if seat == winner else -20 for seat in range(3)]
    assert {line.split()[-1] for line in lines(match)} == {"HJ-302", "HJ-307"}
    assert match.dealer == winner


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hj_r35_the_next_oya_has_played_or_was_the_last(seats: int) -> None:
    for seed in range(15):
        match = shuffled(seed, seats, deals=1)
        while not match.is_over:
            legal = choices(match)
            act(match, legal[(7 * seed + len(match.actions)) % len(legal)])
        events = match.events(1)
        out = {int(event.seat) for event in events if event.kind in ("fold", "put_out")}
        assert int(match.dealer) not in out
        if match.deals[0].end != "sole":
            assert int(match.dealer) in match.order
