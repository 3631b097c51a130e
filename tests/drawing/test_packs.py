"""What is drawn are the cards of the packs, each once, the valuable ones in gold."""

import pytest

from fudaba.cards import hanafuda, snapphana
from fudaba.cards.pack import HANAFUDA, SNAPPHANA, Pack
from fudaba.drawing import PACKS, card_svg, codes, sprite_svg
from fudaba.drawing.palette import OCHRE
from tests.drawing.written_files import FILES, SVG, tree

packs = pytest.mark.parametrize("pack", [HANAFUDA, SNAPPHANA], ids=lambda pack: pack.name)


def drawn_name(pack: Pack) -> str:
    return pack.name.lower()


def test_both_packs_are_drawn() -> None:
    assert {HANAFUDA.name.lower(), SNAPPHANA.name.lower()} == set(PACKS)


@packs
def test_codes_are_those_of_the_pack_in_pack_order(pack: Pack) -> None:
    assert codes(drawn_name(pack)) == pack.texts


@packs
def test_the_title_of_a_card_is_its_code(pack: Pack) -> None:
    """Its names are in the locale, in three languages."""
    for code in pack.texts:
        assert tree(card_svg(drawn_name(pack), code)).findtext(f"{SVG}title") == code


@pytest.mark.parametrize(
    ("pack", "valuable"),
    [(HANAFUDA, hanafuda.LIGHTS), (SNAPPHANA, snapphana.TAROKKER)],
    ids=["lights", "tarokker"],
)
def test_lights_and_tarokker_have_a_gold_frame(pack: Pack, valuable: int) -> None:
    def has_gold_frame(code: str) -> bool:
        frames = tree(card_svg(drawn_name(pack), code)).iter(f"{SVG}rect")
        return any(
            (frame.get("stroke"), frame.get("fill"), frame.get("width")) == (OCHRE, "none", "91.8")
            for frame in frames
        )

    assert [code for code in pack.texts if has_gold_frame(code)] == pack.set_text(valuable).split()


@pytest.mark.parametrize(
    ("motifs", "ribbons"),
    [
        ({"akayoroshi", "miyoshino"}, hanafuda.POETRY_RIBBONS),
        ({"blue_ribbon"}, hanafuda.BLUE_RIBBONS),
        ({"red_ribbon"}, hanafuda.PLAIN_RIBBONS),
    ],
    ids=["poetry", "blue", "red"],
)
def test_every_ribbon_has_its_colour(motifs: set[str], ribbons: int) -> None:
    found = [
        code
        for code in HANAFUDA.texts
        if any(f'-{motif}"' in card_svg("hanafuda", code) for motif in motifs)
    ]
    assert found == HANAFUDA.set_text(ribbons).split()


def test_no_two_cards_look_alike() -> None:
    """With their ids and titles taken away."""
    looks = set()
    for (_, code), svg in FILES.items():
        root = tree(svg)
        name = root.find(f"{SVG}defs/{SVG}clipPath")
        assert name is not None
        ident = name.get("id", "").removesuffix("-f")
        looks.add(svg.replace(f"<title>{code}<", "<title><").replace(ident, ""))
    assert len(looks) == len(FILES) == 48 + 1 + 62 + 2


def test_an_unknown_card_or_pack_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(ValueError, match="'1l' is not a card of the hanafuda pack; did you mean"):
        card_svg("hanafuda", "1l")
    with pytest.raises(ValueError, match="did you mean hanafuda"):
        sprite_svg("hanafoda")
