"""Numbers as SVG writes them, as short as they can be: a card is mostly numbers."""

from __future__ import annotations

from collections.abc import Iterable


def n(value: float) -> str:
    """A number with one decimal at most: `3`, `.5`, `-1.2`."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def join(values: Iterable[float]) -> str:
    """The numbers of a path with a space only where one is needed: `3 4-5`."""
    out = ""
    for value in values:
        text = n(value)
        out += text if not out or text.startswith("-") else " " + text
    return out
