"""A deal of Hachi-Hachi, phase by phase."""

from __future__ import annotations

from typing import Final

from fudaba.games.hachihachi.blind import Blind
from fudaba.games.hachihachi.compensating import Compensating
from fudaba.games.hachihachi.dealing import Dealing
from fudaba.games.hachihachi.declaring import Declaring
from fudaba.games.hachihachi.field import Field
from fudaba.games.hachihachi.filing import Filing
from fudaba.games.hachihachi.han_don import HanDon
from fudaba.games.hachihachi.joining import Joining
from fudaba.games.hachihachi.repaying import Repaying
from fudaba.games.hachihachi.settling import Settling
from fudaba.games.hachihachi.sharing import Sharing
from fudaba.games.hachihachi.turn import Turns
from fudaba.games.hachihachi.year import YearEnd
from fudaba.games.phase import declared

DEAL: Final = declared(
    Dealing(),
    Blind(),
    Field(),
    Joining(),
    Sharing(),
    Compensating(),
    Declaring(),
    Turns(),
    Settling(),
    HanDon(),
    Repaying(),
    YearEnd(),
    Filing(),
)
