"""Contact sheets, to look at cards while drawing them."""

from fudaba.drawing.sheet import all_rows, sheet
from tests.drawing.written_files import SVG, ids, references, tree


def used(svg: str) -> list[tuple[str | None, str | None]]:
    return [(use.get("href"), use.get("x")) for use in tree(svg).findall(f"{SVG}use")]


def test_a_sheet_of_everything_shows_every_card_once() -> None:
    assert [len(row) for row in all_rows("hanafuda")] == [12] * 4
    assert [row[0] for row in all_rows("hanafuda")] == ["1L", "1R", "1K1", "1K2"]
    assert [len(row) for row in all_rows("snapphana")] == [11, 11, 10, 10, 10, 10]


def test_cards_lie_beside_each_other_or_in_a_fan() -> None:
    beside = sheet("hanafuda", [["1L", "back"]], width=100, fan=1, index=False)
    assert used(beside) == [("#1L", "8"), ("#back", "116")]
    fanned = sheet("hanafuda", [["1L", "8L"]], width=100, fan=0.3, index=False)
    assert used(fanned) == [("#1L", "8"), ("#8L", "38")]


def test_an_index_is_laid_on_the_cards_that_have_one() -> None:
    shown = sheet("hanafuda", [["1L", "W"]], width=100, fan=1, index=True)
    assert [href for href, _ in used(shown)] == ["#1L", "#i1L", "#blank"]
    assert set(references(shown)) <= set(ids(shown))
