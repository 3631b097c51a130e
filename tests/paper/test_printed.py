"""Sheets on paper: as many sides as promised, nothing outside of them, cards of the right size."""

from collections.abc import Iterator
from io import BytesIO
from itertools import islice

import numpy as np
import pypdfium2
import pytest
from PIL import Image

from fudaba.games.registry import NAMES, game, spec
from fudaba.locale import LANGUAGES, Language
from fudaba.paper import typesetting
from fudaba.paper.cutting import GUTTER, HEIGHTS, PAPERS, layout, print_cards
from fudaba.paper.printing import print_score_sheet, print_sheet
from fudaba.paper.registry import score_sheet, sheet
from fudaba.paper.typesetting import japanese_face
from fudaba.refusal import Unable

#: Pixels to a millimetre, for pictures that are measured.
FINE = 10

#: Languages that this machine has a font for: without one for Japanese the sheet is refused.
PRINTED: list[Language] = [one for one in LANGUAGES if one != "ja" or japanese_face()]

SIDES = {"hachihachi": 2, "hachijuu": 2}


def ink(picture: bytes) -> np.ndarray:
    """Where a picture is not white."""
    return np.asarray(Image.open(BytesIO(picture)).convert("L")) < 250


def is_within(picture: bytes, margin: float) -> bool:
    """Whether the edge of A4, so many millimetres wide, is white."""
    dark = ink(picture)
    edge = int(margin * dark.shape[1] / 210)
    dark[edge:-edge, edge:-edge] = False
    return not dark.any()


@pytest.mark.parametrize("name", NAMES)
def test_a_sheet_has_its_sides_and_a_margin(name: str) -> None:
    """In Swedish, whose words are the longest, with every preset."""
    cases: list[tuple[str | None, Language]] = [(None, one) for one in PRINTED if one != "sv"]
    cases += [(preset, "sv") for preset in spec(name).presets or (None,)]
    for preset, language in cases:
        sides = print_sheet(sheet(spec(name).game(preset), language), "png", ppi=30)
        assert len(sides) == SIDES.get(name, 1)
        assert [is_within(side, 7) for side in sides] == [True] * len(sides)


@pytest.mark.parametrize("name", NAMES)
def test_a_score_sheet_is_one_side(name: str) -> None:
    crowded = spec(name).game(None, max(spec(name).seats))
    for language in PRINTED:
        (side,) = print_score_sheet(score_sheet(crowded, language), "png", ppi=30)
        assert is_within(side, 7)


def test_the_fullest_sheets_still_fit() -> None:
    full = game("koikoi", "festival", seven_double=True, koi_limit="once", viewing_needs_other=True)
    assert len(print_sheet(sheet(full, "sv"), "svg")) == 1
    kasu = game("hachihachi", "classic", sixteen_kasu="dekiyaku", ino_shika_cho=True)
    assert len(print_sheet(sheet(kasu, "sv"), "svg")) == 2


def test_the_pdf_has_as_many_pages_as_the_sheet_has_sides() -> None:
    (made,) = print_sheet(sheet(game("hachijuu"), "sv"), "pdf")
    with pypdfium2.PdfDocument(made) as pdf:
        assert len(pdf) == 2
        assert "Fyra-tre" in pdf[0].get_textpage().get_text_range()


def runs(line: np.ndarray) -> list[tuple[int, int]]:
    """Where ink begins and ends along a line."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], line.astype(int), [0]))))
    return [(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]


def pages(made: bytes, strip: float = 0) -> Iterator[np.ndarray]:
    """The pages of a PDF, or a strip along their left edge, as where there is ink."""
    with pypdfium2.PdfDocument(made) as pdf:
        for page in pdf:
            rest = page.get_width() - strip * 72 / 25.4 if strip else 0
            shown = page.render(scale=FINE * 25.4 / 72, grayscale=True, crop=(0, 0, rest, 0))
            grey = shown.to_numpy()
            yield grey.reshape(grey.shape[:2]) < 128


@pytest.mark.parametrize(("width", "paper"), [(33, "a4"), (40, "letter"), (55, "a4")])
def test_cards_are_right_to_half_a_millimetre(width: int, paper: str) -> None:
    """Measured in the PDF, without the 0.4 mm that the frame runs over each edge."""
    (made,) = print_cards("hanafuda", width, paper, "en")
    place = layout(width, paper, 48)
    front, back = islice(pages(made), 2)
    for dark in (front, back):
        # Just inside the left and the upper edge of the cards, where the frame is.
        left = (place.paper[0] - place.columns * (width + GUTTER) + GUTTER) / 2
        top = (place.paper[1] - place.rows * (place.height + GUTTER) + GUTTER) / 2
        down = runs(dark[:, int(FINE * (left + 0.3))])
        along = runs(dark[int(FINE * (top + 0.3)), :])
        tall = [(b - a) / FINE - 0.8 for a, b in down if (b - a) / FINE > 10]
        wide = [(b - a) / FINE - 0.8 for a, b in along if (b - a) / FINE > 10]
        assert len(tall) == place.rows
        assert len(wide) == place.columns
        assert tall == pytest.approx([HEIGHTS[width]] * place.rows, abs=0.3)
        assert wide == pytest.approx([width] * place.columns, abs=0.3)


def test_the_measure_is_fifty_millimetres_on_every_page() -> None:
    (made,) = print_cards("snapphana", 55, "a4", "en", backs=False)
    found = list(pages(made, strip=9))
    assert len(found) == 7
    for dark in found:
        longest = max(b - a for x in range(dark.shape[1]) for a, b in runs(dark[:, x]))
        assert longest / FINE == pytest.approx(50, abs=0.3)


def test_backs_lie_on_fronts_whichever_way_a_sheet_is_turned() -> None:
    (made,) = print_cards("hanafuda", 33, "a4", "en")
    _, back = islice(pages(made), 2)
    cards = back[FINE * 25 : -FINE * 25, FINE * 15 : -FINE * 15]
    assert np.mean(cards ^ cards[:, ::-1]) < 0.01
    assert np.mean(cards ^ cards[::-1, :]) < 0.06


@pytest.mark.parametrize(
    ("width", "paper", "number", "each", "sheets"),
    [
        (33, "a4", 48, 16, 3),
        (40, "a4", 48, 16, 3),
        (55, "a4", 48, 9, 6),
        (55, "a4", 62, 9, 7),
        (33, "letter", 48, 16, 3),
        (55, "letter", 62, 8, 8),
    ],
)
def test_how_many_cards_lie_on_a_sheet(
    width: int, paper: str, number: int, each: int, sheets: int
) -> None:
    place = layout(width, paper, number)
    assert (place.each, -(-number // place.each)) == (each, sheets)
    assert sorted(place.paper) == sorted(PAPERS[paper])


def test_without_a_japanese_font_only_japanese_sheets_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(typesetting, "japanese_face", lambda: "")
    with pytest.raises(Unable, match="no Japanese font"):
        print_sheet(sheet(game("koikoi"), "ja"), "svg")
    (made,) = print_sheet(sheet(game("koikoi"), "en"), "pdf")
    with pypdfium2.PdfDocument(made) as pdf:
        text = pdf[0].get_textpage().get_text_range()
    assert "Five lights" in text
    assert "五光" not in text
