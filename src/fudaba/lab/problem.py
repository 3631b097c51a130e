"""What the lab refuses, what it cannot do here, and the packages it may lack."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from fudaba.refusal import Refusal, Said, Unable


class Unusable(Refusal):
    """A request that makes no sense."""


class Unavailable(Unable):
    """Something that cannot be done on this machine now."""


def extra(module: str, purpose: Said) -> Any:
    """A module of the extra `lab`; Unavailable says how to get it."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise Unavailable("lab.extra", purpose=purpose, package=package) from None
