"""The colours of both packs, named once; a woodblock print has few."""

from __future__ import annotations

from typing import Final

INK: Final = "#1b1a1f"
RED: Final = "#cf3420"
GREEN: Final = "#1d6640"
CLOVER: Final = "#16793f"
INDIGO: Final = "#2e3585"
PURPLE: Final = "#7c4a9c"
OCHRE: Final = "#e9a820"
PAPER: Final = "#f6ead0"
WHITE: Final = "#fffaf0"

# The same blocks printed thin, or twice.
PINK: Final = "#f4b3a2"
LILAC: Final = "#b795cf"
LEAF: Final = "#6f9f3f"
BROWN: Final = "#8a4a24"
SCARLET: Final = "#e2472c"
VIOLET: Final = "#46389b"
CORAL: Final = "#f4795c"
AMBER: Final = "#a55406"
MIST: Final = "#c6cee6"
ROSE: Final = "#f5c6b6"
MOSS: Final = "#cfe0bd"
STRAW: Final = "#f7db93"

MADDER: Final = "#a3271b"  # the hanafuda back
CLOTH: Final = "#3d5a4a"  # the table under contact sheets
