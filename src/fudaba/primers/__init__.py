"""Primers: how a newcomer learns a game, in words and pictures.

The texts are Markdown, `primers/LANGUAGE/GAME.md`; the page and the book show the same ones. What
is drawn in them is named there and made by code: positions are those of a match that the engine
deals and plays, sets are put to the engine before they are drawn, figures are read from what the
lab has measured (`primers/measured`). So a picture cannot show what the rules do not allow.

A game's part in this room has `PICTURES` (name to drawing) and `SETS` (name to rows of a list of
combinations).
"""

from __future__ import annotations

from fudaba.primers.primer import Primer, primer

__all__ = ["Primer", "primer"]
