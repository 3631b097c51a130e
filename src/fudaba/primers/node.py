"""What a primer is made of on any face: elements with attributes and children, nothing else.

The page builds them with its own script, so that no text is ever parsed as HTML there; the book
writes them as HTML; a reader without pictures gets them as plain text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import Any, Final, TypeAlias

from msgspec import Struct

#: A card is an element of its own on the page, and a picture in the book.
CARD: Final = "fd-card"

#: Elements that begin a line of their own in plain text.
_LINES: Final = {
    "article", "section", "header", "h1", "h2", "h3", "p", "li", "ul", "ol", "dl", "dt", "dd",
    "div", "figure", "figcaption", "table", "tr", "details", "summary",
}  # fmt: skip

Attributes: TypeAlias = Mapping[str, "str | Mapping[str, str]"]


class Node(Struct, frozen=True):
    """An element; `vars` among its attributes are custom properties of CSS."""

    tag: str
    attributes: Attributes
    children: tuple[Node | str, ...]

    def data(self) -> list[Any]:
        """The element as the page is told it: its name, its attributes, its children."""
        inside = [child if isinstance(child, str) else child.data() for child in self.children]
        return [self.tag, dict(self.attributes), *inside]

    def all(self) -> Iterator[Node]:
        """The element and everything in it."""
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.all()


Child: TypeAlias = "Node | str | None"


def el(tag: str, kind: str = "", /, *children: Child, **attributes: str) -> Node:
    """An element of a class, without the children that are None; `aria_label` is `aria-label`."""
    given: dict[str, str | Mapping[str, str]] = {"class": kind} if kind else {}
    given.update({name.replace("_", "-"): value for name, value in attributes.items() if value})
    return Node(tag, given, tuple(child for child in children if child is not None))


def with_vars(node: Node, **values: object) -> Node:
    """The element with custom properties: `with_vars(node, n=8)` sets `--n`."""
    told = {f"--{name}": str(value) for name, value in values.items()}
    return Node(node.tag, {**node.attributes, "vars": told}, node.children)


def html(node: Node | str, picture: Callable[[str, str], str], rule: Callable[[str], str]) -> str:
    """The element as HTML; `picture` says where the picture of a pack's card is, `rule` where the
    rule of an id stands."""
    if isinstance(node, str):
        return escape(node, quote=False)
    attributes = dict(node.attributes)
    if node.tag == CARD:
        return _image(attributes, picture)
    if "data-rule" in attributes:
        attributes["href"] = rule(str(attributes.pop("data-rule")))
    if "vars" in attributes:
        told = attributes.pop("vars")
        assert isinstance(told, Mapping)
        attributes["style"] = "; ".join(f"{name}: {value}" for name, value in told.items())
    written = "".join(f' {name}="{escape(str(value))}"' for name, value in attributes.items())
    inside = "".join(html(child, picture, rule) for child in node.children)
    return f"<{node.tag}{written}>{inside}</{node.tag}>"


def _image(attributes: Attributes, picture: Callable[[str, str], str]) -> str:
    code = str(attributes["code"])
    address = picture(str(attributes["pack"]), code)
    if "corner" in attributes:
        address += f"#i{code}"
    name = escape(str(attributes.get("aria-label", "")))
    return f'<img class="{attributes["class"]}" src="{escape(address)}" alt="{name}">'


def plain(node: Node | str) -> str:
    """What somebody reads who sees no pictures: texts, and the names of the cards.

    Links from one step to the next are for whoever sees one at a time.
    """
    lines = (" ".join(line.split()) for line in _spoken(node).split("\n"))
    return "\n".join(line for line in lines if line)


def _spoken(node: Node | str) -> str:
    if isinstance(node, str):
        return node
    if node.attributes.get("class") == "onward":
        return ""
    name = str(node.attributes.get("aria-label", ""))
    if node.tag in (CARD, "svg") or node.attributes.get("role") == "img":
        return f" [{name}] " if name else ""
    inside = "".join(_spoken(child) for child in node.children)
    inside = f"{name}: {inside}" if name else inside
    if node.tag == "li" and all(
        isinstance(child, Node) and child.tag == CARD for child in node.children
    ):
        return inside
    return f"\n{inside}\n" if node.tag in _LINES else inside
