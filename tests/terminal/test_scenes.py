"""Every legal action of every position has a key of its own and a sentence."""

from __future__ import annotations

import pytest

import fudaba
from fudaba.cards.rng import Rng
from fudaba.games.koikoi.options import PRESETS
from fudaba.locale import LANGUAGES, Language
from fudaba.terminal import keys
from fudaba.terminal.sheet import deal_sheet, match_sheet
from tests.terminal.tables import drawn

OPTIONS: list[dict[str, object]] = [
    *[dict[str, object](preset=preset) for preset in PRESETS],
    {"lightning_joker": True, "must_match": True, "koi_double": "none"},
    {"lightning_joker": True, "joker_draw_forced": True, "last_card_koi": "allowed"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_has_a_key_and_a_sentence(
    options: dict[str, object], language: Language
) -> None:
    preset = options.get("preset")
    rest = {name: value for name, value in options.items() if name != "preset"}
    game = fudaba.game("koikoi", str(preset) if preset else None, None, deals=3, **rest)
    for seed in range(3):
        match = game.new(seed)
        table = drawn(match, ["Anna", "Bot"], language)
        rng = Rng(seed)
        while not match.is_over:
            view = match.view(0)
            scene = table.scene(view)
            assert sorted(action for _, action in scene.options) == sorted(view.legal)
            pressed = [key for key, _ in scene.options]
            assert "" not in pressed
            assert len(set(pressed)) == len(pressed)
            assert not set(pressed) & {keys.HELP, keys.SCORES, keys.YAKU, keys.LOG, keys.QUIT}
            for action in view.legal:
                assert scene.says(action)
            match.step(match.legal_nth(rng.below(match.legal_count())))
        view = match.view(0)
        assert table.scene(view).options == []
        sheets = table.stage.sheets(view)
        assert match_sheet(table, sheets)
        for sheet in sheets:
            assert deal_sheet(table, sheet, [])
