"""SVG elements as text.

Looks are presentation attributes only: a page with a strict Content-Security-Policy refuses
`<style>` and `style=`.
"""

from __future__ import annotations

from typing import TypeAlias

from fudaba.drawing.digits import join, n
from fudaba.drawing.palette import INK, WHITE

Value: TypeAlias = str | float | None


def attrs(values: dict[str, Value]) -> str:
    """Attributes in SVG spelling; None is left out."""
    return "".join(
        f' {key.replace("_", "-")}="{n(value) if isinstance(value, (int, float)) else value}"'
        for key, value in values.items()
        if value is not None
    )


def path(d: str, fill: str | None = None, **kw: Value) -> str:
    """A path; without a fill it inherits one."""
    return f'<path{attrs({"fill": fill, **kw})} d="{d}"/>'


def line(d: str, color: str | None = INK, width: float = 2, **kw: Value) -> str:
    """An open stroke with round ends."""
    kw.setdefault("stroke_linecap", "round")
    return path(d, "none", stroke=color, stroke_width=width, **kw)


def outlined(d: str, fill: str | None, width: float = 1.8, color: str = INK) -> str:
    """A filled shape with an even outline."""
    return path(d, fill, stroke=color, stroke_width=width, stroke_linejoin="round")


def inked(d: str, fill: str, width: float = 1.4, press: tuple[float, float] = (0.7, 0.9)) -> str:
    """A filled shape whose outline swells to one side, as a loaded brush leaves it."""
    shadow = path(
        d,
        INK,
        stroke=INK,
        stroke_width=width,
        stroke_linejoin="round",
        transform=f"translate({n(press[0])} {n(press[1])})",
    )
    return shadow + outlined(d, fill, width)


def circle(x: float, y: float, r: float, fill: str | None = None, **kw: Value) -> str:
    """A circle."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}"{attrs({"fill": fill, **kw})}/>'


def disc(x: float, y: float, r: float, fill: str, width: float = 1.6) -> str:
    """A circle with an ink outline."""
    return circle(x, y, r, fill, stroke=INK, stroke_width=width)


def eye(x: float, y: float, r: float, fill: str = WHITE) -> str:
    """A round eye with its pupil."""
    return circle(x, y, r, fill) + circle(x, y, r * 0.55, INK)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str | None = None, **kw: Value) -> str:
    """An ellipse."""
    box = f'cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}"'
    return f"<ellipse {box}{attrs({'fill': fill, **kw})}/>"


def rect(x: float, y: float, w: float, h: float, fill: str | None = None, **kw: Value) -> str:
    """A rectangle."""
    box = f'x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"'
    return f"<rect {box}{attrs({'fill': fill, **kw})}/>"


def group(*parts: str, **kw: Value) -> str:
    """Parts that share attributes or a transform."""
    return f"<g{attrs(kw)}>{''.join(parts)}</g>"


def dots(r: float, *places: tuple[float, float], fill: str = INK) -> str:
    """Equal dots as one path of round-capped points."""
    return line("".join(f"M{join(p)}h0" for p in places), fill, 2 * r)


def placed(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A transform: move, turn, scale; a negative scale mirrors left to right."""
    text = f"translate({n(x)} {n(y)})"
    if turn:
        text += f"rotate({n(turn)})"
    if scale != 1:
        text += f"scale({scale:.3g})" if scale > 0 else f"scale({scale:.3g} {-scale:.3g})"
    return text
