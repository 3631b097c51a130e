"""What typer refuses before a command is reached, as a sentence of ours.

Typer says what is wrong in English, but its exceptions also carry the option or the parameter,
and that is all a sentence needs.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from fudaba.cli.failure import sentence
from fudaba.locale import Language, word
from fudaba.locale.numbers import localised
from fudaba.refusal import said


def misuse(error: Any, speech: Language) -> str:
    """One sentence for an exception of typer's."""
    option = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    if option is not None and hasattr(error, "possibilities"):
        return _no_such_option(error, option, speech)
    if option is not None:
        takes_none = "does not take" in error.message
        key = "usage.takes_no_value" if takes_none else "usage.needs_value"
        return _phrase(key, speech, name=option)
    if param is None:
        return sentence(error.format_message())
    name = _name(param, speech)
    if hasattr(error, "param_type"):  # only what is missing says of which sort it is
        return _phrase("usage.missing", speech, name=name, command=error.ctx.command_path)
    return _phrase("usage.bad_value", speech, name=name, what=_what(param, speech))


def _no_such_option(error: Any, option: str, speech: Language) -> str:
    command = error.ctx.command_path
    known = [name for param in error.ctx.command.get_params(error.ctx) for name in param.opts]
    long = [name.removeprefix("--") for name in known if name.startswith("--")]
    nearest = get_close_matches(option.lstrip("-"), long, 1)
    if nearest:
        return _phrase(
            "usage.no_such_option_but",
            speech,
            command=command,
            name=option,
            nearest=f"--{nearest[0]}",
        )
    return _phrase("usage.no_such_option", speech, command=command, name=option)


def _name(param: Any, speech: Language) -> str:
    """An option as it is written, an argument by what stands for it."""
    if param.param_type_name == "argument":
        return word(f"help.value.{param.metavar}", speech)
    return str(max(param.opts, key=len))


def _what(param: Any, speech: Language) -> str:
    """What a parameter takes, with its range."""
    counts = param.metavar == "N"
    other = "usage.what.SECONDS" if param.metavar == "SECONDS" else "usage.what.other"
    what = _phrase("usage.what.N" if counts else other, speech)
    least, most = (localised(str(end), speech) for end in (param.min, param.max))
    if param.max is not None:
        return _phrase("usage.what.both", speech, what=what, least=least, most=most)
    if param.min is not None:
        return _phrase("usage.what.least", speech, what=what, least=least)
    return what


def _phrase(key: str, speech: Language, **values: object) -> str:
    return said(key, values, speech)
