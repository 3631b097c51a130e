"""How Snapphana cards look."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from fudaba.cards.pack import SNAPPHANA
from fudaba.locale import LANGUAGES, Language
from fudaba.terminal import snapphana_faces as faces


def test_sn_r41_snapphanar_look_alike() -> None:
    looks = {faces.face(card, "en") for card in ("I1", "I2", "I3", "I4")}
    assert len(looks) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_apart_on_the_narrowest_card(language: Language) -> None:
    titles = [faces.face(card, language).title for card in SNAPPHANA.texts]
    assert all(1 <= cell_len(title) <= 3 for title in titles)
    assert len(set(titles)) == SNAPPHANA.size - 3
    for card in SNAPPHANA.texts:
        look = faces.face(card, language)
        assert any(cell_len(line) <= 3 for line in look.short)
        assert cell_len(look.lines[0]) <= 26


def test_sn_093_honours_carry_their_worth() -> None:
    worth = {card: faces.worth(card) for card in ("SK", "T20", "*", "HQ", "CN", "DJ", "SA", "T18")}
    assert worth == {
        "SK": "4½",
        "T20": "4½",
        "*": "4½",
        "HQ": "3½",
        "CN": "2½",
        "DJ": "1½",
        "SA": "½",
        "T18": "½",
    }
