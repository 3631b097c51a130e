"""A request, and what is known of whoever makes it."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection

from fudaba.locale import LANGUAGES, Language
from fudaba.refusal import Foreign, Refusal, Said
from fudaba.web.house import House
from fudaba.web.people import COOKIE, Person, is_token, new_token

Shape = TypeVar("Shape")

#: Characters of what a reader of JSON says.
LONGEST: Final = 300
#: How JSON writes a sign that is none.
_NUL: Final = "\\u0000"

#: How a refusal is told by the code of the answer; all others are 400.
CODES: Final = {
    "tables.no_such_table": 404,
    "tables.no_such_rule": 404,
    "pad.no_such_pad": 404,
    "pad.read_only": 403,
    "pad.noted_meanwhile": 409,
    "tables.no_such_pack": 404,
    "tables.no_such_page": 404,
    "tables.no_such_moment": 404,
    "tables.no_such_event": 404,
    "tables.not_seated": 403,
    "tables.only_players": 403,
    "tables.no_onlookers": 403,
    "tables.late": 409,
    "tables.overtaken": 409,
    "tables.seat_taken": 409,
    "tables.no_seat": 409,
    "tables.patience_lasts": 409,
    "tables.is_present": 409,
    "tables.not_over": 409,
    "tables.method": 405,
    "tables.too_large": 413,
    "tables.too_often": 429,
    "tables.too_many_tables": 429,
    "tables.too_many_guests": 429,
    "tables.damaged": 500,
    "tables.not_stored": 503,
    "tables.not_read": 503,
    "tables.no_answer": 503,
    "tables.closing": 503,
}


class Call:
    """Who asks for what, in which language."""

    def __init__(
        self, house: House, connection: HTTPConnection, token: str, person: Person
    ) -> None:
        self.house = house
        self.connection = connection
        self.token = token
        self.person = person
        self.language: Language = language_of(connection, person)
        self.body: Any = None

    @property
    def path(self) -> dict[str, Any]:
        """The parts of the path that have names."""
        return self.connection.path_params

    def query(self, name: str) -> str:
        """A value of the query, empty where it is not there."""
        return self.connection.query_params.get(name, "")

    def number(self, name: str) -> int | None:
        """A whole number of the query."""
        text = self.query(name)
        if not text:
            return None
        if not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise Refusal("tables.number", name=name)
        return int(text)


async def called(house: House, connection: HTTPConnection) -> Call:
    """The call of somebody, who gets a secret where there is none yet."""
    token = connection.cookies.get(COOKIE, "")
    if not is_token(token):
        token = new_token()
    return Call(house, connection, token, await house.people.person(token))


def address_of(connection: HTTPConnection) -> str:
    """Where somebody calls from, which a trusted proxy says for them.

    Of an IPv6 address the network: a household has 2^64 of them, and may not have as many limits.
    """
    host = connection.client.host if connection.client else ""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))


def language_of(connection: HTTPConnection, person: Person | None) -> Language:
    """The language asked for, else the person's, else the browser's."""
    asked = connection.query_params.get("lang", "")
    spoken = person.language if person is not None and person.language else ""
    accepted = [
        one.split(";")[0].strip()[:2].lower()
        for one in connection.headers.get("accept-language", "").split(",")
    ]
    for wanted in (asked, spoken, *accepted[:10]):
        for language in LANGUAGES:
            if wanted == language:
                return language
    return "en"


def read_as(data: bytes | str, decoder: msgspec.json.Decoder[Shape]) -> Shape:
    """What a text means; refused where it is not of that form."""
    # No database takes a NUL, and nobody means one.
    if _NUL in (data if isinstance(data, str) else data.decode(errors="replace")):
        raise Refusal("tables.malformed", why=Said("tables.its_form"))
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refusal("tables.malformed", why=said_of(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("tables.no_json", why=said_of(error)) from None


def said_of(error: Exception) -> Foreign:
    """What the reader of JSON says; in other languages, where to read more."""
    return Foreign(str(error)[:LONGEST], Said("tables.its_form"))
