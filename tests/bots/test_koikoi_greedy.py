"""The greedy Koi-Koi bot: what it does in plain positions, and how well it does."""

import pytest
from mypy_extensions import u8

from fudaba.bots.koikoi.greedy import GreedyKoiKoiBot
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.options import PRESETS
from fudaba.games.registry import game
from tests.bots.duels import decisions, share_won
from tests.rules.koikoi.written import position

BOT = GreedyKoiKoiBot()


def choice(match: KoiKoiMatch) -> str:
    return match.text(BOT.choose(match, Rng(0)))


def after(match: KoiKoiMatch, *actions: str) -> KoiKoiMatch:
    for action in actions:
        match.apply_text(action)
    return match


# Cards.


def test_it_completes_a_yaku() -> None:
    match = position(field="8L 4A", hand="4R 8K1 2K1", base="1L 1K1 3L 3K1")
    assert choice(match) == "play 8K1"


def test_it_takes_the_light_and_not_the_animal() -> None:
    match = position(field="8L 8A 1K1", hand="8K1 6K1", base="1L 1K2 3L 3K1")
    assert choice(after(match, "play 8K1")) == "take 8L"


def test_it_takes_what_the_other_player_needs() -> None:
    match = position(field="10R 4K1", hand="10K1 4K2", other_base="6R 6K1 9R 9K1")
    assert choice(match) == "play 10K1"


def test_it_lays_down_a_card_that_nobody_can_take() -> None:
    match = position(
        field="1K1 2K1", hand="5K1 6K1 12K1", base="5A 5R", other_base="5K2 1L 12L 12K2"
    )
    assert choice(match) == "play 5K1"


def test_it_takes_a_pile_with_the_joker() -> None:
    match = position(field="9A 9R 9K1 4K1", hand="11K1", base="8L 8K1 3L 3K1", lightning_joker=True)
    assert choice(after(match, "play 11K1")) == "take 9A"


def test_it_does_not_lay_the_joker_down() -> None:
    match = position(field="4K1", hand="11K1", lightning_joker=True)
    assert choice(after(match, "play 11K1")) == "take 4K1"


# Stop or koi-koi.


def gain(**position_: object) -> KoiKoiMatch:
    """Sanko just made."""
    match = position(
        field="8L 4A",
        base="1L 1K1 3L 3K1",
        stock="7K1",
        **position_,  # type: ignore[arg-type]
    )
    return after(match, "play 8K1")


def test_it_stops_when_the_other_player_is_near_a_yaku() -> None:
    match = gain(hand="8K1 2K1 5K1", other_base="6R 6K1 9R 9K1 6A 7A 2A 4R 10A 10K1")
    assert choice(match) == "stop"


def test_it_stops_with_an_empty_hand() -> None:
    assert choice(gain(hand="8K1", last_card_koi="allowed")) == "stop"


def test_in_the_last_deal_it_stops_if_that_wins_the_match() -> None:
    match = gain(hand="8K1 9A 9K1 9R 12L 12K1", deal=12)
    match.won[1] = 5
    assert choice(match) == "stop"


def test_in_the_last_deal_it_goes_on_if_stopping_would_lose_the_match() -> None:
    match = gain(hand="8K1 2K1 5K1", deal=12)
    match.won[1] = 7
    assert choice(match) == "koi"


# As a whole.


def test_it_looks_at_neither_the_other_hand_nor_the_pack_nor_the_seed() -> None:
    for seed in range(10):
        match = game("koikoi", lightning_joker=True).new(seed)
        for here in decisions(match, [BOT, BOT], Rng(0)):
            assert isinstance(here, KoiKoiMatch)
            twin = here.copy()
            twin.hands[1 - here.to_play] = 0
            twin.deck = vec[u8]()
            twin.seed = 0
            assert BOT.choose(twin, Rng(0)) == BOT.choose(here, Rng(0))


@pytest.mark.parametrize("preset", PRESETS)
def test_it_wins_nine_in_ten_matches_against_the_random_bot(preset: str) -> None:
    # Measured: 98 in 100. Of 120 coin tosses 80 heads come once in 5,000 tries, 108 never.
    assert share_won(game("koikoi", preset=preset), "greedy", "random", 120) > 0.9


def test_it_shows_some_boldness() -> None:
    calls = 0
    for seed in range(10):
        match = game("koikoi").new(seed)
        for here in decisions(match, [BOT, BOT], Rng(0)):
            calls += here.text(BOT.choose(here, Rng(0))) == "koi"
    assert calls > 0
