"""Resampling: what a seat cannot know is dealt again, and the seat notices nothing."""

from random import Random

from msgspec.json import decode, encode

from fudaba.cards.rng import Rng
from fudaba.games.record import Record, replay
from fudaba.games.registry import spec
from tests.conformance.checks import check_conservation
from tests.conformance.knowledge import Knowledge
from tests.conformance.play import play_out, positions, resampled, snapshot, view_bytes, watchers


def test_the_seat_sees_the_same(name: str, who: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in watchers(match, who):
            before = view_bytes(match, seat)
            for _ in range(3):
                assert view_bytes(resampled(match, seat, rng), seat) == before


def test_a_spectator_sees_the_same_whoever_resamples(name: str, who: str, rng: Random) -> None:
    for match in positions(name, rng):
        before = view_bytes(match, None)
        for seat in watchers(match, who):
            assert view_bytes(resampled(match, seat, rng), None) == before


def test_it_is_the_same_seat_s_turn(name: str, who: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in watchers(match, who):
            assert resampled(match, seat, rng).to_play == match.to_play


def test_the_seat_to_play_may_do_the_same(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        if not match.is_over:
            twin = resampled(match, int(match.to_play), rng)
            assert twin.legal_actions() == match.legal_actions()


def test_whoever_is_to_play_has_something_legal_to_do(name: str, who: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in watchers(match, who):
            twin = resampled(match, seat, rng)
            assert bool(twin.legal_actions()) != twin.is_over


def test_hidden_cards_change(name: str, who: str, known: Knowledge, rng: Random) -> None:
    for seats in spec(name).seats:
        match = spec(name).game(None, seats).new(5)
        for seat in watchers(match, who):
            tries = {tuple(known.hands(resampled(match, seat, rng))) for _ in range(20)}
            assert len(tries) > 10


def test_hands_keep_their_sizes(name: str, who: str, known: Knowledge, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in watchers(match, who):
            new = known.hands(resampled(match, seat, rng))
            sizes = [hand.bit_count() for hand in known.hands(match)]
            assert [hand.bit_count() for hand in new] == sizes
            assert seat is None or new[seat] == known.hands(match)[seat]


def test_no_card_is_lost(name: str, who: str, known: Knowledge, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in watchers(match, who):
            check_conservation(resampled(match, seat, rng), known)


def test_the_original_is_left_alone(name: str, who: str, rng: Random) -> None:
    for match in positions(name, rng):
        before = snapshot(match)
        for seat in watchers(match, who):
            play_out(resampled(match, seat, rng), rng)
        assert snapshot(match) == before


def test_the_same_generator_deals_the_same(name: str, who: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in watchers(match, who):
            one, other = match.copy(), match.copy()
            one.resample(seat, Rng(3))
            other.resample(seat, Rng(3))
            assert snapshot(one) == snapshot(other)


def test_the_record_plays_again(name: str, who: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in watchers(match, who):
            twin = resampled(match, seat, rng)
            assert replay(twin.record()) == twin
            record = decode(encode(twin.record(decks=True)), type=Record)
            again = replay(record)
            assert again.record(decks=True) == record
            assert again.legal_actions() == twin.legal_actions()
            assert again.to_play == twin.to_play


def test_it_plays_on_to_the_end(name: str, who: str, known: Knowledge, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in watchers(match, who):
            twin = resampled(match, seat, rng)
            play_out(twin, rng)
            check_conservation(twin, known)
            assert replay(twin.record()) == twin


def test_resampling_again_is_resampling(name: str, who: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in watchers(match, who):
            before = view_bytes(match, seat)
            twin = resampled(resampled(match, seat, rng), seat, rng)
            assert view_bytes(twin, seat) == before


def test_what_lies_open_has_the_same_number(name: str, who: str, rng: Random) -> None:
    for match in positions(name, rng):
        if not match.is_over:
            for seat in watchers(match, who):
                assert resampled(match, seat, rng).seen() == match.seen()


def test_the_deal_reopened_comes_to_the_same_position(name: str, who: str, rng: Random) -> None:
    for match in positions(name, rng):
        if match.is_over:
            continue
        for seat in watchers(match, who):
            twin = resampled(match, seat, rng)
            again = twin.reopened()
            assert len(again.actions) == 0
            for action in twin.actions:
                again.apply(int(action))
            assert again.legal_actions() == twin.legal_actions()
            assert (again.to_play, again.seen()) == (twin.to_play, twin.seen())
