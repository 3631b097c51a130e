"""The log: what happened last, as whole sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.widget import Widget

from fudaba.scenes.scene import StoryLine
from fudaba.terminal.phrases import phrase_words

if TYPE_CHECKING:
    from fudaba.terminal.sight import Sight


def line_text(line: StoryLine, sight: Sight) -> Text:
    """A line of the log; what others did carries a sign, what matters is bold."""
    words = phrase_words(line.text, sight.looks, sight.language)
    return Text(_sign(line, sight.seat) + words, style="bold" if line.is_strong else "")


def _sign(line: StoryLine, own: int) -> str:
    return "· " if line.seat is None else "  " if line.seat == own else "» "


class Story(Widget):
    """As many of the last lines as there is room for; what others did last is bold."""

    def __init__(self, sight: Sight, id: str) -> None:
        super().__init__(id=id)
        self._sight = sight
        self._lines: tuple[StoryLine, ...] = ()

    def show(self, lines: tuple[StoryLine, ...]) -> None:
        """Shows the end of these lines."""
        self._lines = lines
        self.refresh()

    def render(self) -> Text:
        height = self.size.height
        rows: list[Text] = []
        news = True
        for line in reversed(self._lines):
            news = news and line.seat != self._sight.seat
            wrapped = self._wrapped(line, news)
            if len(rows) + len(wrapped) > height and rows:
                break
            rows = [*wrapped, *rows]
        return Text("\n").join(rows[-height:] if height else [])

    def _wrapped(self, line: StoryLine, news: bool) -> list[Text]:
        """The rows of a line, the later ones indented."""
        words = phrase_words(line.text, self._sight.looks, self._sight.language)
        text = Text(words, style="bold" if line.is_strong or news else "")
        rows = text.wrap(self.app.console, max(8, self.size.width - 2))
        signs = [_sign(line, self._sight.seat), *["  "] * len(rows)]
        return [Text(sign) + row for sign, row in zip(signs, rows, strict=False)]
