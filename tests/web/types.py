"""Names for what the fixtures give."""

from collections.abc import Callable
from typing import TypeAlias

from tests.web.running import Person

Somebody: TypeAlias = Callable[..., Person]
