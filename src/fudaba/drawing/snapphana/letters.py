"""Letters and numerals as outlines: no font has to be there."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.digits import join, n
from fudaba.drawing.elements import group, path
from fudaba.drawing.shapes import star


def ring(cx: float, cy: float, rx: float, ry: float, hx: float, hy: float, hole: float = 0) -> str:
    """An ellipse (clockwise) with an elliptic hole (anticlockwise), centred on y = hole."""
    hole = hole or cy
    out = f"a{n(rx)} {n(ry)} 0 0 1 "
    inn = f"a{n(hx)} {n(hy)} 0 0 0 "
    return (
        f"M{join((cx - rx, cy))}{out}{n(2 * rx)} 0{out}{n(-2 * rx)} 0z"
        f"M{join((cx - hx, hole))}{inn}{n(2 * hx)} 0{inn}{n(-2 * hx)} 0z"
    )


#: Wood-type capitals, 20 high: width and outline, which runs clockwise, holes against it.
GLYPHS: Final[dict[str, tuple[float, str]]] = {
    "I": (8, "M0 0H8V2.8H6.4V17.2H8V20H0V17.2H1.6V2.8H0z"),
    "V": (15.6, "M1 0H6.4L9.2 12.6L11.6 0H14.4L10 20H6.2zM0 0H7.8V2.6H0zM10 0H15.6V2.6H10z"),
    "X": (
        15.6,
        "M.8 0H6.2L14.8 20H9.4zM11.4 0H14.4L4.2 20H1.2zM0 0H7.6V2.6H0zM9.8 0H15.6V2.6H9.8z"
        "M0 17.4H5.8V20H0zM8 17.4H15.6V20H8z",
    ),
    "N": (
        17,
        "M1.6 0H6.4L12.2 12V0H14.8V20H11.6L4.2 5V20H1.6zM0 0H5V2.6H0zM10 0H17V2.6H10z"
        "M0 17.4H6.2V20H0z",
    ),
    "K": (
        17,
        "M1.6 0H6.2V20H1.6zM0 0H8V2.6H0zM0 17.4H8V20H0zM11.6 0H15L7.4 11L5.8 9.4z"
        "M6.8 9.6L10 6.6L17 20H11.6zM9.6 0H16.4V2.4H9.6zM9.8 17.4H17.4V20H9.8z",
    ),
    "D": (
        15.8,
        "M0 0H7C13 0 15.8 4 15.8 10S13 20 7 20H0V17.4H1.6V2.6H0z"
        "M6.2 2.8V17.2H7C10 17.2 11 14.6 11 10S10 2.8 7 2.8z",
    ),
    "H": (
        17.4,
        "M1.6 0H6.2V20H1.6zM11.2 0H15.8V20H11.2zM0 0H7.8V2.6H0zM9.6 0H17.4V2.6H9.6z"
        "M0 17.4H7.8V20H0zM9.6 17.4H17.4V20H9.6zM5 8.4H12V11.6H5z",
    ),
    "Æ": (
        24.4,
        "M9.4 0H24V5.8H22C21.6 3.4 20.8 2.8 18.6 2.8H17V8.4H18C19.4 8.4 19.8 8 20 6.4H21.8V13.2"
        "H20C19.8 11.6 19.4 11.2 18 11.2H17V17.2H19C21.2 17.2 22.2 16.4 22.6 13.8H24.4V20H9.8"
        "V17.4H12.4V14.6H6.4L5.2 17.4H7.2V20H0V17.4H1.6L9.2 2.8H8V0zM12.4 4.6L8 11.8H12.4z",
    ),
    "n": (
        15,
        "M1.4 7H5.6V20H1.4zM0 7H3V9.4H0zM4.8 10.4C6 7.8 7.8 6.6 9.8 6.6C12.8 6.6 13.8 8.6 13.8"
        " 11.4V20H9.6V12C9.6 10.6 9.2 10 8.2 10C7 10 5.6 11 5.4 12.4zM0 17.4H6.8V20H0z"
        "M8.4 17.4H15V20H8.4z",
    ),
    "1": (9.6, "M2.8 4.8L0 5.6V3.4L5 0H7.2V17.4H9.6V20H.4V17.4H2.8z"),
    "2": (
        13.8,
        "M.6 6.6C.4 2.4 3 0 7 0C11.2 0 13.4 2.2 13.4 5.6C13.4 9.4 10 11.8 6.6 15.8H10.6"
        "C11.6 15.8 12 14.8 12.2 13.4H13.8L13.2 20H0V17.6C4.6 12.4 8.6 9.6 8.6 5.8"
        "C8.6 3.8 7.8 2.8 6.6 2.8C5.2 2.8 4.6 3.8 4.8 6.6z",
    ),
    "3": (
        13.6,
        "M.6 5.4C.6 2 3 0 6.8 0C10.6 0 12.8 1.8 12.8 4.8C12.8 7.2 11.6 8.8 9.4 9.4"
        "C12 10 13.6 11.6 13.6 14.2C13.6 17.8 10.8 20 6.8 20C2.8 20 0 18 0 14.4H4.4"
        "C4.4 16.4 5 17.4 6.6 17.4C8.2 17.4 9 16.2 9 14C9 11.8 8 10.8 5.6 10.8H4.4V8.2H5.6"
        "C7.6 8.2 8.6 7.2 8.6 5.2C8.6 3.4 7.8 2.6 6.6 2.6C5.4 2.6 4.8 3.4 4.8 5.4z",
    ),
    "4": (
        14.4,
        "M8 0H12V12H14.4V14.8H12V17.4H13.8V20H5.8V17.4H7.6V14.8H0V12zM7.6 4.8L3.2 12H7.6z",
    ),
    "5": (
        13.6,
        "M1.8 0H12.6L12.2 3.8H4.8L4.4 7.6C5.4 7 6.4 6.8 7.6 6.8C11.2 6.8 13.6 9.2 13.6 13"
        "C13.6 17.4 10.8 20 6.6 20C2.6 20 0 18 0 14.6H4.4C4.4 16.4 5 17.4 6.4 17.4"
        "C8.2 17.4 9 15.8 9 13C9 10.6 8.2 9.4 6.6 9.4C5.6 9.4 4.8 9.8 4.2 10.8H.8z",
    ),
    "6": (
        14,
        ring(7, 13.3, 7, 6.7, 2.6, 4) + "M0 13.4C0 5 4.6 .4 12 0L12.8 2.6C8 3.6 5.4 6 4.6 13.4z",
    ),
    "7": (13.6, "M0 0H13.6V2.8C10 8.4 8.6 13 8.2 20H3.2C3.8 13 6.4 8 9.4 3.8H3.4L2.4 6.6H0z"),
    "8": (14, ring(7, 5.4, 6.2, 5.4, 2.2, 2.8, 5.2) + ring(7, 14.1, 7, 5.9, 2.7, 3.3, 14.3)),
    "9": (
        14,
        ring(7, 6.7, 7, 6.7, 2.6, 4)
        + "M14 6.6C14 15 9.4 19.6 2 20L1.2 17.4C6 16.4 8.6 14 9.4 6.6z",
    ),
    "0": (14, ring(7, 10, 7, 10, 2.6, 7.2)),
    "★": (23, star(5, 12.6, 5.2, 11.5, 11.4)),
}


#: Labels whose letters stand closer.
TIGHT: Final = {"10": 0.4, "Kn": -1}


def label(text: str, centre: float, y: float, height: float, fill: str, widest: float) -> str:
    """Text as paths, centred, squeezed if need be to stay within a width."""
    scale = height / 20
    gap = TIGHT.get(text, 1.2)
    width = sum(GLYPHS[sign][0] for sign in text) + gap * (len(text) - 1)
    across = min(scale, widest / width)
    parts, at = [], 0.0
    for sign in text:
        shift = f"translate({n(at)})" if at else None
        parts.append(path(GLYPHS[sign][1], transform=shift))
        at += GLYPHS[sign][0] + gap
    where = f"translate({n(centre - width * across / 2)} {n(y)})scale({across:.3g} {scale:.3g})"
    return group(*parts, fill=fill, transform=where)
