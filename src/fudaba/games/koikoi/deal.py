"""A deal of Koi-Koi, phase by phase."""

from __future__ import annotations

from typing import Final

from fudaba.games.koikoi.dealing import Dealing
from fudaba.games.koikoi.instant import Instant
from fudaba.games.koikoi.settling import Settling
from fudaba.games.koikoi.turn import Turns
from fudaba.games.phase import declared

DEAL: Final = declared(
    Dealing(),
    Instant(),
    Turns(),
    Settling(),
)
