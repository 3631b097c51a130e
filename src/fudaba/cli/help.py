"""The help of the commands, from the catalogues: what a command does, takes and may be told.

Typer knows which parameters there are, with their ranges and defaults. What they are for stands
in `locale/help.toml`, so that it is in the language of whoever asks.
"""

from __future__ import annotations

from typing import Any, Final

from rich.markup import escape

from fudaba.bots.registry import NAMES as BOTS
from fudaba.cli.output import console, grid
from fudaba.locale import Language, has_word, word
from fudaba.locale.numbers import localised
from fudaba.terminal.pace import PACES

#: The bots, as the help of a command lists them.
BOTS_LISTED: Final = f"{', '.join(BOTS)}, search:500, search:200ms"


class Help:
    """The help of one command, in one language."""

    def __init__(self, context: Any, speech: Language) -> None:
        self._context = context
        self._speech: Language = speech
        params = context.command.get_params(context)
        self._arguments = [one for one in params if one.param_type_name == "argument"]
        self._options = [one for one in params if one.param_type_name == "option"]
        self._commands: list[str] = list(getattr(context.command, "commands", {}))

    def show(self) -> None:
        """Prints all of it."""
        out = console()
        out.print(escape(self._said("usage", usage=self.usage())))
        out.print("\n" + escape(self._about("summary")))
        example = f"help.{self._context.info_name}.example"
        if has_word(example):
            commands = word(example, self._speech).replace("`", "")
            out.print("\n" + escape(self._said("example", example=commands)))
        self._section("arguments", [(self._value(one), one) for one in self._arguments])
        self._section("options", [(self._names(one), one) for one in self._options])
        if self._commands:
            self._rows(
                "commands",
                [(name, word(f"help.{name}.summary", self._speech)) for name in self._commands],
            )

    def usage(self) -> str:
        """How the command is written."""
        parts = [self._context.command_path, f"[{self._said('any_options')}]"]
        for argument in self._arguments:
            value = self._value(argument)
            parts.append(value if argument.required else f"[{value}]")
        return " ".join([*parts, *([self._said("any_command")] if self._commands else [])])

    def about(self, param: Any) -> str:
        """What a parameter is for, with its range and its default."""
        return " ".join(part for part in (self._about(param.name), *self._bounds(param)) if part)

    def _said(self, key: str, **values: object) -> str:
        return word(f"help.{key}", self._speech, **values)

    def _about(self, key: str) -> str:
        """The command's own words, or those that it shares with others."""
        own = f"help.{self._context.info_name}.{key}"
        shared = own if has_word(own) else f"help.shared.{key}"
        text = word(shared, self._speech)
        return text.replace("{bots}", BOTS_LISTED).replace("{paces}", ", ".join(PACES))

    def _bounds(self, param: Any) -> list[str]:
        least, most = (localised(str(end), self._speech) for end in (param.min, param.max))
        found = []
        if param.max is not None:
            found.append(self._said("range.both", least=least, most=most))
        elif param.min is not None:
            found.append(self._said("range.least", least=least))
        usual = param.show_default if isinstance(param.show_default, str) else param.default
        if isinstance(usual, str) or (usual is not None and not isinstance(usual, bool | list)):
            value = localised(str(usual), self._speech) if isinstance(usual, float) else usual
            found.append(self._said("default", value=value))
        return found

    def _value(self, param: Any) -> str:
        """What stands for the value of a parameter."""
        return word(f"help.value.{param.metavar}", self._speech)

    def _names(self, option: Any) -> str:
        names = ", ".join(sorted(option.opts, key=len))
        return names if option.is_flag else f"{names} {self._value(option)}"

    def _section(self, title: str, params: list[tuple[str, Any]]) -> None:
        if params:
            self._rows(title, [(name, self.about(param)) for name, param in params])

    def _rows(self, title: str, rows: list[tuple[str, str]]) -> None:
        shown = grid("", "")
        shown.show_header = False
        shown.columns[0].no_wrap = True
        for name, text in rows:
            shown.add_row(f"  {escape(name)}", escape(text))
        out = console()
        out.print(f"\n[bold]{self._said(title)}[/bold]")
        out.print(shown)
