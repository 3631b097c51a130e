"""Money both ways: in points and in kan (HH-020)."""

from __future__ import annotations

from fudaba.locale import Language, word


def kan_text(points: int, kan: int, language: Language) -> str:
    """`2 kan`, `-1 kan 3`; empty where it is less than a kan."""
    whole, rest = divmod(abs(points), kan)
    if whole == 0:
        return ""
    sign = "-" if points < 0 else ""
    if rest == 0:
        return sign + word("hachihachi.money.kan", language, kan=whole)
    return sign + word("hachihachi.money.kan_points", language, kan=whole, points=rest)


def short(points: int, kan: int, language: Language, sign: str = "") -> str:
    """`24 (2 kan)`; with a sign where `+` is asked for."""
    number = f"{points:{sign}}"
    in_kan = kan_text(points, kan, language)
    if not in_kan:
        return number
    return word("terminal.hachihachi.money", language, points=number, kan=in_kan)


def money(points: int, kan: int, language: Language) -> str:
    """`24 points (2 kan)`."""
    if points == 1:
        return word("hachihachi.money.one_point", language)
    number = word("hachihachi.money.points", language, points=points)
    in_kan = kan_text(points, kan, language)
    if not in_kan:
        return number
    return word("terminal.hachihachi.money", language, points=number, kan=in_kan)
