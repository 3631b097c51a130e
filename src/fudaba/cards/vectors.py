"""Packed arrays for the hot paths: librt's `vec`, or a list where librt is missing.

Compiled modules see only the type of librt, so they work on packed C arrays; the stand-in
serves interpreted runs on machines that librt has no wheel for.
"""

# Left as Python: it chooses at import what the compiled core is given.

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:
    try:
        from librt.vecs import append, vec
    except ImportError:  # pragma: no cover - depends on the machine
        from fudaba.cards.listvec import append, vec

__all__ = ["append", "vec"]
