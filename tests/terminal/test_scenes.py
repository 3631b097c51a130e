"""Every legal action of every position has a key of its own and a sentence, in every game."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len

from fudaba.games.contract import Match
from fudaba.games.registry import NAMES
from fudaba.locale import LANGUAGES, Language
from fudaba.terminal import keys
from fudaba.terminal.scene import Choice, Laid
from fudaba.terminal.sheet import deal_sheet, match_sheet
from fudaba.terminal.widgets.buttons import fitting
from tests.conformance.play import matches
from tests.terminal.tables import drawn

RESERVED = {keys.HELP, keys.SCORES, keys.YAKU, keys.LOG, keys.QUIT}


def names_of(match: Match) -> list[str]:
    return ["Anna", *(f"Greedy {number}" for number in range(1, int(match.game.seats)))]


def playable(laid: Laid) -> set[str]:
    """The single actions that the owner can choose, apart from what is gathered."""
    return {
        action
        for _, action in laid.options
        if action.split()[0] not in ("choose", "tick") and ";" not in action
    }


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_key_and_a_sentence(name: str, language: Language) -> None:
    rng = Random(name + language)
    for match in list(matches(name, rng, least=2))[:2]:
        table = drawn(match, names_of(match), language)
        asked = 0
        while not match.is_over and asked < 60:
            view = match.view(0)
            laid = table.scene(view)
            pressed = [key for key, _ in laid.options if key]
            assert len(set(pressed)) == len(pressed), view.phase
            assert not set(pressed) & RESERVED
            assert bool(laid.options) == bool(view.legal)
            if not table.gathering.gathers:
                assert playable(laid) == set(view.legal)
            assert all(key for key, action in laid.options) or len(laid.options) > 20
            assert laid.prompt
            for _, action in laid.options:
                assert laid.says(action) or any(action == one.action for one in laid.choices)
            asked += bool(view.legal)
            match.apply(rng.choice(match.legal_actions()))
        view = match.view(0)
        sheets = table.stage.sheets(view)
        assert match_sheet(table, sheets)
        for sheet in sheets:
            assert deal_sheet(table, sheet, [])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_matters_of_the_lines_above_fits_80_columns(name: str, language: Language) -> None:
    rng = Random(name)
    match = next(iter(matches(name, rng, least=1)))
    table = drawn(match, names_of(match), language)
    for _ in range(80):
        if match.is_over:
            break
        laid = table.scene(match.view(0))
        assert cell_len(laid.shown.status.rpartition(" · ")[0]) <= 78
        assert cell_len(laid.shown.prompt) <= 78
        match.apply(rng.choice(match.legal_actions()))


def test_of_too_many_buttons_those_around_the_chosen_are_shown() -> None:
    choices = tuple(Choice(str(number), f"repay {number}", f"{number} kan") for number in range(9))
    assert fitting(choices, None, 500) == choices
    few = fitting(choices, choices[-1].action, 50)
    assert choices[-1] in few
    assert len(few) < len(choices)
    assert fitting(choices, choices[0].action, 50)[0] == choices[0]
