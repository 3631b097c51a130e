"""A deal of Hachijuu, phase by phase."""

from __future__ import annotations

from typing import Final

from fudaba.games.hachijuu.announcing import Announcing
from fudaba.games.hachijuu.dealing import Dealing
from fudaba.games.hachijuu.joining import Joining
from fudaba.games.hachijuu.settling import Settling
from fudaba.games.hachijuu.turn import Turns
from fudaba.games.phase import declared

DEAL: Final = declared(
    Dealing(),
    Joining(),
    Announcing(),
    Turns(),
    Settling(),
)
