"""What is gathered before it is played: discards, ticks, a part of a combination."""

from __future__ import annotations

from random import Random

import pytest

from fudaba.games.contract import Match
from fudaba.terminal.sight import Sight
from tests.terminal.snapphana_tables import dealt, own_table, own_view

COMBINED = "SK CK HK DK T20 T19 T18 T17 T0 * SQ SN SJ SA I1"


def choose(sight: Sight, match: Match, action: str) -> list[str]:
    return sight.carry_out(sight.scene(match.view(0)), action)


def carry_out(match: Match, actions: list[str]) -> None:
    """As the table does: what is not legal by then is left out."""
    for action in actions:
        if action in match.view(0).legal:
            match.apply_text(action)


def marked(sight: Sight, match: Match) -> set[str]:
    return {slot.cards[0] for slot in sight.scene(match.view(0)).hand if slot.mark}


def buttons(sight: Sight, match: Match) -> list[str]:
    return [choice.action for choice in sight.scene(match.view(0)).choices]


def declaring() -> Match:
    match = dealt("800", 3, {0: COMBINED})
    while match.to_play != 0:
        match.step(match.legal_nth(0))
    return match


@pytest.mark.parametrize("game", ["800", "1000", "150"])
def test_discards_may_be_chosen_in_any_order(game: str) -> None:
    rng = Random(game)
    for seed in range(4):
        match = dealt(game, 0, seed=seed)
        while match.to_play != 0:
            match.step(match.legal_nth(0))
        sight, before = own_table(match), own_view(match)
        free = [slot.cards[0] for slot in sight.scene(before).hand if slot.action]
        assert before.asked is not None
        wanted = rng.sample(free, before.asked.most)
        for card in wanted:
            assert choose(sight, match, f"choose {card}") == []
        assert marked(sight, match) == set(wanted)
        assert buttons(sight, match) == ["confirm"]
        carry_out(match, choose(sight, match, "confirm"))
        assert set(own_view(match).own_discards.split()) == set(wanted)


def test_sn_020_kings_and_tarokker_cannot_be_chosen_for_discarding() -> None:
    match = dealt("150", 0, {0: f"{COMBINED} I2 I3"})
    laid = own_table(match).scene(match.view(0))
    actions = {slot.cards[0]: slot.action for slot in laid.hand}
    assert actions["SK"] is None
    assert actions["T0"] is None
    assert actions["SQ"] == "choose SQ"
    assert "SN-020" in laid.prompt


def test_a_chosen_card_can_be_taken_back_and_no_more_than_asked_for_are_chosen() -> None:
    match = dealt("150", 0)
    sight = own_table(match)
    free = [slot.cards[0] for slot in sight.scene(match.view(0)).hand if slot.action]
    first, second = free[:2]
    choose(sight, match, f"choose {second}")
    choose(sight, match, f"choose {first}")
    laid = sight.scene(match.view(0))
    assert {slot.cards[0] for slot in laid.hand if slot.action} == {first, second}
    choose(sight, match, f"choose {first}")
    assert marked(sight, match) == {second}
    assert buttons(sight, match) == []


def test_ticks_are_declared_together_with_what_they_bring() -> None:
    match = declaring()
    sight = own_table(match)
    laid = sight.scene(match.view(0))
    assert [one.label[0] for one in laid.choices[:-1]] == ["☑"] * 4
    told = laid.choices[-1].label
    before = own_view(match).declared_points[0]
    carry_out(match, choose(sight, match, "confirm"))
    gained = own_view(match).declared_points[0] - before
    assert str(gained) in told
    assert len(own_view(match).declared[0]) == 4


def test_a_played_card_declares_nothing() -> None:
    """Ticks are declared by their button alone, as the panel says."""
    match = declaring()
    sight = own_table(match)
    play = next(slot.action for slot in sight.scene(match.view(0)).hand if slot.action)
    assert play is not None
    assert choose(sight, match, play) == [play]
    carry_out(match, [play])
    assert own_view(match).declared[0] == []


def test_sn_033_a_part_is_chosen_card_by_card() -> None:
    match = declaring()
    sight = own_table(match)
    choose(sight, match, "tick declare kings")
    choose(sight, match, "tick declare kings")
    laid = sight.scene(match.view(0))
    assert [slot.cards[0] for slot in laid.hand if slot.action] == ["SK", "CK", "HK", "DK"]
    choose(sight, match, "choose HK")
    assert buttons(sight, match) == ["confirm", "leave"]
    choose(sight, match, "choose DK")
    assert buttons(sight, match) == ["leave"]
    choose(sight, match, "choose DK")
    choose(sight, match, "confirm")
    carry_out(match, choose(sight, match, "confirm"))
    kings = next(one for one in own_view(match).declared[0] if one.name == "kings")
    assert kings.cards == "SK CK DK"


def test_a_part_may_be_left_alone() -> None:
    match = declaring()
    sight = own_table(match)
    choose(sight, match, "tick declare spades")
    choose(sight, match, "tick declare spades")
    choose(sight, match, "leave")
    labels = [one.label for one in sight.scene(match.view(0)).choices]
    assert sum(label.startswith("☐") for label in labels) == 1


def test_a_declaration_begun_elsewhere_can_be_ended() -> None:
    match = declaring()
    match.apply_text("declare kings")
    assert match.view(0).phase == "show"
    sight = own_table(match)
    for card in ("SK", "CK", "DK"):
        choose(sight, match, f"choose {card}")
    carry_out(match, choose(sight, match, "confirm"))
    assert own_view(match).declared[0][0].cards == "SK CK DK"
