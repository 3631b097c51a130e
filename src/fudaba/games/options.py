"""Options and presets, declared as data: every game lists its own.

The one-line explanations stand in the catalogues of `fudaba.locale`, three languages each,
under `GAME.option.NAME`, `GAME.value.NAME.VALUE` and `GAME.preset.NAME`.
"""

# Left as Python: a dataclass is no native class.

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from fudaba.nearest import Meant, quoted, shown
from fudaba.refusal import Refusal, Said

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]

_SWITCH_WORDS = {"on": True, "true": True, "off": False, "false": False}


class OptionError(Refusal):
    """An option, value, preset or number of seats that the game does not have."""


class UnknownName(OptionError):  # noqa: N818 - the name is unknown
    """The name of a game, a preset, an option or a bot that there is not."""

    def __init__(self, sort: str, name: str, known: Iterable[str], game: str = "") -> None:
        key = f"name.{sort}"
        super().__init__(key, name=shown(name), game=game, meant=Meant(name, known))


@dataclass(frozen=True)
class Option:
    """One rule that a table may set: the values it takes, the first being the default."""

    name: str
    values: tuple[OptionValue, ...]
    rule: str
    #: For numbers: any whole number from here to `most` is taken too, in steps of `step`.
    least: int | None = None
    step: int = 1
    most: int = 1_000_000

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    def read(self, given: object) -> OptionValue:
        """The value that a JSON value or a word of the rule text stands for."""
        if self.is_switch:
            value = _SWITCH_WORDS.get(given) if isinstance(given, str) else given
            if isinstance(value, bool):
                return value
        else:
            for value in self.values:
                if type(given) is type(value) and given == value:
                    return value
                if isinstance(given, str) and given == str(value):
                    return value
            if self.least is not None and (number := _whole_number(given)) is not None:
                if self.least <= number <= self.most and (number - self.least) % self.step == 0:
                    return number
        raise OptionError(
            "options.value", option=self.name, choices=self.choices, given=_shown(given)
        )

    @property
    def choices(self) -> Said:
        """What the option takes, in words."""
        if self.least is None:
            return Said("options.one_of", values=[value_text(value) for value in self.values])
        key = "options.even_number" if self.step == 2 else "options.number"
        usual = value_text(self.default)
        return Said(key, usual=usual, least=self.least, most=self.most)


def _whole_number(given: object) -> int | None:
    if isinstance(given, str) and given.removeprefix("-").isdecimal():
        return int(given)
    return given if isinstance(given, int) and not isinstance(given, bool) else None


def switch(name: str, rule: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, (default, not default), rule)


def value_text(value: OptionValue) -> str:
    """A value in the words of the rule text: `on`, `off`, `12`, `take_pair`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _shown(given: object) -> str | None:
    """A value that is refused, as a question in JSON would have it."""
    if given is None:
        return None
    if isinstance(given, bool):
        return "true" if given else "false"
    return quoted(given) if isinstance(given, str) else shown(str(given))


def resolve(
    game: str,
    declared: tuple[Option, ...],
    presets: Mapping[str, Options],
    preset: str | None,
    given: Mapping[str, object],
) -> Options:
    """Every option's value: the given ones, else the preset's, else the defaults."""
    if preset is not None and preset not in presets:
        raise UnknownName("preset", preset, presets, game)
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise UnknownName("option", name, known, game)
    chosen: Options = {option.name: option.default for option in declared}
    if preset is not None:
        chosen |= presets[preset]
    chosen |= {name: known[name].read(value) for name, value in given.items()}
    return chosen
