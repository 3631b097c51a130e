"""Fractions as float32, which the compiled core has no type for: the 32 bits as a whole number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

#: The bits of 1.0.
ONE: Final = 0x3F800000

#: The exponent's bias, and where the exponent stands.
_BIAS: Final = 127
_FRACTION: Final = 23
_SIGN: Final = 0x80000000


def float32(amount: i64, scale: i64) -> i32:
    """The bits of amount / scale, rounded to the nearest, ties to even."""
    if amount == 0:
        return 0
    rest = amount
    if amount < 0:
        rest = -amount
    divisor = scale
    # Bring the quotient between 2**23 and 2**24.
    exponent: i64 = _BIAS + _FRACTION
    spare: i64 = int(divisor).bit_length() + _FRACTION - int(rest).bit_length()
    if spare > 0:
        rest <<= spare
        exponent -= spare
    while rest < divisor << _FRACTION:
        rest <<= 1
        exponent -= 1
    while rest >= divisor << _FRACTION + 1:
        divisor <<= 1
        exponent += 1
    quotient = rest // divisor
    twice = 2 * (rest % divisor)
    if twice > divisor or (twice == divisor and quotient & 1):
        quotient += 1
    # The quotient's highest bit adds 1 to the exponent, and so does rounding up to 2**24.
    bits = (exponent - 1 << _FRACTION) + quotient
    if amount < 0:
        bits -= _SIGN
    return i32(bits)
