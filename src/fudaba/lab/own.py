"""A bot of one's own in the lab, named by its file or module: `quick.py:QuickBot`.

Only here, where whoever names it has typed it themselves: a server must never load what somebody
else names.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot
from fudaba.lab.problem import Unusable
from fudaba.refusal import Foreign, Said


def player(name: str, game: str) -> Bot:
    """The bot of that name for a game, of the house or of one's own."""
    place, _, kind = name.rpartition(":")
    if not (place and kind.isidentifier()):
        return bot(name, game)
    try:
        made = getattr(_module(place), kind)()
    except Exception as error:  # what is not ours may fail in any way
        why = Foreign(f"{type(error).__name__}: {error}", Said("usage.own_bot_fails"))
        raise Unusable("usage.own_bot", bot=name, why=why) from error
    if not isinstance(made, Bot):
        raise Unusable("usage.own_bot", bot=name, why=Said("usage.own_bot_is_none"))
    return made


def _module(place: str) -> ModuleType:
    """A file's module, or the module of that name, also beside where one stands."""
    if not place.endswith(".py"):
        if "" not in sys.path:
            sys.path.append("")
        return import_module(place)
    path = Path(place).resolve()
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(place)
    module = module_from_spec(spec)
    # Its classes look for their module by name.
    sys.modules.setdefault(path.stem, module)
    spec.loader.exec_module(module)
    return module
