"""Our commands: typer's, with help and refusals in the language of whoever calls them."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from typer.core import TyperCommand, TyperGroup

from fudaba.cli.failure import Failed
from fudaba.cli.help import Help
from fudaba.locale import Language, preferred_language


def language_of(context: Any) -> Language:
    """The language that `main` found for the whole command."""
    found: Language | None = context.find_root().obj
    return found or preferred_language()


class Command(TyperCommand):
    """One of the commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        Help(ctx, language_of(ctx)).show()

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # so that it is we who say what is too much
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Failed("usage.too_much", command=ctx.command_path, rest=" ".join(rest))
        return rest


class Commands(TyperGroup):
    """All of them."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        Help(ctx, language_of(ctx)).show()

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands:
            known = list(self.commands)
            nearest = get_close_matches(name, known, 1)
            if nearest:
                raise Failed("usage.no_such_command_but", name=name, nearest=nearest[0])
            raise Failed("usage.no_such_command", name=name, known=", ".join(known))
        return super().resolve_command(ctx, args)
