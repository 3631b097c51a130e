"""The index of a hanafuda card is there for whom asks, and hidden from all others."""

from fudaba.drawing import card_svg, codes
from tests.drawing.written_files import SPRITES, SVG, tree

MONTH_CARDS = [code for code in codes("hanafuda") if code != "W"]


def test_a_view_shows_the_card_a_second_time_with_its_index() -> None:
    """`1L.svg#i1L`: the view's place is the one of the second card and of its index."""
    for code in MONTH_CARDS:
        root = tree(card_svg("hanafuda", code))
        view, index = root.find(f"{SVG}view"), root.find(f"{SVG}g[@class='index']")
        again = root.find(f"{SVG}use")
        assert view is not None
        assert index is not None
        assert again is not None
        left, top, width, height = view.get("viewBox", "").split()
        assert (view.get("id"), top, width, height) == (f"i{code}", "0", "100", "160")
        assert index.get("transform") == f"translate({left})"
        assert (again.get("href"), again.get("x")) == (f"#{code}-c", left)


def test_the_index_is_far_outside_of_what_a_file_shows_by_itself() -> None:
    for code in MONTH_CARDS:
        root = tree(card_svg("hanafuda", code))
        assert root.get("viewBox") == "0 0 100 160"
        view = root.find(f"{SVG}view")
        assert view is not None
        assert int(view.get("viewBox", "0").split()[0]) >= 10 * 100


def test_the_index_says_month_and_kind() -> None:
    for code in MONTH_CARDS:
        text = tree(card_svg("hanafuda", code)).findtext(f"{SVG}g[@class='index']/{SVG}text")
        assert text == (code[:-1] if "K" in code else code)


def test_in_a_sprite_card_and_index_are_symbols_of_their_own() -> None:
    symbols = {symbol.get("id"): symbol for symbol in tree(SPRITES["hanafuda"])}
    for code in MONTH_CARDS:
        assert symbols[code].find(f".//{SVG}text") is None
        assert symbols[f"i{code}"].find(f"{SVG}text") is not None


def test_sprites_have_a_symbol_for_every_card_and_the_back() -> None:
    def cards_of(pack: str) -> set[str]:
        found = {symbol.get("id", "") for symbol in tree(SPRITES[pack]).iter(f"{SVG}symbol")}
        return {name for name in found if not name.startswith("i")}

    assert cards_of("hanafuda") == {*MONTH_CARDS, "blank", "back"}
    assert cards_of("snapphana") == {*codes("snapphana")} - {"*"} | {"star", "snapback"}


def test_symbols_have_the_measures_of_a_card_and_no_title() -> None:
    """Browsers would show the title to the pointer, in whatever language."""
    for svg in SPRITES.values():
        for symbol in tree(svg).iter(f"{SVG}symbol"):
            assert symbol.get("viewBox") == "0 0 100 160"
        assert f"{SVG}title" not in {element.tag for element in tree(svg).iter()}
