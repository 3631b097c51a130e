"""The book: built with `sphinx-build -W docs build/docs`."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "docs")]

from fudaba.version import VERSION  # noqa: E402

project = "Fudaba"
author = "the Fudaba authors"
release = version = VERSION

extensions = ["myst_parser", "sphinx.ext.autodoc", "rule_anchors", "primer_blocks"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_format = "short"

html_theme = "furo"
html_title = "Fudaba"
html_static_path = ["_static"]
