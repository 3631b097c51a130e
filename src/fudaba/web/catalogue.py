"""What there is to choose from, in words: games, presets, options, bots, cards, rules."""

from __future__ import annotations

from functools import cache

from fudaba.bots import registry as bots
from fudaba.games.options import Option, value_text
from fudaba.games.registry import names, spec
from fudaba.locale import Counting, Language, catalogue, game_key, game_word, word
from fudaba.locale.names import bot_name
from fudaba.refusal import Refusal
from fudaba.rulebook import Rule, rulebook
from fudaba.scenes.cards import PACKS, CardName, card_names
from fudaba.web.messages import (
    BotInfo,
    GameInfo,
    OptionInfo,
    PresetInfo,
    PrimerInfo,
    RuleInfo,
    ValueInfo,
)


@cache
def games(language: Language) -> list[GameInfo]:
    """All games."""
    return [_game(name, language) for name in names()]


def _game(name: str, language: Language) -> GameInfo:
    game = spec(name)
    return GameInfo(
        name=name,
        title=game_word(name, "name", language),
        summary=game_word(name, "summary", language),
        seats=list(game.seats),
        has_partners=game.sides > 0,
        pack=game.pack.name,
        presets=[
            PresetInfo(
                preset,
                preset_title(name, preset, language),
                game_word(name, f"preset.{preset}", language),
                options,
            )
            for preset, options in game.presets.items()
        ],
        options=[_option(name, option, language) for option in game.options],
        bots=[BotInfo(level, bot_name(level, language)) for level in bots.names(name)],
    )


def preset_title(game: str, preset: str, language: Language) -> str:
    """What a preset is called."""
    key = game_key(game, f"preset_title.{preset}")
    return word(key, language) if key else preset.replace("_", " ").capitalize()


def _option(game: str, option: Option, language: Language) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        text=game_word(game, f"option.{option.name}", language),
        rule=option.rule,
        values=[
            ValueInfo(value, _value(game, option.name, value_text(value), language))
            for value in option.values
        ],
        default=option.default,
        least=option.least,
        most=None if option.least is None else option.most,
        step=option.step,
    )


def _value(game: str, option: str, value: str, language: Language) -> str:
    key = game_key(game, f"value.{option}.{value}")
    return word(key, language) if key else value


@cache
def words(language: Language) -> dict[str, object]:
    """Every word of the page, by its key."""
    prefix = "page."
    return {
        key.removeprefix(prefix): _forms(texts[language])
        for key, texts in catalogue().items()
        if key.startswith(prefix)
    }


def _forms(text: str) -> str | dict[str, str]:
    """A text, or the forms of one that counts something."""
    return text.forms if isinstance(text, Counting) else text


@cache
def primer(game: str, language: Language) -> PrimerInfo:
    """A game's primer; a game of another package may have none."""
    # Read where it is first wanted: it brings a reader of Markdown with it.
    from fudaba.primers.primer import has_primer
    from fudaba.primers.primer import primer as written

    if not has_primer(game, language):
        return PrimerInfo(game=game, title=game_word(game, "name", language), article=None)
    found = written(game, language)
    return PrimerInfo(game=game, title=found.title, article=found.article.data())


def cards(pack: str, language: Language) -> dict[str, CardName]:
    """What the cards of a pack are called."""
    if pack not in PACKS:
        raise Refusal("tables.no_such_pack")
    return card_names(pack, language)


def rules(game: str, language: Language) -> list[RuleInfo]:
    """The rules of a game."""
    sharing = [name for name in names() if spec(name).rulebook == spec(game).rulebook]
    book = rulebook(spec(game).rulebook, language)
    as_in = catalogue()["games.as_in"][language]
    own = book.concerning(spec(game).prefixes, game, sharing, as_in)
    return [_rule(rule) for rule in own.rules]


def rule(game: str, id: str, language: Language) -> RuleInfo:
    """One rule."""
    found = rulebook(spec(game).rulebook, language).rule(id.upper())
    if found is None:
        raise Refusal("tables.no_such_rule", id=id[:20])
    return _rule(found)


def _rule(rule: Rule) -> RuleInfo:
    return RuleInfo(id=rule.id, title=rule.section, text=rule.text)
