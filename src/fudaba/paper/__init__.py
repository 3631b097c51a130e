"""What is printed: yaku sheets, score sheets, and the packs to cut out.

A sheet is data, built from the engine's own tables under chosen options; the faces (a page, a PDF,
a terminal) only lay it out. Each game has its part here as in every room.
"""
