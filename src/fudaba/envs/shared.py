"""Arrays that show what the compiled core writes."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def shared(holder: Any, name: str, kind: type) -> NDArray[Any]:
    """An array that shares the memory of an object's packed numbers.

    Where lists stand in for packed numbers, the array takes the list's place.
    """
    numbers = getattr(holder, name)
    if isinstance(numbers, list):
        numbers = np.array(numbers, kind)
        setattr(holder, name, numbers)
    found: NDArray[Any] = np.frombuffer(numbers, kind)
    return found
