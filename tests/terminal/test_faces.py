"""How Snapphana cards look."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.options import OptionValue
from fudaba.games.registry import spec
from fudaba.locale import LANGUAGES, Language
from fudaba.scenes.registry import stage
from fudaba.terminal import snapphana_faces as faces
from fudaba.terminal.looks import looks_of


def test_sn_r41_snapphanar_look_alike() -> None:
    looks = {faces.face(card, "en", "½") for card in ("I1", "I2", "I3", "I4")}
    assert len(looks) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_apart_on_the_narrowest_card(language: Language) -> None:
    titles = [faces.face(card, language, "4½").title for card in SNAPPHANA.texts]
    assert all(1 <= cell_len(title) <= 3 for title in titles)
    assert len(set(titles)) == SNAPPHANA.size - 3
    for card in SNAPPHANA.texts:
        look = faces.face(card, language, "4½")
        assert any(cell_len(line) <= 3 for line in look.short)
        assert cell_len(look.lines[0]) <= 26


CARDS = ("SK", "T20", "*", "HQ", "CN", "DJ", "SA", "T18")


def worths(name: str, **options: OptionValue) -> list[str]:
    """What stands on cards of a game."""
    looks = looks_of(stage(spec(name).game(None, None, options), ["A", "B", "C", "D"], 0, "en"))
    return [looks.face((card,)).lines[1] for card in CARDS]


def test_sn_093_honours_carry_their_worth() -> None:
    assert worths("800") == ["4½", "4½", "4½", "3½", "2½", "1½", "½", "½"]


def test_fj_r7_cards_that_are_counted_by_tricks_carry_no_halves() -> None:
    assert worths("fjabbe", fjabbe_card_count="tricks") == ["4", "4", "4", "3", "2", "1", "", ""]
