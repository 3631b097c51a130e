"""What a game's part in this room is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from fudaba.locale import Language
from fudaba.primers.node import Node

#: A picture that draws itself, its words in a language.
Drawing: TypeAlias = Callable[[Language], Node]
