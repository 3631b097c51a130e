"""A Sphinx extension: searching in Japanese, which has no spaces between its words.

A text is indexed by its characters and by each two that stand together, and what is searched for is
cut in the same way: nothing has to know where a word ends.
"""

from __future__ import annotations

import re
from typing import Final

from sphinx.application import Sphinx
from sphinx.search import SearchLanguage

#: What is written without spaces, and what is a word by itself.
_JAPANESE: Final = r"[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff]+"
_WORDS: Final = re.compile(rf"({_JAPANESE})|[^\W\u3005-\u3007\u3040-\u30ff\u3400-\u9fff]+")


class Japanese(SearchLanguage):
    """Cuts Japanese into pairs of characters, everything else into words."""

    lang = "ja"
    language_name = "Japanese"
    js_splitter_code = r"""
function splitQuery(query) {
  const japanese = /[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff]+/u;
  const words = query.match(new RegExp(japanese.source + "|[\\p{Letter}\\p{Number}_]+?(?=" +
    japanese.source + "|[^\\p{Letter}\\p{Number}_]|$)", "gu")) || [];
  return words.flatMap((word) => {
    if (!japanese.test(word) || word.length < 2) return [word];
    return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  });
}
"""

    def split(self, input: str) -> list[str]:
        """The words of a text that is indexed."""
        words: list[str] = []
        for found in _WORDS.finditer(input):
            word = found[0]
            words += [*word, *pairs(word)] if found[1] else [word]
        return words


def pairs(word: str) -> list[str]:
    """Each two characters that stand together."""
    return [word[at : at + 2] for at in range(len(word) - 1)]


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_search_language(Japanese)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
