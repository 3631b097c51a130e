"""Money both ways: in points and in kan (HH-020, HH-021)."""

from __future__ import annotations

from fudaba.locale import Language, word
from fudaba.scenes.phrases import MINUS, points_text


def kan_text(points: int, kan: int, language: Language) -> str:
    """`2 kan`, `−1 kan 3`; empty where it is less than a kan."""
    whole, rest = divmod(abs(points), kan)
    if whole == 0:
        return ""
    sign = MINUS if points < 0 else ""
    if rest == 0:
        return sign + word("hachihachi.money.kan", language, kan=whole)
    return sign + word("hachihachi.money.kan_points", language, kan=whole, points=rest)


def money(points: int, kan: int, language: Language) -> str:
    """`24 points (2 kan)`."""
    said = points_text(points, language)
    in_kan = kan_text(points, kan, language)
    return word("hachihachi.scene.money", language, points=said, kan=in_kan) if in_kan else said
