"""`fudaba games`: the games there are, and everything that can be chosen in one."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape

from fudaba.cli.failure import explained
from fudaba.cli.options import AsJson, Lang, language
from fudaba.cli.output import console, grid, json
from fudaba.games.options import Option, value_text
from fudaba.games.registry import names, spec
from fudaba.games.spec import Spec
from fudaba.locale import Language, game_key, game_word, word


def command(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Lists the games, or shows one."""
    with explained():
        speech = language(lang)
        shown = [spec(game)] if game else [spec(name) for name in names()]
        if as_json:
            facts = [description(one, speech) for one in shown]
            json(facts[0] if game else {"games": facts})
        elif game:
            _show(shown[0], speech)
        else:
            _list(shown, speech)


def description(game: Spec, speech: Language) -> dict[str, Any]:
    """All that the command lists of a game, as data."""
    return {
        "game": game.name,
        "name": game_word(game.name, "name", speech),
        "summary": game_word(game.name, "summary", speech),
        "seats": sorted(game.seats),
        "usual_seats": game.seats[0],
        "pack": game.pack.name,
        "num_actions": len(game.action_texts),
        "presets": [
            {
                "name": name,
                "explanation": game_word(game.name, f"preset.{name}", speech),
                "options": options,
            }
            for name, options in game.presets.items()
        ],
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "least": option.least,
                "most": None if option.least is None else option.most,
                "step": None if option.least is None else option.step,
                "rule": option.rule,
                "explanation": game_word(game.name, f"option.{option.name}", speech),
            }
            for option in game.options
        ],
    }


def _list(games: list[Spec], speech: Language) -> None:
    shown = grid(*_titles(speech, "game", "name", "seats", "summary"))
    for game in games:
        facts = description(game, speech)
        shown.add_row(game.name, facts["name"], _seats(game), facts["summary"])
    console().print(shown)
    console().print("\n" + word("games.hint", speech))


def _show(game: Spec, speech: Language) -> None:
    facts = description(game, speech)
    out = console()
    title = f"[bold]{facts['name']}[/bold]"
    out.print(word("games.players", speech, name=title, game=game.name, seats=_seats(game)))
    out.print(facts["summary"] + "\n")
    presets = grid(
        *_titles(speech, "preset", "summary", "settings"), title=word("games.presets", speech)
    )
    for preset in facts["presets"]:
        settings = [f"{name}={value_text(value)}" for name, value in preset["options"].items()]
        listed = ", ".join(settings) or word("games.defaults", speech)
        presets.add_row(preset["name"], preset["explanation"], listed)
    if game.presets:
        out.print(presets)
        out.print()
    options = grid(
        *_titles(speech, "option", "values", "rule", "explanation"),
        title=word("games.options", speech),
    )
    for option in game.options:
        options.add_row(
            option.name,
            _values(option, speech),
            option.rule,
            escape(_explanation(game, option.name, speech)),
        )
    out.print(options)


def _titles(speech: Language, *columns: str) -> list[str]:
    return [word(f"games.{column}", speech) for column in columns]


def _values(option: Option, speech: Language) -> str:
    """What the option takes, the default first."""
    if option.least is None:
        return option.choices.text(speech)
    key = "games.even_numbers" if option.step == 2 else "games.numbers"
    default = value_text(option.default)
    return word(key, speech, default=default, least=option.least, most=option.most)


def _explanation(game: Spec, option: str, speech: Language) -> str:
    """The option's line, with what each named value means."""
    lines = [game_word(game.name, f"option.{option}", speech)]
    values = next(one.values for one in game.options if one.name == option)
    for value in values:
        key = game_key(game.name, f"value.{option}.{value}")
        if isinstance(value, str) and key:
            lines.append(f"{value}: {word(key, speech)}")
    return "\n".join(lines)


def _seats(game: Spec) -> str:
    low, high = min(game.seats), max(game.seats)
    return str(low) if low == high else f"{low}-{high}"
