"""A rulebook says the same in every language: the same rules, numbers, cards, options and tables.

The books are alike line by line: a paragraph, a rule and a row of a table are one line each.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pytest

from fudaba.locale import LANGUAGES
from fudaba.rulebook import Section, names, rulebook
from tests.locale.test_glossary import SECOND_WORDS

TRANSLATED: Final = [
    (name, language) for language in LANGUAGES if language != "en" for name in names(language)
]

RULE: Final = re.compile(r"(?<![A-Za-z\d])(?:KK|HH|HJ|SN|E8|T1|OF|FJ)-R?\d+(?!\d)")
SPAN: Final = re.compile(r"`([^`]*)`")
#: A card as it is written, wherever it stands.
CARD: Final = re.compile(
    r"(?<![A-Za-z\d])(?:[SCHD](?:10|[6-9AJNQK])|T\d+|I[1-4]|1?\d(?:[LAR]|K[1-3]))(?![A-Za-z\d])"
)
#: The cards of a month or the ranks of a suit, one after the other.
ROW: Final = re.compile(r"(?<![A-Za-z\d-])(?:[A-Z]|\d+)(?: (?:[A-Z]|\d+)){3,}(?![A-Za-z\d-])")
NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?½?|½")
#: What is quoted stays in the language of its source.
QUOTED: Final = re.compile(r"\"[^\"]*\"|「[^」]*」|『[^』]*』|\([「][^」]*[」]\)")

#: The one span that is no code but shows what code looks like.
SHOWN_STYLE: Final = "code style"

#: Numbers that one language may write as words where another has digits.
WORDS: Final = {
    "en": [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen", "twenty",
    ],
    "sv": [
        "noll", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva",
        "tolv", "tretton", "fjorton", "femton", "sexton", "sjutton", "arton", "nitton", "tjugo",
    ],
}  # fmt: skip
#: Words that hide a number of their own.
HIDDEN: Final = {
    "en": {
        "first": 1, "once": 1, "alone": 1, "single": 1, "a": 1, "both": 2, "double": 2, "twice": 2,
        "second": 2, "pair": 2, "pairs": 2, "third": 3, "triple": 3, "triples": 3, "tretal": 3,
        "quarter": 4, "fourth": 4, "fyrtal": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
        "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "seventeenth": 17, "twenty-one": 21,
        "eighty": 80, "eighty-eight": 88, "january": 1, "february": 2, "march": 3, "april": 4,
        "june": 6, "july": 7, "august": 8, "september": 9, "october": 10, "november": 11,
        "december": 12, "twos": 2, "fives": 5, "doubled": 2, "doubles": 2, "half": 2, "none": 0,
    },
    "sv": {"en": 1},
}  # fmt: skip
KANJI: Final = {digit: value for value, digit in enumerate("〇一二三四五六七八九十")}

#: English words that neither Swedish nor Japanese has; in capitals they may be letters of an id.
ENGLISH: Final = re.compile(
    r"(?<![A-Za-zÅÄÖåäö-])(?:[Aa]nd|[Aa]re|[Cc]ards?|[Dd]ealer|[Dd]eals|[Ff]rom|[Hh]ave|[Ii]f|[Ii]t|"
    r"[Nn]ot|[Oo]f|[Oo]ptions?|[Pp]layers?|[Pp]oints?|[Rr]ibbons?|[Rr]ules?|[Tt]hat|[Tt]he|[Tt]hey|"
    r"[Tt]his|[Tt]ricks?|[Ww]hich|[Ww]ith|[Yy]ou|[Yy]our)(?![A-Za-zÅÄÖåäö-])"
)


@dataclass(frozen=True)
class Line:
    """A line of a book, and where it stands."""

    place: str
    text: str

    @property
    def spans(self) -> Counter[str]:
        return Counter(SPAN.findall(self.text))

    @property
    def prose(self) -> str:
        """What is left without code, ids and cards; digits as Latin ones."""
        text = self.text.translate({0xFF10 + digit: str(digit) for digit in range(10)})
        for found in (SPAN, RULE, CARD):
            text = found.sub(" ", text)
        return text

    @property
    def spoken(self) -> str:
        """The prose without what is quoted or set in italics."""
        return re.sub(r"(?<!\*)\*[^*]+\*(?!\*)", " ", QUOTED.sub(" ", self.prose))

    @property
    def numbers(self) -> Counter[float]:
        return Counter(_value(found) for found in NUMBER.findall(self.prose))

    def number_words(self, language: str) -> Counter[float]:
        """The numbers that stand in the prose as words."""
        if language == "ja":
            return Counter(
                _kanji(found) for found in re.findall("[〇一二三四五六七八九十]+", self.prose)
            )
        known = {word: value for value, word in enumerate(WORDS[language])} | HIDDEN[language]
        return Counter(
            float(known[word])
            for word in re.findall(r"[\w-]+", self.prose.lower())
            if word in known
        )


def _value(text: str) -> float:
    half = 0.5 if "½" in text else 0.0
    return float(text.replace("½", "").replace(",", ".") or 0) + half


def _kanji(text: str) -> float:
    tens, ten, ones = text.rpartition("十")
    return float(10 * (KANJI.get(tens, 1) if ten else 0) + KANJI.get(ones, 0))


def _lines(name: str, language: str) -> Iterator[Line]:
    for section in rulebook(name, language).sections:
        yield Line(section.title, section.heading)
        for block in section.blocks:
            for line in block:
                rule = re.match(r"^(?:- |\| *)?\*\*([\w-]+)\*\*", line)
                yield Line(rule[1] if rule else section.title, line)


def _together(name: str, language: str) -> list[tuple[Line, Line]]:
    return list(zip(_lines(name, "en"), _lines(name, language), strict=True))


def _shape(section: Section) -> tuple[object, ...]:
    """The level of a section's heading, and its blocks: of what, how many lines, how many cells."""
    return (
        len(section.heading) - len(section.heading.lstrip("#")),
        tuple(
            tuple((re.match(r"- |\||\d+\. |", line)[0], line.count("|")) for line in block)  # type: ignore[index]
            for block in section.blocks
        ),
    )


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_the_same_rules_stand_in_the_same_order(name: str, language: str) -> None:
    own, english = rulebook(name, language), rulebook(name)
    assert [rule.id for rule in own.rules] == [rule.id for rule in english.rules]


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_sections_lists_and_tables_have_the_same_shape(name: str, language: str) -> None:
    for own, english in zip(
        rulebook(name, language).sections, rulebook(name).sections, strict=True
    ):
        assert _shape(own) == _shape(english), own.title


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_line_names_the_same_rules(name: str, language: str) -> None:
    wrong = [
        own.place
        for english, own in _together(name, language)
        if Counter(RULE.findall(own.text)) != Counter(RULE.findall(english.text))
    ]
    assert wrong == []


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_line_has_the_same_options_values_and_names(name: str, language: str) -> None:
    for english, own in _together(name, language):
        if SHOWN_STYLE in english.spans:
            shown = own.spans - english.spans
            assert shown.total() == 1, own.place
            assert own.spans - shown == english.spans - Counter([SHOWN_STYLE]), own.place
        else:
            assert own.spans == english.spans, own.place


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_line_has_the_same_cards(name: str, language: str) -> None:
    for english, own in _together(name, language):
        for form in (CARD, ROW):
            assert Counter(form.findall(own.text)) == Counter(form.findall(english.text)), own.place


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_line_has_the_same_numbers(name: str, language: str) -> None:
    """Where a number is only in one of the two, the other has it as a word."""
    wrong = []
    for english, own in _together(name, language):
        missing = english.numbers - own.numbers - own.number_words(language)
        added = own.numbers - english.numbers - english.number_words("en")
        if missing or added:
            wrong.append((own.place, dict(missing), dict(added)))
    assert wrong == []


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_line_stresses_as_much(name: str, language: str) -> None:
    wrong = [
        own.place
        for english, own in _together(name, language)
        if own.text.count("**") != english.text.count("**")
    ]
    assert wrong == []


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_nothing_is_left_in_english(name: str, language: str) -> None:
    pairs = _together(name, language)
    left = [(own.place, found[0]) for _, own in pairs if (found := ENGLISH.search(own.spoken))]
    assert left == []
    same = [own.text for english, own in pairs if own.text == english.text]
    assert [
        text for text in same if len(re.findall(r"[A-Za-z]{2,}", Line("", text).spoken)) > 3
    ] == []


@pytest.mark.parametrize("name", names("sv"))
def test_swedish_books_have_the_words_of_the_program(name: str) -> None:
    """The second words of the glossary; yaku are explained as combinations once."""
    for shelves, language, words, instead in SECOND_WORDS:
        shelf = re.match(rf"(?:{shelves})(?:\.|$)", name) if shelves else True
        if language != "sv" or not shelf or words.startswith("kombination"):
            continue
        wrong = [
            line.place
            for line in _lines(name, "sv")
            if re.search(rf"(?<![\w-])(?:{words})(?![\w-])", line.spoken, re.I)
        ]
        assert wrong == [], f"say {instead}"
