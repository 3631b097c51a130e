"""The look of all figures: sizes, colours, letters, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from fudaba.lab.problem import Unusable, extra
from fudaba.locale import Language, word
from fudaba.locale.numbers import localised
from fudaba.refusal import Said

#: What matplotlib is needed for.
_PURPOSE: Final = Said("lab.plots")

KINDS: Final = (".svg", ".pdf", ".png")

#: Okabe and Ito's colours, which people who see fewer colours can tell apart as well.
COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
#: Lines differ without colour too.
DASHES: Final = ("-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)), (0, (1, 1)))
INK: Final = "#333333"

#: The width of a page's text, in inches.
WIDTH: Final = 7.0

#: Letters for Japanese, where the machine has some.
JAPANESE_FONTS: Final = (
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "IPAexGothic",
    "Hiragino Sans",
    "Yu Gothic",
    "TakaoGothic",
    "VL Gothic",
)

STYLE: Final = {
    "font.size": 8.0,
    "axes.titlesize": 9.0,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.labelsize": 8.0,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "axes.linewidth": 0.7,
    "lines.linewidth": 1.2,
    "xtick.major.width": 0.7,
    "ytick.major.width": 0.7,
    "legend.frameon": False,
    "savefig.dpi": 300,
    # Letters stay letters in a PDF, and the same data give the same file.
    "pdf.fonttype": 42,
    "svg.hashsalt": "fudaba",
}

#: Files say nothing of when they were made.
_UNDATED: Final[dict[str, dict[str, Any]]] = {
    ".svg": {"Date": None},
    ".pdf": {"CreationDate": None},
    ".png": {},
}


def check(path: Path) -> None:
    """Unusable where the name says no kind that we draw, Unavailable without matplotlib."""
    if path.suffix not in KINDS:
        raise Unusable("usage.plot_kinds", kinds=KINDS, name=path.name)
    extra("matplotlib", _PURPOSE)


def drawn(
    path: Path, height: float, language: Language, draw: Callable[[Any, Language], None]
) -> None:
    """Writes a figure that `draw` fills; all words are English where letters are missing."""
    matplotlib = extra("matplotlib", _PURPOSE)
    figures = extra("matplotlib.figure", _PURPOSE)
    style: dict[str, Any] = dict(STYLE)
    if language == "ja":
        fonts = _japanese_fonts()
        if fonts:
            style["font.family"] = [*fonts, "DejaVu Sans"]
        else:
            language = "en"
    with matplotlib.rc_context(style):
        figure = figures.Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure, language)
        _localise_ticks(figure, language)
        figure.savefig(path, metadata=_UNDATED[path.suffix])


def _localise_ticks(figure: Any, language: Language) -> None:
    """Numbers along the axes as the language writes them; fix_minus is what every one passes."""
    for axes in figure.axes:
        for axis in (axes.xaxis, axes.yaxis):
            formatter = axis.get_major_formatter()
            set_minus = formatter.fix_minus
            formatter.fix_minus = lambda text, shown=set_minus: localised(shown(text), language)


def panel(letter: str, key: str, language: Language) -> str:
    """The title of one of several panels."""
    return f"{letter}  {word(f'lab.figure.{key}', language)}"


def _japanese_fonts() -> list[str]:
    known = set(extra("matplotlib.font_manager", _PURPOSE).get_font_names())
    return [name for name in JAPANESE_FONTS if name in known]
