"""Every kind of decision has its picture, and the table lies on the screen with it."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from fudaba.games.registry import NAMES
from tests.conformance.play import random_match, walk
from tests.page.decisions import DECISIONS, reach
from tests.page.visit import SIZES, Visit

#: Those that the other ways of `stations.py` meet.
ON_THE_WAY: Final = {
    ("koikoi", "play"),
    ("koikoi", "decide"),
    ("hachihachi", "auction"),
    ("hachihachi", "play"),
    ("hachijuu", "auction"),
    ("hachijuu", "teyaku"),
    ("hachijuu", "play"),
    ("hachijuu", "decide"),
    ("800", "play"),
    ("800", "give"),
    ("1000", "discard"),
    ("1000", "play"),
    ("150", "discard"),
    ("150", "play"),
    ("fjabbe", "play"),
}
#: Asked in the midst of a declaration, which the page answers as a whole.
WITHIN: Final = {(game, "show") for game in ("800", "1000", "150", "fjabbe")}
PICTURED: Final = ON_THE_WAY | {(one.game, one.phase) for one in DECISIONS}
#: With so many cards on the field, or shown ones, the hand once lay below the edge.
CROWDED: Final = ("koikoi-place", "koikoi-place-drawn", "hachihachi-place-drawn")

_OUT: Final = """() => {
  const { bottom } = document.querySelector('main').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.field, .hand, .decision, .me')];
  return parts
    .filter((part) => part.getBoundingClientRect().bottom > bottom + 1)
    .map((part) => part.className);
}"""


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_decision_is_pictured(game: str) -> None:
    rng = Random(1)
    asked: set[tuple[str, str]] = set()
    for _ in range(6):
        for match in walk(random_match(game, rng), rng):
            if not match.is_over:
                asked.add((game, match.view(match.to_play).phase))
    assert asked
    assert asked - WITHIN <= PICTURED


@pytest.mark.parametrize("name", CROWDED)
async def test_a_crowded_table_pushes_nothing_off_the_screen(visit: Visit, name: str) -> None:
    page = await visit.person("phone")
    (decision,) = (one for one in DECISIONS if one.name == name)
    await reach(visit, page, decision)
    for wide, high in (SIZES["phone"], SIZES["desk"]):
        await page.set_viewport_size({"width": wide, "height": high})
        assert await page.evaluate(_OUT) == []
