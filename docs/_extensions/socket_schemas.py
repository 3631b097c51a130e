"""A Sphinx extension: the JSON Schemas of the socket's messages, one for each message.

`{socket-schemas} incoming` writes what a client may say, `outgoing` what the server says.
"""

from __future__ import annotations

import json
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from fudaba.web.openapi import socket_schema


class Schemas(SphinxDirective):
    """Every message by its name, its schema below it."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        schema = socket_schema(self.arguments[0])
        found: list[nodes.Node] = []
        for message in schema["anyOf"]:
            name = message["$ref"].rpartition("/")[2]
            found += self._message(schema["$defs"][name])
        return found

    def _message(self, schema: dict[str, Any]) -> list[nodes.Node]:
        tag = schema["properties"]["t"]["enum"][0]
        text = json.dumps(schema, indent=1, ensure_ascii=False)
        title = nodes.rubric("", "", nodes.literal("", tag))
        return [title, nodes.literal_block(text, text, language="json")]


def setup(app: Sphinx) -> dict[str, bool]:
    """Makes it known to Sphinx."""
    app.add_directive("socket-schemas", Schemas)
    return {"parallel_read_safe": True}
