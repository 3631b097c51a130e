"""What the system says of a file, a stream or a place that it does not give."""

from __future__ import annotations

import errno
from typing import Final

from fudaba.refusal import Foreign, Said, Worded

#: The usual causes, by their number.
_WORDS: Final = {
    errno.ENOENT: Said("file.missing"),
    errno.EACCES: Said("file.refused"),
    errno.EPERM: Said("file.refused"),
    errno.EISDIR: Said("file.folder"),
    errno.ENOTDIR: Said("file.no_folder"),
    errno.ENOSPC: Said("file.full"),
    errno.EROFS: Said("file.read_only"),
    errno.EEXIST: Said("file.there"),
    errno.ENAMETOOLONG: Said("file.long_name"),
    errno.EADDRINUSE: Said("file.address_taken"),
    errno.EADDRNOTAVAIL: Said("file.no_address"),
    errno.EINVAL: Said("file.unusable"),
}


def trouble(problem: OSError) -> Worded:
    """The cause in words; a rare one as the system names it, and by its code elsewhere."""
    said = (problem.strerror or str(problem)).lower()
    code = errno.errorcode.get(problem.errno or 0, "?")
    return Foreign(said, _WORDS.get(problem.errno or 0) or Said("file.trouble", code=code))
