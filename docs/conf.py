"""The book, once for each language: `sphinx-build -W docs OUT`, `-c docs -t sv docs/sv OUT/sv`."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "docs" / "_extensions")]

from fudaba.version import VERSION  # noqa: E402

project = "Fudaba"
author = copyright = "the Fudaba authors"
release = version = VERSION
language = next((tongue for tongue in ("sv", "ja") if tongue in tags), "en")  # noqa: F821

extensions = ["myst_parser", "rule_anchors", "tongues", "primer_blocks", "game_tables"]
extensions += ["japanese_search"]
if language == "en":
    extensions += ["sphinx.ext.autodoc", "socket_schemas"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "sv", "ja"]

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_format = "short"

templates_path = ["_templates"]
html_theme = "furo"
html_title = "Fudaba" if language != "ja" else "札場 Fudaba"
html_static_path = ["_static"]
html_js_files = ["search.js"]
html_favicon = "../src/fudaba/web/static/icon-192.png"
html_copy_source = False
html_show_copyright = False

# The page's own colours and faces.
_SANS = (
    'system-ui, -apple-system, "Segoe UI", Roboto, "Hiragino Sans", "Yu Gothic UI", '
    '"Noto Sans JP", "Noto Sans CJK JP", sans-serif'
)
html_theme_options = {
    "light_css_variables": {
        "font-stack": _SANS,
        "color-sidebar-link-text--top-level": "var(--color-foreground-primary)",
        "color-brand-primary": "#a82a17",
        "color-brand-content": "#a82a17",
        "color-brand-visited": "#7a3a5c",
    },
    "dark_css_variables": {
        "color-sidebar-link-text--top-level": "var(--color-foreground-primary)",
        "color-brand-primary": "#ff7d5e",
        "color-brand-content": "#ff7d5e",
        "color-brand-visited": "#d9a0bf",
    },
}
