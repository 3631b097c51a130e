"""Why something could not be kept, in words."""

from __future__ import annotations

import errno
from typing import Final

from fudaba.locale import Language, word
from fudaba.trouble import trouble as system_trouble

_WORDS: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "refused",
    errno.EPERM: "refused",
    errno.EROFS: "refused",
    errno.ENOENT: "gone",
    errno.ENOTDIR: "gone",
}


def trouble(problem: OSError, language: Language) -> str:
    """The usual causes in the person's language, others as any room says them."""
    known = _WORDS.get(problem.errno or 0)
    if known is None:
        return system_trouble(problem).text(language)
    return word(f"terminal.trouble.{known}", language)
