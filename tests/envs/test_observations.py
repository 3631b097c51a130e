"""Observations: what the seat may know, all of it that the features promise, and nothing else."""

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from fudaba.cards.bits import cards_of, is_compiled
from fudaba.cards.rng import Rng
from fudaba.envs.features.feature import NUMBER
from fudaba.envs.features.float32 import float32
from fudaba.envs.observation import Encoder, Vector, masks, vectors
from fudaba.envs.rules import Rules
from fudaba.games.contract import Match
from fudaba.games.hachihachi.view import HachiHachiView
from tests.conformance.play import view_bytes
from tests.envs.variety import every_variant, walk

#: Positions that are looked at from all sides, for every table.
POSITIONS = 40


def positions(rules: Rules, seeds: range = range(2)) -> list[Match]:
    """Some positions of random courses."""
    found = [match for seed in seeds for match in walk(rules, seed)]
    return Random(1).sample(found, min(POSITIONS, len(found)))


def part(encoder: Encoder, vector: Vector, name: str) -> Vector:
    """One feature of an observation."""
    begin = encoder.offsets()[name]
    (row,) = [row for row in encoder.features if row.name == name]
    return vector[begin : begin + row.length].reshape(row.values, row.width)


@every_variant
def test_hidden_cards_do_not_show(name: str, options: dict[str, Any]) -> None:
    rules = Rules(name, **options)
    rng = Rng(1)
    for match in positions(rules):
        for seat in range(rules.seats):
            seen = rules.encoder.observe(match, seat)
            twin = rules.copy(match)
            twin.resample(seat, rng)
            assert np.array_equal(rules.encoder.observe(twin, seat), seen)


@every_variant
def test_what_the_view_shows_to_change_changes(name: str, options: dict[str, Any]) -> None:
    """Except in views alone: how the course of earlier deals is told, and the viewer's options."""
    rules = Rules(name, one_deal=True, **options)
    for seat in range(rules.seats):
        course = walk(rules, 3)
        for before, after in pairwise(course):
            old, new = before.view(seat), after.view(seat)
            names = ("hands", "captured", "phase", "to_play", "scores", "stock", "dealer")
            if any(getattr(old, field) != getattr(new, field) for field in names):
                one = rules.encoder.observe(before, seat)
                assert not np.array_equal(one, rules.encoder.observe(after, seat))


@every_variant
def test_the_hand_is_the_view_s_hand(name: str, options: dict[str, Any]) -> None:
    rules = Rules(name, **options)
    encoder = rules.encoder
    pack = rules.game.spec.pack
    for match in positions(rules):
        for seat in range(rules.seats):
            view = match.view(seat)
            hand = part(encoder, encoder.observe(match, seat), "hand")[0]
            cards = " ".join(pack.text(int(card)) for card in np.flatnonzero(hand))
            assert cards == view.hands[seat].cards.replace("W", "")
            sizes = part(encoder, encoder.observe(match, seat), "hand_sizes").ravel()
            for place, size in enumerate(sizes):
                held = view.hands[(seat + place) % rules.seats]
                known = len(held.cards.replace("W", "").split())
                scale = next(row.scale for row in encoder.features if row.name == "hand_sizes")
                assert round(float(size) * scale) == known + held.hidden


@every_variant
def test_the_turn_is_the_view_s_turn(name: str, options: dict[str, Any]) -> None:
    rules = Rules(name, **options)
    for match in positions(rules):
        for seat in range(rules.seats):
            turn = part(rules.encoder, rules.encoder.observe(match, seat), "to_play")[0]
            whose = [(seat + int(place)) % rules.seats for place in np.flatnonzero(turn)]
            expected = match.view(seat).to_play
            assert whose == ([] if expected is None else [expected])


def test_secret_totals_stay_secret() -> None:
    rules = Rules("hachihachi", preset="classic", public_totals="from_ishi_arai")
    scale = next(row.scale for row in rules.encoder.features if row.name == "scores")
    for match in walk(rules, 1)[::7]:
        for seat in range(rules.seats):
            view = match.view(seat)
            assert isinstance(view, HachiHachiView)
            vector = rules.encoder.observe(match, seat)
            for name, shown in (("scores", view.scores), ("coins", view.coins)):
                row = part(rules.encoder, vector, name).ravel()
                seen = [round(float(number) * scale) for number in row]
                expected = [shown[(seat + place) % rules.seats] or 0 for place in range(len(seen))]
                assert seen == expected


@every_variant
def test_shapes_are_fixed_and_arrays_are_fresh(name: str, options: dict[str, Any]) -> None:
    rules = Rules(name, **options)
    encoder = rules.encoder
    for match in positions(rules):
        for seat in range(rules.seats):
            vector = encoder.observe(match, seat)
            assert vector.shape == (encoder.size,)
            assert vector.dtype == np.float32
            assert np.isfinite(vector).all()
            assert (encoder.low <= vector).all()
            assert (vector <= encoder.high).all()
            assert not np.shares_memory(vector, encoder.observe(match, seat))
            mask = encoder.mask(match, seat)
            assert mask.dtype == np.int8
            legal = match.legal_actions() if match.to_play == seat else []
            assert np.flatnonzero(mask).tolist() == legal


@every_variant
def test_every_value_has_its_place(name: str, options: dict[str, Any]) -> None:
    """As many whole numbers as the rows say, none wider than its row; numbers come last."""
    rules = Rules(name, **options)
    rows = rules.encoder.features
    assert len({row.name for row in rows}) == len(rows)
    kinds = [row.kind == NUMBER for row in rows]
    assert kinds == sorted(kinds)
    for match in positions(rules):
        for seat in range(rules.seats):
            numbers = rules.encoder.numbers(match, seat)
            assert len(numbers) == sum(row.values for row in rows)
            for row in rows:
                some, numbers = numbers[: row.values], numbers[row.values :]
                if row.kind != NUMBER:
                    assert all(0 <= number < 1 << row.width for number in some)


@every_variant
def test_the_text_says_the_same_for_the_same_view(name: str, options: dict[str, Any]) -> None:
    rules = Rules(name, **options)
    rng = Rng(2)
    for match in positions(rules, range(1))[:10]:
        for seat in range(rules.seats):
            twin = rules.copy(match)
            twin.resample(seat, rng)
            assert view_bytes(twin, seat) == view_bytes(match, seat)
            assert rules.encoder.text(twin, seat) == rules.encoder.text(match, seat)


@pytest.mark.skipif(is_compiled(), reason="the compiled core has packed numbers")
def test_without_packed_vectors_the_numbers_are_the_same() -> None:
    """Where librt is missing, lists stand in for packed numbers."""
    rules = Rules("hachihachi", preset="classic")
    plain: Any = rules.encoder.expander(1)
    plain.vectors, plain.masks = list(plain.vectors), list(plain.masks)
    rows, legal = vectors(plain, rules.encoder.size), masks(plain, rules.encoder.num_actions)
    for match in positions(rules):
        for seat in range(rules.seats):
            plain.look(0, match, seat)
            assert np.array_equal(rules.encoder.observe(match, seat), rows[0])
            assert np.array_equal(rules.encoder.mask(match, seat), legal[0])


def test_fractions_are_rounded_as_numpy_does() -> None:
    rng = Random(1)
    for _ in range(5000):
        scale = rng.randint(1, 2000)
        amount = rng.choice((-1, 1)) * rng.getrandbits(rng.randint(0, 40))
        bits = np.array(int(float32(amount, scale)), np.int32)
        assert bits.view(np.float32) == np.float32(np.float64(amount) / scale)
    ties = [((1 << 24) + 1, 1), ((1 << 24) + 3, 1), ((1 << 25) - 1, 2), (-(1 << 25) + 1, 2)]
    for amount, scale in ties:
        bits = np.array(int(float32(amount, scale)), np.int32)
        assert bits.view(np.float32) == np.float32(amount / scale)


@every_variant
def test_both_at_once_are_the_same(name: str, options: dict[str, Any]) -> None:
    rules = Rules(name, **options)
    for match in positions(rules, range(1)):
        for seat in range(rules.seats):
            vector, mask = rules.encoder.see(match, seat)
            assert np.array_equal(vector, rules.encoder.observe(match, seat))
            assert np.array_equal(mask, rules.encoder.mask(match, seat))
            assert vector.flags.writeable
            assert mask.flags.writeable


def test_seats_are_counted_from_the_viewer() -> None:
    rules = Rules("hachihachi", seats=5)
    match = rules.new(4)
    for seat in range(5):
        turn = part(rules.encoder, rules.encoder.observe(match, seat), "to_play")[0]
        assert cards_of(sum(1 << int(place) for place in np.flatnonzero(turn))) == [
            (int(match.to_play) - seat) % 5
        ]


@pytest.mark.parametrize("reward", ["never", ""])
def test_an_unknown_reward_is_refused(reward: str) -> None:
    with pytest.raises(ValueError, match="reward is one of deal, match"):
        Rules("koikoi", reward=reward)
