"""How the deal stands, on a page and at the side: points, tricks, what was declared."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.games.snapphana.view import SnapphanaView
from fudaba.locale import word
from fudaba.terminal.games.snapphana import combos, faces
from fudaba.terminal.games.snapphana.asking import AskingTable
from fudaba.terminal.games.snapphana.ranks import rank_lines
from fudaba.terminal.phrases import points_text

#: Columns of the panel at the side, and of a number in it.
_PANEL: Final = 38
_NUMBER: Final = 9


class OverviewTable(AskingTable):
    """What a player may want to look up while playing."""

    def overview(self, view: SnapphanaView) -> RenderableType:
        """The page: how everybody stands, then everything that was declared."""
        parts: list[RenderableType] = [self._standings(view), Text()]
        if any(view.declared):
            for seat in range(view.seats):
                parts += self._declared_by(view, seat)
        else:
            parts.append(Text(self.say("snapphana.nothing_declared")))
        if view.fjont is not None:
            parts.append(Text(self.say("snapphana.fjont_played", who=self.who(view.fjont))))
        if view.owed_to is not None:
            who = self.who(view.owed_to)
            parts.append(Text(self.say("snapphana.fjont_owed", who=who, rule="SN-054")))
        if view.own_discards:
            cards = faces.titles(faces.in_order(view.own_discards))
            parts.append(Text(self.say("snapphana.own_discards", cards=cards, rule="SN-021")))
        return Group(*parts)

    def _columns(self, view: SnapphanaView, full: bool) -> list[tuple[str, list[str]]]:
        """A title for every number that is told of each side, and the numbers."""
        sides = range(int(self.rule_set.sides))
        shown = [(self.standing(view, side) or 0) for side in sides]
        columns = [
            ("points", [str(points) for points in shown]),
            ("tricks", [str(tricks) for tricks in view.tricks]),
        ]
        if full:
            columns.append(("won", [str(size) for size in view.pile_sizes]))
        if view.losses is not None:
            columns.append(("lost", [str(lost) for lost in view.losses]))
        return [(self.say(f"snapphana.column.{key}"), cells) for key, cells in columns]

    def _standings(self, view: SnapphanaView) -> Table:
        table = Table(expand=True, box=None, padding=(0, 1, 0, 0))
        table.add_column(self.say("sheet.player"), ratio=2)
        columns = self._columns(view, full=True)
        for title, _ in columns:
            table.add_column(title, justify="right", ratio=1)
        for side, name in enumerate(self.parties(view)):
            table.add_row(Text(name), *[cells[side] for _, cells in columns])
        return table

    def _declared_by(self, view: SnapphanaView, seat: int) -> list[RenderableType]:
        """What a player has declared: every combination, doubling, and what is still held."""
        made = view.declared[seat]
        if not made:
            return []
        bundle = combos.declared(made)
        points = points_text(int(bundle.points()), self.language)
        parts: list[RenderableType] = [Text(f"{self.names[seat]}: {points}", style="bold")]
        for one in made:
            cards = faces.coloured(combos.laid_out(one.name, one.cards))
            row = Text(f"  {combos.name(one.name, self.language)} ")
            row.append_text(cards)
            parts.append(row.append(f"  {one.points} ({one.rule})"))
        for group, number in (("multiples", bundle.multiples), ("sequences", bundle.sequences)):
            if number >= 3:
                doubled = word(f"snapphana.reason.{group}_doubled", self.language)
                parts.append(Text(f"  {doubled} (SN-034)"))
        known = view.hands[seat].cards
        if seat != self.seat and known:
            row = Text(f"  {self.say('snapphana.holds')} ")
            parts.append(row.append_text(faces.grouped(known)))
        return parts

    # The side of a wide terminal.

    def side_panel(self, view: SnapphanaView) -> Text:
        """Numbers of each side, and the order of the cards."""
        columns = self._columns(view, full=False)
        first = _PANEL - _NUMBER * len(columns)
        text = Text(" " * first, style="bold")
        for title, _ in columns:
            text.append(_right(title))
        for side, name in enumerate(self.parties(view)):
            text.append("\n" + _fit(name, first), style="not bold")
            for _, cells in columns:
                text.append(_right(cells[side]), style="not bold")
        text.append("\n\n" + self.say("snapphana.high_to_low") + "\n", style="bold")
        return text.append_text(Text("\n").join(rank_lines()))


def _fit(words: str, width: int) -> str:
    """Words in a column, shortened where they must be."""
    if cell_len(words) < width:
        return set_cell_size(words, width)
    return set_cell_size(words, width - 2) + "… "


def _right(words: str) -> str:
    """Words or a number at the right end of a column."""
    shown = words if cell_len(words) < _NUMBER else set_cell_size(words, _NUMBER - 1)
    return " " * (_NUMBER - cell_len(shown)) + shown
