"""A list that answers to the name of librt's `vec` where librt is missing."""

# Left as Python: it stands in for what only the compiled core has.

from __future__ import annotations

from collections.abc import Iterable


class vec(list[int]):  # noqa: N801 - takes the name of what it stands in for
    """`vec[u8](items)` and `vec[i64](items)` as plain lists of ints."""

    def __init__(self, items: Iterable[int] = (), *, capacity: int = 0) -> None:
        super().__init__(items)


def append(items: vec, item: int) -> vec:
    """As librt's: the result takes the place of what was appended to."""
    items.append(item)
    return items
