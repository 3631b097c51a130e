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

#: Numbers that stand in the books as words.
ENGLISH_NUMBERS: Final = {
    "five": 5, "fives": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11,
    "twelve": 12, "fifteen": 15, "sixteen": 16, "six-player": 6, "eighth": 8,
    "seventeenth": 17, "twenty": 20,
}  # fmt: skip
SWEDISH_NUMBERS: Final = {
    "fem": 5, "sex": 6, "sexa": 6, "sju": 7, "åtta": 8, "nio": 9, "tio": 10, "tia": 10, "elva": 11,
    "tolv": 12, "femton": 15, "sexton": 16, "åttonde": 8, "sjuttonde": 17, "tjugo": 20,
}  # fmt: skip

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


def _value(text: str) -> float:
    half = 0.5 if "½" in text else 0.0
    return float(text.replace("½", "").replace(",", ".") or 0) + half


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


def test_every_book_is_there_in_swedish() -> None:
    assert names("sv") == names()


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
    wrong = [
        (own.place, own.numbers - english.numbers, english.numbers - own.numbers)
        for english, own in _together(name, language)
        if own.numbers != english.numbers
    ]
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
def test_numbers_in_words_are_the_same_in_swedish(name: str) -> None:
    """From five up; smaller ones are often part of an idiom."""
    wrong = []
    for english, own in _together(name, "sv"):
        counts = [
            Counter(words.get(word) for word in re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", line))
            for line, words in (
                (english.prose.lower(), ENGLISH_NUMBERS),
                (own.prose.lower(), SWEDISH_NUMBERS),
            )
        ]
        english_count, own_count = ({**count, None: 0} for count in counts)
        if english_count != own_count:
            wrong.append(own.place)
    assert wrong == []


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
