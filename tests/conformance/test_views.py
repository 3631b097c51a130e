"""Views: typed, JSON-able, and the viewer's own."""

from random import Random

import pytest
from msgspec.json import decode

from fudaba.games.registry import spec
from tests.conformance.knowledge import Knowledge
from tests.conformance.play import positions, view_bytes, viewers


def test_a_view_survives_json(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in viewers(match):
            view = match.view(seat)
            assert decode(view_bytes(match, seat), type=type(view)) == view


def test_a_view_says_whose_it_is_and_how_the_match_stands(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in viewers(match):
            view = match.view(seat)
            assert (view.game, view.seat, view.seats) == (name, seat, match.game.seats)
            assert (view.is_over, view.winner) == (match.is_over, match.winner)
            for owner, (shown, score) in enumerate(zip(view.scores, match.scores, strict=True)):
                assert shown == score or (shown is None and owner != seat)
            assert view.options == match.game.options
            assert len(view.finished) == len(match.deals)


def test_only_the_seat_to_play_is_told_what_is_legal(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        texts = [match.text(code) for code in match.legal_actions()]
        for seat in viewers(match):
            expected = texts if seat == match.to_play and not match.is_over else []
            assert match.view(seat).legal == expected


def test_a_spectator_sees_of_hands_only_what_lies_open(
    name: str, known: Knowledge, rng: Random
) -> None:
    for match in positions(name, rng):
        seen = [match.game.spec.pack.set(hand.cards) for hand in match.view(None).hands]
        assert seen == known.seen_hands(match, None)


def test_a_seat_sees_its_own_hand(name: str, known: Knowledge, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in range(int(match.game.seats)):
            hands = match.view(seat).hands
            assert hands[seat].hidden == 0
            seen = [match.game.spec.pack.set(hand.cards) for hand in hands]
            assert seen == known.seen_hands(match, seat)


def test_looking_changes_nothing(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in viewers(match):
            assert view_bytes(match, seat) == view_bytes(match, seat)


def test_a_seat_that_is_not_there_has_no_view(name: str) -> None:
    for seats in spec(name).seats:
        match = spec(name).game(None, seats).new(1)
        for seat in (-1, seats, 99):
            with pytest.raises(ValueError, match=str(seat)):
                match.view(seat)
