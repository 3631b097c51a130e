"""Every possible auction of Hachijuu, walked through the engine and through a second account."""

from __future__ import annotations

import pytest

from fudaba.games.hachijuu.auction import DOUBLE, FOLD, IN, Auction
from fudaba.games.hachijuu.match import HachijuuMatch
from tests.rules.hachijuu.auction import Round, declared, every_auction, opened, walk
from tests.rules.hachijuu.match import act, playing, scores
from tests.rules.hachijuu.written import choices, rules, view

BITS = {"fold": FOLD, "in": IN, "double": DOUBLE}

#: How many auctions there are, by the number at the table, from the oya's first declaration on.
AUCTIONS = {2: 11, 3: 61, 4: 282, 5: 1021, 6: 3043}
#: How many of them leave one, two and three players.
LEFT = {
    2: (6, 5, 0),
    3: (21, 30, 10),
    4: (68, 132, 82),
    5: (195, 452, 374),
    6: (492, 1282, 1269),
}
#: How many of them end at rate 1, 2 and 4.
RATES = {2: (3, 4, 4), 3: (7, 18, 36), 4: (14, 60, 208), 5: (25, 164, 832), 6: (41, 386, 2616)}
#: How many of them put none, one, two and three players out without a fee.
PUT_OUT = {
    2: (11, 0, 0, 0),
    3: (61, 0, 0, 0),
    4: (270, 12, 0, 0),
    5: (931, 78, 12, 0),
    6: (2649, 304, 78, 12),
}


@pytest.mark.parametrize("seats", AUCTIONS)
def test_hj_313_all_auctions_leave_one_two_or_three(seats: int) -> None:
    ends = list(every_auction(opened(seats, 0)))
    assert len(ends) == AUCTIONS[seats]
    left = [len(end.standing) for end in ends]
    assert tuple(left.count(number) for number in (1, 2, 3)) == LEFT[seats]
    assert sum(LEFT[seats]) == AUCTIONS[seats]
    rates = [end.rate for end in ends]
    assert tuple(rates.count(rate) for rate in (1, 2, 4)) == RATES[seats]
    out = [len(end.put_out) for end in ends]
    assert tuple(out.count(number) for number in range(4)) == PUT_OUT[seats]


def engine_ends(auction: Auction) -> int:
    """In how many ways the engine's auction can go on to its end; the end is checked."""
    if auction.is_over:
        assert 1 <= len(auction.order()) <= 3
        return 1
    ends = 0
    for word in BITS.values():
        if int(auction.legal()) & word:
            twin = Auction(rules(), auction.seats, auction.oya)
            twin.copy_from(auction)
            twin.say(word)
            ends += engine_ends(twin)
    return ends


@pytest.mark.parametrize("seats", AUCTIONS)
@pytest.mark.parametrize("oya", [0, 1])
def test_hj_313_the_engine_knows_as_many_auctions(seats: int, oya: int) -> None:
    assert engine_ends(Auction(rules(), seats, oya)) == AUCTIONS[seats]


def compare(told: Round, auction: Auction) -> None:
    """Both accounts of an auction, at any point of it."""
    assert auction.is_over == told.is_over
    assert auction.rate == told.rate
    assert auction.oya == told.oya
    assert list(auction.folded_seats()) == sorted(told.folded)
    assert list(auction.put_out_seats()) == sorted(told.put_out)
    assert auction.pot == 20 * len(told.folded)
    if told.is_over:
        assert list(auction.order()) == told.standing
        assert 1 <= len(told.standing) <= 3
    else:
        assert auction.speaker == told.speaker
        assert int(auction.legal()) == sum(BITS[word] for word in told.legal)


@pytest.mark.parametrize("seats", AUCTIONS)
@pytest.mark.parametrize("oya", [0, 1])
def test_hj_313_every_auction_goes_as_the_plain_account_says(seats: int, oya: int) -> None:
    def look(told: Round) -> None:
        auction = Auction(rules(), seats, oya)
        for word in told.said:
            auction.say(BITS[word])
        compare(told, auction)

    walk(opened(seats, oya), look)


def follow(told: Round, match: HachijuuMatch, dealer: int) -> int:
    """Walks a match through every auction that can follow; says how many there were."""
    if not told.is_over:
        assert (int(match.to_play), choices(match)) == (told.speaker, told.legal)
        return sum(
            follow(declared(told, word), act(match.copy(), word), dealer) for word in told.legal
        )
    if len(told.standing) == 1:
        (winner,) = told.standing
        assert match.deals[-1].end == "sole"
        assert scores(match)[winner] == 20 * len(told.folded)
        assert [scores(match)[seat] for seat in told.folded] == [-20] * len(told.folded)
        assert match.dealer == winner
        return 1
    assert not match.deals
    seen = view(match, None)
    assert (seen.phase, match.to_play) == ("play", told.standing[0])
    assert seen.stock == (28 if len(told.standing) == 2 else 21)
    assert [hand.hidden for hand in seen.hands] == [
        7 if seat in told.standing else 0 for seat in range(told.seats)
    ]
    assert match.dealer == dealer
    assert list(match.order) == told.standing
    compare(told, match.auction)
    return 1


@pytest.mark.parametrize("seats", AUCTIONS)
def test_hj_313_a_match_goes_through_every_auction(seats: int) -> None:
    dealer = seats // 2
    match = playing(seats=seats, oya=dealer)
    assert follow(opened(seats, dealer), match, dealer) == AUCTIONS[seats]
