"""A combination of a dealt hand, as far as the viewer knows of it."""

from __future__ import annotations

from msgspec import Struct

from fudaba.scenes.scene import Pile


class Held(Struct, frozen=True):
    """A teyaku that somebody holds."""

    #: As the game calls it.
    name: str
    pile: Pile
    #: Whether its cards have been shown.
    is_shown: bool
