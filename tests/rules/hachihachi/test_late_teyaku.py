"""Hachi-Hachi, HH-456 and HH-R33: a forgotten teyaku, before the first stock card."""

from __future__ import annotations

from itertools import permutations

import pytest

from fudaba.cards.pack import HANAFUDA
from fudaba.cards.rng import Rng
from fudaba.games.contract import IllegalAction
from fudaba.games.hachihachi.declaring import undeclared
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.record import RecordError, replay
from tests.rules.hachihachi.match import act, finish, packed, playing, reasons, started
from tests.rules.hachihachi.written import A, B, C, D, E, F, G, choices, game, text, view

TRIPLE = "1L 1R 1K1 2A 3L 6A 8L"
RED = "3R 4R 2K1 3K1 5K1 6K1 7K1"
ALSO_RED = "5R 10R 4K1 8K1 9K1 10K1 11K1"
#: Three pairs and an empty hand.
BOTH = "4K1 4K2 5K1 5K2 6K1 6K2 7K1"
#: Two cards of February, none of January.
FIELD = "2R 2K2 7A 9A 10A 12K1"


def asked(match: HachiHachiMatch) -> tuple[int, list[str]]:
    """Who is asked what."""
    return int(match.to_play), choices(match)


def is_drawn(match: HachiHachiMatch) -> bool:
    """Whether the first stock card was turned up."""
    return "draw" in [event.kind for event in match.events()]


def paid(match: HachiHachiMatch, reason: str) -> list[tuple[int, int, int]]:
    return [
        (int(entry.payer), int(entry.payee), int(entry.amount))
        for entry in match.deals[0].entries
        if entry.reason == reason
    ]


# When, and who.


def test_hh_456_a_forgotten_teyaku_is_declared_between_the_first_card_and_the_stock() -> None:
    match = act(playing(hands={A: TRIPLE, B: RED}, field=FIELD), "done", "done", "play 1L")
    assert asked(match) == (A, ["declare triple", "done"])
    assert not is_drawn(match)
    act(match, "declare triple")
    assert asked(match) == (B, ["declare red", "done"])
    assert not is_drawn(match)
    act(match, "declare red")
    assert is_drawn(match)
    finish(match)
    assert paid(match, "triple") == [(B, A, 20), (C, A, 20)]
    assert paid(match, "red") == [(A, B, 20), (C, B, 20)]


def test_hh_456_after_the_first_stock_card_it_is_forfeit() -> None:
    match = act(playing(hands={A: TRIPLE}, field=FIELD), "done", "play 1L", "done")
    assert is_drawn(match)
    with pytest.raises(IllegalAction):
        act(match, "declare triple")
    finish(match, prefer=["declare triple"])
    assert paid(match, "triple") == []


def test_hh_456_the_played_card_is_placed_before_anybody_is_asked() -> None:
    match = act(playing(hands={A: TRIPLE}, field=FIELD), "done", "play 2A")
    assert asked(match) == (A, ["take 2R", "take 2K2"])
    act(match, "take 2R")
    assert text(match.captured[A]) == "2A 2R"
    assert asked(match) == (A, ["declare triple", "done"])
    assert not is_drawn(match)


def test_hh_456_only_in_the_first_turn() -> None:
    match = act(playing(hands={A: TRIPLE, B: RED}, field=FIELD), "done", "done")
    finish(match)
    assert match.written(1).count("done") == 4  # A and B, before the play and late


def test_hh_456_who_has_nothing_undeclared_is_not_asked() -> None:
    match = act(playing(hands={A: TRIPLE, B: RED}, field=FIELD), "declare triple", "done")
    act(match, "play 1L")
    assert asked(match) == (B, ["declare red", "done"])
    match = act(playing(hands={A: TRIPLE}, field=FIELD), "declare triple", "play 1L")
    assert is_drawn(match)


def test_hh_456_one_group_before_the_play_and_the_other_late() -> None:
    match = act(playing(hands={A: BOTH}, field=FIELD), "declare empty", "done", "play 7K1")
    assert asked(match) == (A, ["declare three_pairs", "done"])
    act(match, "declare three_pairs")
    assert is_drawn(match)
    finish(match)
    assert paid(match, "empty") == [(B, A, 40), (C, A, 40)]
    assert paid(match, "three_pairs") == [(B, A, 40), (C, A, 40)]


def test_hh_456_both_groups_late_in_either_order() -> None:
    for first, second in (("three_pairs", "empty"), ("empty", "three_pairs")):
        match = act(playing(hands={B: BOTH}, field=FIELD), "done")
        act(match, choices(match)[0], f"declare {first}")
        assert asked(match) == (B, [f"declare {second}", "done"])
        act(match, f"declare {second}")
        assert is_drawn(match)


def test_hh_456_an_option_on_in_both_presets() -> None:
    for preset in ("decimal", "classic"):
        assert game(preset=preset).options["late_teyaku"] is True
    match = playing(hands={A: TRIPLE, B: RED}, field=FIELD, late_teyaku=False)
    act(match, "done", "done", "play 1L")
    assert is_drawn(match)
    finish(match)
    assert "triple" not in reasons(match)


def test_hh_r33_in_classic_too_and_from_the_acting_dealer_on() -> None:
    hands = {B: TRIPLE, C: RED, D: ALSO_RED}
    match = playing(seats=4, hands=hands, preset="classic", mizuten=False)
    act(match, "drop", "stay", "stay", "stay", "done", "done", "done", "play 1L")
    while "done" not in choices(match):
        act(match, choices(match)[0])  # which card it takes
    assert [int(seat) for seat in match.order] == [B, C, D]
    assert asked(match) == (B, ["declare triple", "done"])
    assert asked(act(match, "declare triple")) == (C, ["declare red", "done"])
    assert asked(act(match, "done")) == (D, ["declare red", "done"])
    assert not is_drawn(match)
    finish(act(match, "declare red"))
    assert paid(match, "triple") == [(C, B, 24), (D, B, 24)]
    assert paid(match, "red") == [(B, D, 24), (C, D, 24)]


def test_hh_r33_a_blind_dealer_and_two_players_are_asked_as_well() -> None:
    match = playing(hands={A: TRIPLE}, field=FIELD, mizuten=True)
    assert asked(act(match, "mizuten", "done", "play 1L")) == (A, ["declare triple", "done"])
    match = playing(seats=2, hands={B: TRIPLE}, field=FIELD)
    act(match, "done")
    assert asked(act(match, choices(match)[0])) == (B, ["declare triple", "done"])


@pytest.mark.parametrize("preset", ["decimal", "classic"])
@pytest.mark.parametrize("late", [True, False])
def test_hh_r33_of_seven_only_those_who_play_are_asked(preset: str, late: bool) -> None:
    """A drops, B has the white card, C, D and E play, F with a triple and G are driven out."""
    hands = {
        B: "W 2R 2K2 7A 9A 10A 12K1",
        C: "3R 4R 2K1 3K1 5K1 6K1 7K1",
        D: "5R 10R 4K1 8K1 9K1 10K1 11K1",
        F: "11L 11A 11R 1L 3L 6A 8A",
    }
    match = playing(seats=7, hands=hands, preset=preset, mizuten=False, late_teyaku=late)
    act(match, "drop", "stay", "stay", "stay")
    assert [int(seat) for seat in match.order] == [C, D, E]
    act(match, "done", "done", "play 3R")
    assert is_drawn(match) != late
    if late:
        assert asked(match) == (C, ["declare red", "done"])
        assert asked(act(match, "done")) == (D, ["declare red", "done"])
        for watcher in (A, B, C, E, F, G, None):
            assert view(match, watcher).to_play is None
        assert is_drawn(act(match, "declare red"))
    finish(match)
    assert [entry.payee for entry in match.deals[0].entries if entry.reason == "red"] == (
        [D, D] if late else []
    )


# Records from before there was a late round.


def test_hh_456_a_record_without_the_late_round_replays_where_nothing_was_kept_back() -> None:
    deals = []
    for said in ("declare triple", "done"):
        match = act(playing(hands={A: TRIPLE}, field=FIELD, late_teyaku=False), said, "play 1L")
        deals.append(finish(match).record(decks=True))
    declared, kept_back = deals
    assert "late_teyaku" in declared.options
    assert replay(kept_back).record(decks=True) == kept_back  # at a table without the late round
    for record in (declared, kept_back):
        del record.options["late_teyaku"]
    assert [deal.end for deal in replay(declared).deals] == [declared.deals[0].end]
    with pytest.raises(RecordError, match="legal: declare triple, done") as refused:
        replay(kept_back)
    assert (refused.value.deal, refused.value.action) == (0, 2)


# What is shown, and what stays hidden.


@pytest.mark.parametrize(("preset", "open_cards"), [("decimal", ""), ("classic", "1R 1K1")])
def test_hh_456_a_card_of_it_that_was_played_counts_and_lies_open(
    preset: str, open_cards: str
) -> None:
    match = playing(hands={A: TRIPLE}, field=FIELD, preset=preset, mizuten=False)
    act(match, "done", "play 1L", "declare triple")
    declared = [event for event in match.events() if event.kind == "declare"]
    assert [(text(event.cards), event.names) for event in declared] == [("1L 1R 1K1", "triple")]
    hand = view(match, B).hands[A]
    assert (hand.cards, hand.hidden) == (open_cards, 6 - len(open_cards.split()))
    assert [row.cards for row in view(match, C).teyaku[A]] == ["1L 1R 1K1"]


def test_hh_456_others_do_not_see_who_is_asked() -> None:
    match = act(playing(hands={A: TRIPLE, B: RED}, field=FIELD), "done", "done", "play 1L")
    for asked_now in (A, B):
        for watcher in (A, B, C, None):
            seen = view(match, watcher)
            assert seen.to_play == (asked_now if watcher == asked_now else None)
            assert bool(seen.legal) == (watcher == asked_now)
            assert seen.phase == "late_teyaku"
        act(match, "done")


def test_hh_456_who_declares_nothing_leaves_no_trace() -> None:
    """The same stock, and B has a teyaku or not: the others see the same."""
    kept = act(playing(hands={B: RED}, field=FIELD, stock="12K2"), "done")
    card = choices(kept)[0]
    act(kept, card, "done")
    told = act(playing(hands={B: RED}, field=FIELD, stock="12K2", late_teyaku=False), "done", card)
    for watcher in (A, C, None):
        seen, plain = view(kept, watcher), view(told, watcher)
        assert seen.events == plain.events
        assert (seen.to_play, seen.phase, seen.teyaku) == (plain.to_play, plain.phase, plain.teyaku)


def test_hh_456_redealt_cards_explain_what_was_declared_late() -> None:
    """A and B declare alike, A late: each declaration stays in its round."""
    match = playing(hands={A: RED, B: ALSO_RED}, field=FIELD)
    act(match, "done", "declare red", "play 2K1", "take 2R", "declare red")
    for seed in range(20):
        twin = match.copy()
        twin.resample(C, Rng(seed))
        assert replay(twin.record()) == twin
        assert [event.kind for event in twin.events()] == [event.kind for event in match.events()]
        said = [action for action in twin.written(1) if action != "done"]
        assert said[:4] == ["declare red", "play 2K1", "take 2R", "declare red"]
        assert [bool(late) for late in twin.declared_late] == [True, False, False]


def test_hh_456_redealt_cards_need_not_have_been_asked_about() -> None:
    """While the question is open everybody sees somebody think; afterwards nobody knows."""
    match = act(playing(hands={A: TRIPLE}, field=FIELD), "done", "play 1L")
    twins = []
    for seed in range(40):
        open_still, done = match.copy(), act(match.copy(), "done")
        open_still.resample(C, Rng(seed))
        done.resample(C, Rng(seed))
        assert len(choices(open_still)) > 1  # who is asked has something to declare
        assert replay(done.record()) == done
        twins.append(done.written(1).count("done"))
    assert {0, 2} <= set(twins)


def test_hh_456_that_nothing_was_declared_reveals_nothing() -> None:
    """B keeps a red hand back, or has none, or nobody is asked late: for C the same unseen cards
    are dealt in the same way, and B may have kept back anything."""
    deck = packed(hands={B: RED}, field=FIELD, stock="12K2")
    kept, none = started([deck]), started([_without_red(deck)])
    only_once = started([deck], late_teyaku=False)
    assert undeclared(none, B) == 0
    card = choices(none)[0]
    act(kept, "done", card, "done")
    act(none, card)
    act(only_once, "done", card)
    assert view(kept, C) == view(none, C)
    kept_back: set[str] = set()
    for seed in range(60):
        worlds = [kept.copy(), none.copy(), only_once.copy()]
        for world in worlds:
            world.resample(C, Rng(seed))
        dealt = {tuple(world.hands) for world in worlds}
        assert len(dealt) == 1
        assert worlds[0].written(1) == worlds[1].written(1)
        kept_back |= {row.name for row in view(worlds[0], B).teyaku[B]}
    assert {"triple", "red"} <= kept_back


def _without_red(deck: list[int]) -> list[int]:
    """B's two ribbons change places with cards of the stock that make no teyaku in B's hand."""
    first, last = (deck.index(HANAFUDA.card(ribbon)) for ribbon in ("3R", "4R"))
    below = range(len(deck) - 20, len(deck))
    for one, other in permutations(below, 2):
        other_deck = list(deck)
        for place, with_place in ((first, one), (last, other)):
            other_deck[place], other_deck[with_place] = deck[with_place], deck[place]
        if undeclared(started([other_deck]), B) == 0:
            return other_deck
    raise AssertionError("every card makes a teyaku")


# Liability.


@pytest.mark.parametrize("late", [True, False])
def test_hh_r33_a_card_played_before_a_late_declaration_makes_nobody_liable(late: bool) -> None:
    hands = {A: "4K2 1L 2A 3L 6A 8L 9R", B: "4A 4R 4K1 1R 2R 6R 8A"}
    match = playing(
        hands=hands, field="5A 7A 9A 10A 11A 12K1", stock="12K2 10K1", liability_tobikomi=True
    )
    if late:
        act(match, "done", "play 4K2", "declare standing_triple")
    else:
        act(match, "declare standing_triple", "play 4K2")
    act(match, "play 4A")
    finish(match)
    assert paid(match, "tobikomi") == ([(A, B, 10), (C, B, 10)] if late else [(A, B, 20)])
