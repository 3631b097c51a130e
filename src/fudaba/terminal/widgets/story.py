"""The log: what happened last, as whole sentences."""

from __future__ import annotations

from rich.text import Text
from textual.widget import Widget

from fudaba.terminal.scene import Line


def line_text(line: Line, own: int) -> Text:
    """A line of the log; what others did carries a sign, what matters is bold."""
    return Text(_sign(line, own) + line.text, style="bold" if line.strong else "")


def _sign(line: Line, own: int) -> str:
    return "· " if line.seat is None else "  " if line.seat == own else "» "


class Story(Widget):
    """As many of the last lines as there is room for; what others did last is bold."""

    def __init__(self, own: int, id: str) -> None:
        super().__init__(id=id)
        self._own = own
        self._lines: tuple[Line, ...] = ()

    def show(self, lines: tuple[Line, ...]) -> None:
        """Shows the end of these lines."""
        self._lines = lines
        self.refresh()

    def render(self) -> Text:
        height = self.size.height
        rows: list[Text] = []
        news = True
        for line in reversed(self._lines):
            news = news and line.seat != self._own
            wrapped = self._wrapped(line, news)
            if len(rows) + len(wrapped) > height and rows:
                break
            rows = [*wrapped, *rows]
        return Text("\n").join(rows[-height:] if height else [])

    def _wrapped(self, line: Line, news: bool) -> list[Text]:
        """The rows of a line, the later ones indented."""
        text = Text(line.text, style="bold" if line.strong or news else "")
        rows = text.wrap(self.app.console, max(8, self.size.width - 2))
        signs = [_sign(line, self._own), *["  "] * len(rows)]
        return [Text(sign) + row for sign, row in zip(signs, rows, strict=False)]
