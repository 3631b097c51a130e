"""Cards travel to phones: what they may weigh."""

import statistics
import zlib

import pytest

from fudaba.drawing import PACKS
from tests.drawing.written_files import FILES, SPRITES


@pytest.mark.parametrize("pack", PACKS)
def test_a_card_is_small(pack: str) -> None:
    sizes = {code: len(svg.encode()) for (of, code), svg in FILES.items() if of == pack}
    assert statistics.median(sizes.values()) < 3_800
    assert {code: size for code, size in sizes.items() if size >= 9_500} == {}


@pytest.mark.parametrize(("pack", "limit"), [("hanafuda", 25_500), ("snapphana", 34_000)])
def test_a_sprite_is_sent_in_little_more_than_one_breath(pack: str, limit: int) -> None:
    assert len(zlib.compress(SPRITES[pack].encode(), 9)) < limit
