"""What is gathered before it is played: discards, ticks, a part of a combination."""

from __future__ import annotations

from random import Random

import pytest

from fudaba.games.contract import Match
from fudaba.terminal.table import Table
from tests.terminal.snapphana_tables import dealt, own_table, own_view

COMBINED = "SK CK HK DK T20 T19 T18 T17 T0 * SQ SN SJ SA I1"


def choose(table: Table, match: Match, action: str) -> list[str]:
    return table.carry_out(table.scene(match.view(0)), action)


def carry_out(match: Match, actions: list[str]) -> None:
    """As the table does: what is not legal by then is left out."""
    for action in actions:
        if action in match.view(0).legal:
            match.apply_text(action)


def marked(table: Table, match: Match) -> set[str]:
    return {slot.cards[0] for slot in table.scene(match.view(0)).hand if slot.mark}


def buttons(table: Table, match: Match) -> list[str]:
    return [choice.action for choice in table.scene(match.view(0)).choices]


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
        table, before = own_table(match), own_view(match)
        free = [slot.cards[0] for slot in table.scene(before).hand if slot.action]
        assert before.asked is not None
        wanted = rng.sample(free, before.asked.most)
        for card in wanted:
            assert choose(table, match, f"choose {card}") == []
        assert marked(table, match) == set(wanted)
        assert buttons(table, match) == ["confirm"]
        carry_out(match, choose(table, match, "confirm"))
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
    table = own_table(match)
    free = [slot.cards[0] for slot in table.scene(match.view(0)).hand if slot.action]
    first, second = free[:2]
    choose(table, match, f"choose {second}")
    choose(table, match, f"choose {first}")
    laid = table.scene(match.view(0))
    assert {slot.cards[0] for slot in laid.hand if slot.action} == {first, second}
    choose(table, match, f"choose {first}")
    assert marked(table, match) == {second}
    assert buttons(table, match) == []


def test_ticks_are_declared_together_with_what_they_bring() -> None:
    match = declaring()
    table = own_table(match)
    laid = table.scene(match.view(0))
    assert [one.label[0] for one in laid.choices[:-1]] == ["☑"] * 4
    told = laid.choices[-1].label
    before = own_view(match).declared_points[0]
    carry_out(match, choose(table, match, "confirm"))
    gained = own_view(match).declared_points[0] - before
    assert str(gained) in told
    assert len(own_view(match).declared[0]) == 4


def test_a_played_card_declares_nothing() -> None:
    """Ticks are declared by their button alone, as the panel says."""
    match = declaring()
    table = own_table(match)
    play = next(slot.action for slot in table.scene(match.view(0)).hand if slot.action)
    assert play is not None
    assert choose(table, match, play) == [play]
    carry_out(match, [play])
    assert own_view(match).declared[0] == []


def test_sn_033_a_part_is_chosen_card_by_card() -> None:
    match = declaring()
    table = own_table(match)
    choose(table, match, "tick declare kings")
    choose(table, match, "tick declare kings")
    laid = table.scene(match.view(0))
    assert [slot.cards[0] for slot in laid.hand if slot.action] == ["SK", "CK", "HK", "DK"]
    choose(table, match, "choose HK")
    assert buttons(table, match) == ["confirm", "leave"]
    choose(table, match, "choose DK")
    assert buttons(table, match) == ["leave"]
    choose(table, match, "choose DK")
    choose(table, match, "confirm")
    carry_out(match, choose(table, match, "confirm"))
    kings = next(one for one in own_view(match).declared[0] if one.name == "kings")
    assert kings.cards == "SK CK DK"


def test_a_part_may_be_left_alone() -> None:
    match = declaring()
    table = own_table(match)
    choose(table, match, "tick declare spades")
    choose(table, match, "tick declare spades")
    choose(table, match, "leave")
    labels = [one.label for one in table.scene(match.view(0)).choices]
    assert sum(label.startswith("☐") for label in labels) == 1


def test_a_declaration_begun_elsewhere_can_be_ended() -> None:
    match = declaring()
    match.apply_text("declare kings")
    assert match.view(0).phase == "show"
    table = own_table(match)
    for card in ("SK", "CK", "DK"):
        choose(table, match, f"choose {card}")
    carry_out(match, choose(table, match, "confirm"))
    assert own_view(match).declared[0][0].cards == "SK CK DK"
