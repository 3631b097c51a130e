"""One word for one thing, in each language, and no word of another language between them."""

from __future__ import annotations

import re
from typing import Final

import pytest

from fudaba.locale import LANGUAGES, Language, catalogue
from tests.locale.everything import EVERYTHING

#: Keys that name the same thing; the first letter may be large in one place and small in another.
SAME: Final = (
    # The kinds of cards.
    ("cards.kind.L", "terminal.kind.L"),
    ("cards.kind.A", "terminal.kind.A", "hachihachi.term.animal"),
    ("cards.kind.R", "terminal.kind.R", "hachihachi.term.ribbon"),
    ("cards.kind.K", "terminal.kind.K"),
    ("hachihachi.term.chaff", "hachijuu.term.plains"),
    ("terminal.hachihachi.column.chaff", "terminal.hachijuu.column.plains"),
    ("cards.name.W", "hachihachi.term.white"),
    # The table.
    ("koikoi.term.stock", "hachihachi.term.stock", "hachijuu.term.stock"),
    ("koikoi.term.base", "hachihachi.term.base", "hachijuu.term.base"),
    ("hachihachi.term.field", "hachijuu.term.field"),
    ("lab.dealer", "snapphana.term.dealer", "terminal.hachihachi.badge.dealer"),
    # Yaku that several games have.
    ("koikoi.yaku.goko", "hachihachi.dekiyaku.five_lights"),
    ("koikoi.yaku.shiko", "hachihachi.dekiyaku.four_lights", "hachijuu.dekiyaku.shikou"),
    ("koikoi.yaku.akatan", "hachihachi.dekiyaku.poetry", "hachijuu.dekiyaku.akatan"),
    ("koikoi.yaku.aotan", "hachihachi.dekiyaku.blue", "hachijuu.dekiyaku.aotan"),
    (
        "koikoi.yaku.inoshikacho",
        "hachihachi.dekiyaku.ino_shika_cho",
        "hachijuu.dekiyaku.inoshikacho",
    ),
    ("hachihachi.dekiyaku.seven_ribbons", "hachijuu.dekiyaku.shichitan"),
    (
        "hachihachi.dekiyaku.sixteen_kasu",
        "hachihachi.tokushuyaku.sixteen_kasu",
        "hachijuu.dekiyaku.sujuroku",
    ),
    ("hachihachi.teyaku.triple", "hachijuu.teyaku.sanbon"),
    ("hachihachi.teyaku.four", "hachijuu.teyaku.teshi"),
    ("hachihachi.teyaku.haneken", "hachijuu.teyaku.haneken"),
    ("hachihachi.teyaku.two_triples", "hachijuu.teyaku.futasanbon"),
    ("hachihachi.teyaku.four_three", "hachijuu.teyaku.shisou"),
    # Score sheets, in the terminal and on the command line.
    ("sheet.rule", "terminal.sheet.rule", "games.rule", "odds.column.rule"),
    ("sheet.cards", "terminal.sheet.cards"),
    ("sheet.points", "terminal.sheet.points"),
    ("sheet.player", "terminal.sheet.player"),
    ("hachihachi.reason.drop_fee", "hachijuu.reason.fold_fee"),
    ("hachihachi.reason.card_points", "snapphana.reason.card_points"),
)

#: Where the games have words of their own for the same thing, in their rule texts.
OWN_WORDS: Final = {
    ("en", "hachijuu.reason.fold_fee"),  # dropping and folding
    ("en", "hachihachi.reason.drop_fee"),
}

#: Words that would be a second one for something that has a word already: on which shelves (all,
#: where none is named), in which language, and what to say instead.
SECOND_WORDS: Final[tuple[tuple[str, Language, str, str], ...]] = (
    ("", "en", "kasu|chaff|dregs?", "plain"),
    ("", "en", "blank card", "white card"),
    ("", "en", "stopping", "shobu"),
    ("koikoi|terminal.koikoi", "en", "oya|shoubu", "dealer, shobu"),
    ("hachihachi|terminal.hachihachi", "en", "shobu", "shoubu"),
    ("hachijuu|terminal.hachijuu", "en", "dealer", "oya"),
    ("", "sv", "hikari|ljus", "lysande"),
    ("", "sv", "tane", "frö"),
    ("", "sv", "kasu", "skräp"),
    ("", "sv", "hjort(en)?", "rådjur"),
    ("", "sv", "depå", "bas"),
    ("", "sv", "poesiremsor", "röda remsor med text"),
    ("koikoi", "sv", "kombination(er)?", "yaku"),
    ("koikoi|terminal.koikoi", "sv", "oya|shoubu", "givare, shobu"),
    ("hachihachi|terminal.hachihachi", "sv", "shobu", "shoubu"),
    ("hachijuu|terminal.hachijuu", "sv", "givare[n]?", "oya"),
    ("", "sv", "greedy|random|beginner|master", "botens namn"),
)

#: English words that Swedish texts have no use for.
ENGLISH: Final = (
    "and|are|by|cards?|chaff|dealer|dealt|deals?|draws?|field|first|from|hands|have|"
    "in the|is|it|last|light|matches|of|opponent|options?|play|played|player|players|plain|points?|"
    "rate|ribbons?|rules?|scores?|seats?|settings|the|to|trick|tricks|wins?|with|you|your|"
    "at least|both|each|needs?|nobody|not|there|these|this|than|was|were|which|who"
)
#: What is written in Latin letters in Japanese, too: programs, formats, keys, names.
LATIN: Final = {
    "auto", "CPU", "csv", "de", "debug", "en", "error", "HTTPS", "info", "PostgreSQL", "postgresql",
    "psycopg", "SQLite", "warning", "Enter", "FIL", "fjabbe", "fudaba", "games", "GAME", "ja",
    "JSON", "jsonl", "koikoi", "Koi", "Lines", "parquet", "pdf", "Plackett", "Luce", "png",
    "Esc", "Python", "Ray", "settle", "sv", "svg", "Tab", "TOML", "play",
}  # fmt: skip


def plain_text(text: str) -> str:
    """A text without what is no word of it: placeholders, rules, commands and options to type."""
    return re.sub(
        r"[A-Z\d]{2}-R?\d+|\{\w+\}|`[^`]*`|fudaba \w+|--[\w-]+|'[^']*'|\"[^\"]*\"", " ", text
    )


def found(words: str, text: str) -> bool:
    return re.search(rf"(?<![\w-])(?:{words})(?![\w-])", plain_text(text), re.I) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", SAME, ids=[group[0] for group in SAME])
def test_one_thing_has_one_word(keys: tuple[str, ...], language: Language) -> None:
    own = [key for key in keys if (language, key) not in OWN_WORDS]
    assert len({catalogue()[key][language].lower() for key in own}) <= 1, own


@pytest.mark.parametrize(
    ("shelves", "language", "words", "instead"),
    SECOND_WORDS,
    ids=[f"{row[1]}: {row[2]}" for row in SECOND_WORDS],
)
def test_there_is_no_second_word(
    shelves: str, language: Language, words: str, instead: str
) -> None:
    wrong = [
        key
        for key, texts in EVERYTHING.items()
        if re.match(rf"(?:{shelves})(?:\.|$)" if shelves else "", key)
        and found(words, texts[language])
    ]
    assert wrong == [], f"say {instead}"


def test_swedish_is_swedish() -> None:
    assert [key for key, texts in EVERYTHING.items() if found(ENGLISH, texts["sv"])] == []


def test_japanese_is_japanese() -> None:
    wrong = {
        key: sorted(left)
        for key, texts in EVERYTHING.items()
        if not key.startswith(("help.value.", "usage."))
        and (left := set(re.findall(r"[A-Za-zÅÄÖåäöøæ]{2,}", plain_text(texts["ja"]))) - LATIN)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", ["sv", "ja"])
def test_sentences_are_translated(language: Language) -> None:
    """Whatever is longer than a name differs from the English."""
    same = [
        key
        for key, texts in EVERYTHING.items()
        if texts[language] == texts["en"]
        and len(re.findall(r"[A-Za-z]{2,}", plain_text(texts["en"]))) > 3
    ]
    assert same == []
