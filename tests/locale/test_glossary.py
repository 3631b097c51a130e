"""One word for one thing, in each language, and no word of another language between them."""

from __future__ import annotations

import re
from typing import Final

import pytest

from fudaba.locale import LANGUAGES, Language, catalogue
from tests.locale.english import ENGLISH, found, latin_words, plain_text
from tests.locale.everything import EVERYTHING

#: Keys that name the same thing; the first letter may be large in one place and small in another.
SAME: Final = (
    # The kinds of cards.
    ("cards.kind.L", "terminal.kind.L"),
    ("cards.kind.A", "terminal.kind.A", "hachihachi.term.animal"),
    ("cards.kind.R", "terminal.kind.R", "hachihachi.term.ribbon"),
    ("cards.kind.K", "terminal.kind.K"),
    ("hachihachi.term.chaff", "hachijuu.term.plains"),
    ("cards.name.W", "hachihachi.term.white"),
    # The table.
    ("koikoi.term.stock", "hachihachi.term.stock", "hachijuu.term.stock"),
    ("koikoi.term.base", "hachihachi.term.base", "hachijuu.term.base"),
    ("hachihachi.term.field", "hachijuu.term.field"),
    ("lab.dealer", "snapphana.term.dealer", "hachihachi.scene.badge.dealer"),
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
    ("koikoi", "en", "oya|shoubu", "dealer, shobu"),
    ("hachihachi", "en", "shobu", "shoubu"),
    ("hachijuu", "en", "dealer", "oya"),
    ("", "sv", "hikari|ljus", "lysande"),
    ("", "sv", "tane", "frö"),
    ("", "sv", "kasu", "skräp"),
    ("", "sv", "hjort(en)?", "rådjur"),
    ("", "sv", "depå", "bas"),
    ("", "sv", "poesiremsor", "röda remsor med text"),
    ("koikoi", "sv", "kombination(er)?", "yaku"),
    ("koikoi", "sv", "oya|shoubu", "givare, shobu"),
    ("hachihachi", "sv", "shobu", "shoubu"),
    ("hachijuu", "sv", "givare[n]?", "oya"),
    ("", "sv", "greedy|random|beginner|master", "botens namn"),
    ("", "sv", "vit(a|t) kort(et)?", "blankt kort"),
    ("page", "sv", "parti(et)?", "match"),
    ("", "sv", "som det står(?! tryckt)", "som det ligger till"),
    ("", "sv", "kuttsuki", "kuttuki"),
)

#: The same for Japanese, which has no spaces to find a word by.
SECOND_SIGNS: Final = (
    ("だれ", "誰"),
    ("対局", "試合"),
    ("カード", "札"),
    ("プレーヤー", "プレイヤー"),
    ("月見で一杯", "月見酒"),
    ("花見で一杯", "花見酒"),
)


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
        if re.match(rf"(?:refusals\.)?(?:{shelves})(?:\.|$)" if shelves else "", key)
        and found(words, texts[language])
    ]
    assert wrong == [], f"say {instead}"


@pytest.mark.parametrize(("signs", "instead"), SECOND_SIGNS)
def test_there_is_no_second_word_in_japanese(signs: str, instead: str) -> None:
    wrong = [key for key, texts in EVERYTHING.items() if signs in texts["ja"]]
    assert wrong == [], f"say {instead}"


def test_japanese_has_its_own_signs() -> None:
    """Brackets, colons and dashes of ranges are wide, but for addresses and what is typed."""
    wrong = [
        key
        for key, texts in EVERYTHING.items()
        if re.search(r"[():~!]", re.sub(r"`[^`]*`|postgresql://|ホスト:ポート", "", texts["ja"]))
    ]
    assert wrong == []


def test_nobody_shouts() -> None:
    wrong = [
        (key, language)
        for key, texts in EVERYTHING.items()
        for language in LANGUAGES
        if re.search(r"[!！]", texts[language])
    ]
    assert wrong == []


def test_swedish_is_swedish() -> None:
    assert [key for key, texts in EVERYTHING.items() if found(ENGLISH, texts["sv"])] == []


def test_japanese_is_japanese() -> None:
    wrong = {
        key: left
        for key, texts in EVERYTHING.items()
        if not key.startswith(("help.value.", "refusals.usage."))
        and (left := latin_words(texts["ja"]))
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
