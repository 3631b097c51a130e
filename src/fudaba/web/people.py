"""People without accounts: a secret in a cookie, and a name and a language beside it."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from msgspec import Struct, structs

from fudaba.locale import LANGUAGES, Language
from fudaba.refusal import Refusal
from fudaba.tables import statements
from fudaba.tables.hall import Hall
from fudaba.tables.store import StoreTrouble

COOKIE: Final = "fudaba"
#: Seconds that a browser keeps the cookie.
COOKIE_AGE: Final = 400 * 24 * 3600
#: People whose names are kept in memory.
KEPT: Final = 20_000

_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


class Person(Struct, frozen=True):
    """What is known of a person; the id follows from the secret and does not give it away."""

    id: str
    name: str = ""
    language: Language | None = None


def new_token() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(24)


def is_token(text: str) -> bool:
    """Whether a cookie may be one of ours."""
    return _TOKEN.fullmatch(text) is not None


def id_of(token: str) -> str:
    """The id that everybody may know."""
    return hashlib.sha256(b"fudaba person " + token.encode()).hexdigest()[:20]


class People:
    """Those who have said what they are called; the others need not be written down."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._known: dict[str, Person] = {}

    async def person(self, token: str) -> Person:
        """Whose secret it is."""
        id = id_of(token)
        found = self._known.pop(id, None)
        if found is None:
            found = await self._read(id)
        self._known[id] = found
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]
        return found

    async def _read(self, id: str) -> Person:
        try:
            row = await self._hall.reader.ask(lambda session: statements.person(session, id))
        except StoreTrouble:
            return Person(id)  # a name is no reason to turn somebody away
        if row is None:
            return Person(id)
        spoken = next((language for language in LANGUAGES if language == row[1]), None)
        return Person(id, row[0], spoken)

    async def change(self, person: Person, name: str | None, language: Language | None) -> Person:
        """Keeps another name or language."""
        changed = structs.replace(
            person,
            name=person.name if name is None else clean(name),
            language=person.language if language is None else language,
        )
        spoken = changed.language or ""
        await self._hall.store_plain([statements.introduce(person.id, changed.name, spoken)])
        self._known[person.id] = changed
        return changed


def clean(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if name.strip() and not shown:
        raise Refusal("tables.name")
    return shown
