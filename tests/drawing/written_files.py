"""Every file that the drawing room writes, and what is in it."""

import re
from xml.etree import ElementTree

from fudaba.drawing import PACKS, back_svg, card_svg, codes, sprite_svg

SVG = "{http://www.w3.org/2000/svg}"

#: The cards and backs of both packs by pack and code.
FILES = {(pack, code): card_svg(pack, code) for pack in PACKS for code in codes(pack)} | {
    (pack, "back"): back_svg(pack) for pack in PACKS
}
SPRITES = {pack: sprite_svg(pack) for pack in PACKS}
DOCUMENTS = [*FILES.values(), *SPRITES.values()]


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def ids(svg: str) -> list[str]:
    return [found for element in tree(svg).iter() if (found := element.get("id"))]


def references(svg: str) -> list[str]:
    """The ids that the document refers to, in `href` and in `url()`."""
    return re.findall(r'href="#([^"]+)"', svg) + re.findall(r"url\(#([^)]+)\)", svg)
