"""A sheet as a page: for the screen of a phone or a desk, and for the browser to print.

Looks are classes only, since the server's pages live under a policy that refuses any other; a file
of its own has the style sheet within it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from html import escape
from importlib.resources import files
from typing import Final

from fudaba.drawing.card import NAMES
from fudaba.drawing.pack import DrawnPack, drawn
from fudaba.drawing.sprite import sprite
from fudaba.games.registry import spec
from fudaba.locale import Language, word
from fudaba.paper.sheet import ANY, Entry, Group, Page, Sheet, laid
from fudaba.scenes.cards import card_names

#: The style sheet, beside this file.
STYLES: Final = "paper.css"


def styles() -> str:
    """The style sheet of a page that is printed."""
    return (files("fudaba.paper") / STYLES).read_text("utf-8")


def document(sheet: Sheet, stylesheet: str = "", bar: str = "") -> str:
    """The whole page; with the address of a style sheet it has none within, and a bar above."""
    writer = _Writer(sheet)
    sides = "".join(writer.page(page) for page in sheet.pages)
    return shell(sheet.name, sheet.language, sheet.pack, writer.codes(), sides, stylesheet, bar)


def shell(
    name: str,
    language: Language,
    pack: str,
    codes: tuple[str, ...],
    sides: str,
    stylesheet: str,
    bar: str,
) -> str:
    """What stands around the sides of a page that is printed."""
    look = (
        f'<link rel="stylesheet" href="{escape(stylesheet)}"><link rel="icon" href="/logo.svg">'
        if stylesheet
        else f"<style>{styles()}</style>"
    )
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f"<title>{escape(name)} · Fudaba</title>{look}</head>"
        f'<body class="{pack}">{bar}{_sprite(pack, codes)}<main>{sides}</main></body></html>\n'
    )


@lru_cache(maxsize=32)
def _sprite(pack: str, codes: tuple[str, ...]) -> str:
    """The drawings that a page needs, once each."""
    all_cards = drawn(pack)
    wanted = {code: all_cards.cards[code] for code in codes}
    return sprite(DrawnPack(pack, wanted, all_cards.back))


class _Writer:
    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.any = word("paper.any_card", sheet.language)
        self.names = card_names(spec(sheet.game).pack.name, sheet.language)

    def codes(self) -> tuple[str, ...]:
        """The cards that are drawn."""
        shown = {card.code for _, entry in self.sheet.entries() for card in laid(entry.cards)}
        return tuple(sorted(shown - {ANY}))

    def page(self, page: Page) -> str:
        """One side."""
        groups = ""
        for row in page.groups:
            inside = "".join(self._group(group) for group in row)
            groups += f'<div class="pair">{inside}</div>' if len(row) > 1 else inside
        lead = strong(page.strong, self.sheet.language) + escape(page.lead)
        lines = "".join(f"<p>{self._sentence(line)}</p>" for line in page.lines)
        changed = "".join(f" · <code>{escape(option)}</code>" for option in self.sheet.changed)
        made = f'<p class="made">{escape(self.sheet.made)}{changed}</p>'
        title = f"<h1>{escape(page.title)}{ja(page.other)}</h1><p>{lead}</p>"
        return (
            f'<article class="a4"><header class="title">{title}</header>{groups}'
            f"<footer>{lines}{made}</footer></article>"
        )

    def _group(self, group: Group) -> str:
        notes = "".join(f"<p>{escape(note)}</p>" for note in group.notes)
        body = {"tariff": self._tariff, "lines": self._lines}.get(group.form, self._rows)(group)
        return (
            f'<section class="group {group.form}" id="{group.key}"><header>'
            f"<h2>{escape(group.name)}{ja(group.other)}</h2>{notes}{rule_id(group.rule)}</header>"
            f'<div class="body">{body}</div></section>'
        )

    def _rows(self, group: Group) -> str:
        return "".join(self._row(group, row) for row in group.rows)

    def _row(self, group: Group, row: Sequence[Entry]) -> str:
        if group.stakes and not any(entry.cards for entry in row):
            return self._lengths(group, row)
        write = self._figure if group.form == "figures" else partial(self._entry, group)
        return f'<div class="row n{len(row)}">{"".join(map(write, row))}</div>'

    def _lengths(self, group: Group, row: Sequence[Entry]) -> str:
        """A table across: so many cards, so many points."""
        heads, worths = (escape(stake) for stake in group.stakes)
        cells = [(escape(entry.name), escape(entry.worth)) for entry in row]
        parts = "".join(f"<div><dt>{name}</dt><dd>{worth}</dd></div>" for name, worth in cells)
        return f'<dl class="across"><div><dt>{heads}</dt><dd>{worths}</dd></div>{parts}</dl>'

    def _entry(self, group: Group, entry: Entry) -> str:
        stakes = zip(group.stakes, entry.amounts, strict=False)
        amounts = "".join(
            f"<div><dt>{escape(stake)}</dt><dd>{escape(amount)}</dd></div>"
            for stake, amount in stakes
        )
        return (
            f'<article class="entry {entry.look}">{self._name(entry)}{_price(entry)}'
            f"{_text(entry)}{rule_id(entry.rule)}{self._cards(entry)}"
            f"{f'<dl>{amounts}</dl>' if amounts else ''}</article>"
        )

    def _figure(self, entry: Entry) -> str:
        """A caption that runs on, and below it the cards with their value."""
        name = f"<b>{escape(entry.name)}</b>{ja(entry.other)}"
        caption = f"<p>{name} {escape(entry.text)} {rule_id(entry.rule)}</p>"
        shown = f"<div>{self._cards(entry)}{_price(entry)}</div>" if entry.cards else ""
        return f'<article class="figure">{caption}{shown}</article>'

    def _name(self, entry: Entry) -> str:
        return f"<h3>{escape(entry.name)}{ja(entry.other)}</h3>" if entry.name else ""

    def _tariff(self, group: Group) -> str:
        head = ""
        if group.unit:
            stakes = "".join(f'<th scope="col">{escape(stake)}</th>' for stake in group.stakes)
            heads = f'<th scope="col">{escape(group.unit)}</th><td></td>{stakes}<td></td>'
            head = f"<thead><tr>{heads}</tr></thead>"
        rows = "".join(self._priced(group, row[0]) for row in group.rows)
        wide = " class=wide" if any(len(row[0].worth) > 2 for row in group.rows) else ""
        return f"<table{wide}>{head}<tbody>{rows}</tbody></table>"

    def _priced(self, group: Group, entry: Entry) -> str:
        """A line; a phone, which has no room for heads, says each stake beside its price."""
        amounts = "".join(
            f'<td class="amount"><small>{escape(stake)}</small> {escape(amount)}</td>'
            for stake, amount in zip(group.stakes, entry.amounts, strict=True)
        )
        needs = f" {escape(entry.text)}" if entry.cards else ""
        words = f"<small>{ja(entry.other)}{needs} {rule_id(entry.rule)}</small>"
        shown = self._cards(entry) if entry.cards else escape(entry.text)
        return (
            f'<tr><td class="price">{_worth(entry)}</td><th scope="row">{escape(entry.name)}{words}'
            f'</th>{amounts}<td class="shown">{shown}</td></tr>'
        )

    def _lines(self, group: Group) -> str:
        return "".join(f"<p>{self._sentence(row[0])}</p>" for row in group.rows)

    def _sentence(self, entry: Entry) -> str:
        return (
            f"{strong(entry.name, self.sheet.language)}{escape(entry.text)} {rule_id(entry.rule)}"
        )

    def _cards(self, entry: Entry) -> str:
        cards = laid(entry.cards)
        if not cards:
            return ""
        spread = " spread" if len(cards) > 9 and not any(c.lies == "over" for c in cards) else ""
        items = "".join(
            f"<li{f' class={card.lies}' if card.lies else ''}>{self._card(card.code)}</li>"
            for card in cards
        )
        return f'<ul class="cards {entry.size} n{len(cards)}{spread}">{items}</ul>'

    def _card(self, code: str) -> str:
        if code == ANY:
            return f'<span class="any" role="img" aria-label="{escape(self.any)}"></span>'
        return svg_card(code, self.names[code].name)


def svg_card(code: str, name: str) -> str:
    """A card by its name; one that only adorns has none."""
    said = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    use = f'<use href="#{NAMES.get(code, code)}"/>'
    return f'<svg class="card" viewBox="0 0 100 160" {said}>{use}</svg>'


def strong(text: str, language: Language) -> str:
    """Words that run on into a sentence, which in Japanese needs no space."""
    return f"<b>{escape(text)}</b>{'' if language == 'ja' else ' '}" if text else ""


def ja(text: str) -> str:
    """A Japanese name beside another."""
    return f' <span lang="ja">{escape(text)}</span>' if text else ""


def rule_id(rule: str) -> str:
    """The rules that something is from."""
    return f'<small class="rule">{escape(rule)}</small>' if rule else ""


def _text(entry: Entry) -> str:
    return f'<p class="needs">{escape(entry.text)}</p>' if entry.text else ""


def _price(entry: Entry) -> str:
    return f'<p class="price">{_worth(entry)}</p>' if entry.worth else ""


def _worth(entry: Entry) -> str:
    return escape(entry.worth) + ("<sup>+</sup>" if entry.grows else "")
