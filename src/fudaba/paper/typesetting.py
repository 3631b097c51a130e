"""PDF, SVG and PNG by typst, which the extra `print` installs."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

import msgspec

from fudaba.drawing.printed import printed
from fudaba.locale import Language
from fudaba.refusal import Unable
from fudaba.scenes.cards import PACKS, card_names

Format: TypeAlias = Literal["pdf", "svg", "png"]

#: Faces for Japanese, those with serifs first; of Latin letters typst brings its own.
JAPANESE: Final = (
    "Noto Serif CJK JP",
    "Noto Serif JP",
    "Source Han Serif JP",
    "Source Han Serif",
    "Hiragino Mincho ProN",
    "Yu Mincho",
    "MS Mincho",
    "IPAexMincho",
    "IPAMincho",
    "TakaoPMincho",
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "Source Han Sans JP",
    "Hiragino Sans",
    "Hiragino Kaku Gothic ProN",
    "Yu Gothic",
    "Meiryo",
    "MS Gothic",
    "IPAexGothic",
    "IPAGothic",
    "TakaoPGothic",
    "VL Gothic",
)


def typst() -> Any:
    """The typesetter; Unable where it is not installed."""
    try:
        return import_module("typst")
    except ImportError:
        raise Unable("paper.extra") from None


@cache
def japanese_face() -> str:
    """The first face of this machine that has Japanese; empty where there is none."""
    here = {family.lower() for family in typst().Fonts().families()}
    return next((face for face in JAPANESE if face.lower() in here), "")


def typeset(
    template: str,
    data: Any,
    pack: str,
    codes: set[str],
    language: Language,
    form: Format,
    ppi: float = 110,
) -> list[bytes]:
    """The pages of a template filled with data; of a PDF all in one."""
    setter = typst()
    face = japanese_face()
    if language == "ja" and not face:
        raise Unable("paper.no_japanese")
    source = b"\n".join(_template(name) for name in ("common", template))
    inputs = {
        "data": msgspec.json.encode(data).decode(),
        "cards": msgspec.json.encode({code: printed(pack, code) for code in codes}).decode(),
        "names": msgspec.json.encode(_names(pack, codes, language)).decode(),
        "emblem": printed("hanafuda", "8L"),
        "japanese": face,
    }
    made = setter.compile(source, format=form, sys_inputs=inputs, ppi=ppi)
    return list(made) if isinstance(made, list) else [made]


def _names(pack: str, codes: set[str], language: Language) -> dict[str, str]:
    """What the cards are called, for whoever hears a page; backs have no names."""
    packs = {one.lower(): one for one in PACKS}
    names = card_names(packs[pack], language)
    return {code: names[code].name for code in codes if code in names}


def _template(name: str) -> bytes:
    return (files("fudaba.paper") / "typst" / f"{name}.typ").read_bytes()
