"""What the lab refuses, what it cannot do here, and the packages it may lack."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from fudaba.locale import word


class Unusable(ValueError):  # noqa: N818 - it is the request that is unusable
    """A request that makes no sense: one sentence of `locale/usage.toml` says why."""

    def __init__(self, key: str, **values: object) -> None:
        self.key, self.values = key, values
        super().__init__(word(f"usage.{key}", "en", **values))


class Unavailable(RuntimeError):  # noqa: N818
    """Something that cannot be done on this machine now: one sentence says why."""


def extra(module: str, purpose: str) -> Any:
    """A module of the extra `lab`; Unavailable says how to get it."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise Unavailable(
            f"{purpose} need the package {package}: pip install 'fudaba[lab]'"
        ) from None
