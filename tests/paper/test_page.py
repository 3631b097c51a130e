"""The sheet as a page: complete, and with nothing that a strict policy refuses."""

import re
from html.parser import HTMLParser

import pytest

from fudaba.games.registry import NAMES, game, spec
from fudaba.paper.html import document, styles
from fudaba.paper.registry import sheet
from fudaba.paper.sheet import laid


class Reader(HTMLParser):
    """What a page says, shows and links to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text = ""
        self.uses: list[str] = []
        self.ids: set[str] = set()
        self.classes: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert "style" not in given
        self.ids.add(given.get("id") or "")
        self.classes |= set((given.get("class") or "").split())
        if tag == "use":
            self.uses.append((given.get("href") or "").removeprefix("#"))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("name", NAMES)
def test_a_page_has_everything_that_the_sheet_has(name: str) -> None:
    made = sheet(game(name), "sv")
    page = document(made, "/paper.css")
    read = Reader(page)
    assert not re.search(r"<style|<script|\son\w+=|https?://(?!www.w3.org/2000/svg)", page)
    for _, entry in made.entries():
        for said in (entry.name, entry.text, entry.rule, entry.worth):
            assert said in read.text
    drawn = [card.code for _, entry in made.entries() for card in laid(entry.cards)]
    assert len([one for one in read.uses if "-" not in one]) == len([c for c in drawn if c != "."])
    assert set(read.uses) <= read.ids
    assert 'aria-label="Tranan' in page or spec(name).pack.name != "hanafuda"


def test_every_number_of_cards_has_its_class() -> None:
    numbers = {
        len(laid(entry.cards))
        for name in NAMES
        for _, entry in sheet(game(name), "en").entries()
        if entry.cards
    }
    assert [n for n in numbers if not re.search(rf"\.n{n}\b", styles())] == []


def test_a_file_of_its_own_has_its_style_within() -> None:
    page = document(sheet(game("koikoi"), "ja"))
    assert "<style>" in page
    assert "<link" not in page
    assert '<html lang="ja">' in page


@pytest.mark.parametrize("name", NAMES)
def test_japanese_names_stand_beside_those_of_japanese_games_only(name: str) -> None:
    page = document(sheet(game(name), "sv"), "/paper.css")
    assert ('<span lang="ja">' in page) == (spec(name).pack.name == "hanafuda")
