"""The greedy Hachijuu bot: what it does in plain positions, and how well it does."""

import pytest
from mypy_extensions import u8

from fudaba.bots.hachijuu.greedy import GreedyHachijuuBot
from fudaba.bots.hachijuu.joining import strength
from fudaba.bots.random import RandomBot
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.spec import SPEC
from fudaba.games.hachijuu.turn import Turns
from fudaba.games.options import OptionValue
from tests.bots.duels import decisions, points_ahead, share_won
from tests.rules.walking import ask_turn

BOT = GreedyHachijuuBot()


def new(seats: int = 3, seed: int = 0, **options: OptionValue) -> HachijuuMatch:
    match = SPEC.game(None, seats, options).new(seed)
    assert isinstance(match, HachijuuMatch)
    return match


def position(
    field: str,
    hand: str,
    base: str = "",
    right: str = "",
    left: str = "",
    stock: str = "7K1",
) -> HachijuuMatch:
    """The oya is to play; `right` and `left` are what the others have captured."""
    match = new()
    for _ in range(3):
        match.apply_text("in")
    cards = HANAFUDA.set
    match.field = cards(field)
    for seat, captured in zip(match.order, (base, right, left), strict=True):
        match.captured[seat] = cards(captured)
        match.families[seat] = match.shown[seat] = 0
    match.hands[match.order[0]] = cards(hand)
    match.stock = vec[u8]([HANAFUDA.card(card) for card in stock.split()])
    match.turn = 3 * (7 - len(hand.split()))
    ask_turn(match, Turns)
    return match


def choice(match: HachijuuMatch) -> str:
    return match.text(BOT.choose(match, Rng(0)))


def after(match: HachijuuMatch, *actions: str) -> HachijuuMatch:
    for action in actions:
        match.apply_text(action)
    return match


# Cards.


def test_it_completes_a_captured_yaku() -> None:
    match = position("3R 4A 8L", "3K1 4K1 8K1 12K1", base="1R 1K1 2R 2K1")
    assert choice(match) == "play 3K1"


def test_it_takes_the_light_and_not_the_animal() -> None:
    match = position("8L 8A 1K1", "8K1 6K1")
    assert choice(after(match, "play 8K1")) == "take 8L"


def test_it_takes_what_another_player_needs() -> None:
    match = position("10R 4A", "10K1 4K1", left="6R 6K1 9R 9K1")
    assert choice(match) == "play 10K1"


def test_it_does_not_give_away_the_last_card_of_a_yaku() -> None:
    match = position("1K1 2K1", "10R 12K1 5K1", right="6R 6K1 9R 9K1")
    assert choice(match) != "play 10R"


def test_it_leaves_for_later_what_nobody_else_can_take() -> None:
    match = position("1L 8L", "1K1 8K1 4K1", base="1R 1K2", right="8A 4A", left="4R 4K2")
    assert choice(match) == "play 8K1"


def test_with_many_plains_it_goes_on_collecting_them() -> None:
    many = "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2 6K1 6K2 8K1 8K2"
    assert choice(position("7K2 9A", "7K1 9R", base=many, stock="10A")) == "play 7K1"


# Agari or sage.


def made(hand: str, base: str = "", right: str = "") -> HachijuuMatch:
    """Poetry ribbons just made."""
    match = position("3R 4A", hand, base=f"1R 1K1 2R 2K1 {base}", right=right)
    return after(match, "play 3K1")


def test_it_goes_out_when_another_player_is_near() -> None:
    assert choice(made("3K1 5K1 12K1", right="6R 6K1 9R 9K1")) == "agari"


def test_it_goes_out_with_its_last_card() -> None:
    assert choice(made("3K1")) == "agari"


def test_it_says_sage_when_the_next_yaku_is_all_but_made() -> None:
    assert choice(made("3K1 4R 4K1", base="6R 6K1 9R 9K1 10K1 5R 5K1")) == "sage"


# Who plays, and at which rate.

FIELD = "3K1 3K2 6K1 8K1 10K1 11K1"
FINE = "1L 8L 1R 6R 9R 4A 12K1"
MIDDLING = "1R 4A 6A 8A 9K1 10K2 12K1"
LIGHT = "8L 1R 6R 9K1 4A 5K1 12K1"
PAIRED = "2K1 4R 5A 8L 9K2 12L 12K1"
GOOD = "1L 8A 6R 9R 4A 5K1 12K1"
PLAIN = "1L 1R 6A 9K1 10K2 5K1 12K1"
WEAK = "2K1 4K1 5K1 7K1 9A 4R 12K1"
TRIPLES = "1L 1R 1K1 12K1 12K2 12K3 2A"


def asked(hand: str, seats: int = 4, said: str = "", **options: OptionValue) -> HachijuuMatch:
    """A seat with this hand is to speak, after what others have said."""
    match = after(new(seats, 0, **options), *said.split())
    match.field = HANAFUDA.set(FIELD)
    match.hands[match.to_play] = HANAFUDA.set(hand)
    return match


def test_hand_yaku_lights_and_fine_ribbons_make_a_strong_hand() -> None:
    field = HANAFUDA.set(FIELD)
    for others in (1, 2):
        weak = strength(HANAFUDA.set(WEAK), field, others)
        assert strength(HANAFUDA.set(FINE), field, others) > weak
        assert strength(HANAFUDA.set(TRIPLES), field, others) > weak + 150


def test_it_folds_bad_hands_and_doubles_with_excellent_ones() -> None:
    assert choice(asked(WEAK)) == "fold"
    assert choice(asked(MIDDLING)) == "in"
    assert choice(asked(TRIPLES)) == "double"


def test_a_double_by_another_calls_for_a_better_hand() -> None:
    assert choice(asked(MIDDLING, said="double")) == "fold"
    assert choice(asked(TRIPLES, said="double")) == "in"


def test_a_double_twice_calls_for_a_still_better_hand() -> None:
    assert choice(asked(FINE, said="double")) == "in"
    assert choice(asked(FINE, said="double double")) == "fold"
    assert choice(asked(TRIPLES, said="double double")) == "in"


def test_it_does_not_drive_out_who_is_in_already() -> None:
    assert choice(asked(TRIPLES, said="in")) == "in"


def test_as_the_fourth_it_doubles_or_folds() -> None:
    assert choice(asked(MIDDLING, said="in in in")) == "fold"
    assert choice(asked(FINE, said="in in in")) == "double"
    assert choice(asked(FINE, said="double in in")) == "fold"
    assert choice(asked(TRIPLES, said="double in in")) == "double"


def test_less_is_enough_as_the_last_to_speak() -> None:
    assert strength(HANAFUDA.set(PLAIN), HANAFUDA.set(FIELD), 2) < 0
    assert choice(asked(PLAIN, seats=3, said="in")) == "fold"
    assert choice(asked(PLAIN, seats=3, said="in in")) == "in"


def test_fees_in_the_pot_make_up_for_a_weaker_hand() -> None:
    assert choice(asked(PLAIN, said="in")) == "fold"
    assert choice(asked(PLAIN, said="fold in")) == "in"


def test_only_fees_from_before_a_double_count_in_answer_to_it() -> None:
    assert choice(asked(GOOD, said="double fold")) == "fold"
    assert choice(asked(GOOD, said="fold double")) == "in"


def test_a_free_fold_costs_nothing() -> None:
    assert choice(asked(MIDDLING)) == "in"
    assert choice(asked(MIDDLING, fold_fee=0)) == "fold"


def test_fees_count_by_what_they_are() -> None:
    assert choice(asked(WEAK, fold_fee=100)) == "in"
    assert choice(asked(PLAIN, said="fold in", fold_fee=10)) == "fold"
    assert choice(asked(LIGHT, said="in", fold_fee=0)) == "fold"
    assert choice(asked(LIGHT, said="fold in", fold_fee=0)) == "fold"  # the pot is empty


def test_less_is_enough_against_one() -> None:
    assert choice(asked(PAIRED, seats=2)) == "in"
    assert choice(asked(PAIRED, seats=3)) == "fold"


def last_deal(hand: str, lead: int, seats: int = 2) -> HachijuuMatch:
    match = asked(hand, seats, deals=1)
    match.won[match.to_play] = lead
    return match


def test_in_the_last_deal_of_two_a_safe_lead_is_not_risked() -> None:
    assert choice(last_deal(TRIPLES, lead=41)) == "fold"
    assert choice(last_deal(TRIPLES, lead=40)) == "double"
    assert choice(last_deal(TRIPLES, lead=41, seats=3)) == "double"


def test_in_the_last_deal_of_two_it_does_not_fold_while_it_is_behind() -> None:
    assert choice(last_deal(WEAK, lead=-1)) == "in"
    assert choice(last_deal(WEAK, lead=0)) == "fold"
    assert choice(last_deal(WEAK, lead=-1, seats=3)) == "fold"


@pytest.mark.parametrize("teyaku_choice", ["free", "highest_or_none"])
def test_it_announces_the_best_of_each_family(teyaku_choice: str) -> None:
    match = new(2, teyaku_choice=teyaku_choice)
    match.dealt[match.to_play] = HANAFUDA.set("11L 11A 11R 11K1 12K1 12K2 12K3")
    match.hands[match.to_play] = match.dealt[match.to_play]
    after(match, "in", "in")
    assert choice(match) == "announce shisou"
    assert choice(after(match, "announce shisou")) == "announce karasu"


def test_it_announces_all_that_it_can() -> None:
    said: set[str] = set()
    for seed in range(20):
        for here in decisions(new(4, seed), [BOT] * 4, Rng(seed)):
            said.add(here.text(BOT.choose(here, Rng(0))).split()[0])
    assert "done" not in said
    assert {"announce", "fold", "in", "double", "play", "take", "agari"} <= said


# As a whole.


def test_it_looks_at_no_hidden_card_nor_at_the_pack_nor_at_the_seed() -> None:
    for seed in range(5):
        match = new(2 + seed, seed, deals=3)
        for here in decisions(match, [BOT] * int(match.seats), Rng(0)):
            assert isinstance(here, HachijuuMatch)
            twin = here.copy()
            for seat in range(int(here.seats)):
                if seat != here.to_play:
                    twin.hands[seat] = 0
                    twin.dealt[seat] = 0
            twin.deck = twin.stock = vec[u8]()
            twin.seed = 0
            assert BOT.choose(twin, Rng(0)) == BOT.choose(here, Rng(0))


def test_it_wins_most_matches_of_two_against_the_random_bot() -> None:
    # Measured: 96 in 100.
    assert share_won(SPEC.game(None, 2, {}), "greedy", "random", 60) > 0.8


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_it_earns_more_than_random_bots(seats: int) -> None:
    # Measured: some 230 to 440 chips ahead after three deals.
    game = SPEC.game(None, seats, {"deals": 3})
    ahead, spread = points_ahead(game, BOT, RandomBot(), 40 * seats)
    assert ahead - spread > 20
