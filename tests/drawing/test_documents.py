"""Cards and sprites can stand on a page that has a strict Content-Security-Policy."""

import re
from collections import Counter

import pytest

from tests.drawing.written_files import DOCUMENTS, FILES, SPRITES, SVG, ids, references, tree

#: What a card may be made of; nothing here loads, runs or styles anything.
ELEMENTS = {
    *("svg", "title", "view", "defs", "clipPath", "g", "use", "symbol"),
    *("path", "circle", "ellipse", "rect", "text"),
}
#: Geometry, presentation attributes, and how parts refer to each other.
ATTRIBUTES = {
    *("id", "class", "role", "aria-hidden", "href", "viewBox", "transform", "clip-path"),
    *("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d"),
    *("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"),
    *("paint-order", "font-family", "font-size", "font-weight", "text-anchor"),
    *("textLength", "lengthAdjust"),
}


def test_every_document_parses_as_svg() -> None:
    assert {tree(svg).tag for svg in DOCUMENTS} == {f"{SVG}svg"}


def test_there_are_no_styles_no_scripts_and_nothing_else_that_a_policy_refuses() -> None:
    found = [element for svg in DOCUMENTS for element in tree(svg).iter()]
    assert {element.tag.removeprefix(SVG) for element in found} <= ELEMENTS
    assert {name for element in found for name in element.keys()} <= ATTRIBUTES  # noqa: SIM118


def test_nothing_outside_is_referred_to() -> None:
    for svg in DOCUMENTS:
        inside = svg.replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
        assert "://" not in inside
        assert "data:" not in inside
        assert not re.search(r'href="[^#]', inside)
        assert not re.search(r"url\([^#]", inside)


def test_every_reference_is_answered_inside_the_document() -> None:
    for svg in DOCUMENTS:
        assert set(references(svg)) <= set(ids(svg))


def test_every_definition_is_used() -> None:
    for svg in DOCUMENTS:
        root = tree(svg)
        defined = {element.get("id") for element in root.iterfind(f"{SVG}defs/*")}
        assert defined <= set(references(svg))


def test_no_id_stands_in_two_files() -> None:
    """So that all cards of both packs can be put into one page."""
    counted = Counter(found for svg in FILES.values() for found in ids(svg))
    assert [found for found, times in counted.items() if times > 1] == []


def test_no_id_stands_twice_in_the_sprites() -> None:
    counted = Counter(found for svg in SPRITES.values() for found in ids(svg))
    assert [found for found, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("pack", SPRITES)
def test_ids_of_a_file_begin_with_the_name_of_its_card(pack: str) -> None:
    names = {"W": "blank", "*": "star"} | ({"back": "snapback"} if pack == "snapphana" else {})
    for (of, code), svg in FILES.items():
        name = names.get(code, code)
        if of == pack:
            assert all(found.startswith((f"{name}-", f"i{name}")) for found in ids(svg))
