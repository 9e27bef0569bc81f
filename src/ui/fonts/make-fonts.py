"""Cuts Onest (SIL Open Font License) to the letters Gidana shows, adds the naira sign that it lacks, a foot to the
tabular one, and brings tone marks down to dotted letters.

Needs fontTools and brotli, and the three slices of @fontsource-variable/onest:
  python3 make-fonts.py <folder with onest-*-wght-normal.woff2> <output folder>
"""

import copy
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import instancer

SOURCE, OUTPUT = sys.argv[1:3]
MARKS = "\u0300\u0301\u0304\u0323"
SLICES = {
    "latin": "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0£₦©·×²½–—‘’“”•…€ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúÑñç" + MARKS,
    "latin-ext": "ɓɗƙƴƁƊƘƳṣṢńŃǹǸṅṄāēīōūĀĒĪŌŪ" + MARKS,
    "vietnamese": "ẹọịụỵẸỌỊỤỴ" + MARKS,
}
NAMES = {"latin": "onest", "latin-ext": "onest-hausa", "vietnamese": "onest-yoruba-igbo"}

# The sign is Onest's N between two bars, in font units at weights 400 and 700.
SIDE = 32
BARS = {400: [(252, 312), (395, 455)], 700: [(226, 310), (397, 481)]}
OVERHANG = 8


def add_naira(font):
    glyf, gvar, hmtx = font["glyf"], font["gvar"], font["hmtx"]
    n_name = font.getBestCmap()[ord("N")]
    naira = copy.deepcopy(glyf[n_name])
    advance, left = hmtx[n_name]
    wide = advance + 2 * SIDE
    points = [(x + SIDE, y) for x, y in naira.coordinates]
    shape = copy.deepcopy(gvar.variations[n_name][0])
    deltas = list(shape.coordinates)
    outline, phantom = deltas[:-4], deltas[-4:]
    # Every delta is spelt out, because the points to infer the missing ones from have changed.
    heavy = TTFont(os.path.join(SOURCE, "onest-latin-wght-normal.woff2"))
    heavy = instancer.instantiateVariableFont(heavy, {"wght": 700})
    heavy_points = heavy["glyf"][n_name].coordinates
    outline = [(round(hx - x), round(hy - y)) for (hx, hy), (x, y) in zip(heavy_points, glyf[n_name].coordinates)]
    grows = heavy["hmtx"][n_name][0] - advance
    ends = list(naira.endPtsOfContours)
    for (low, high), (low7, high7) in zip(BARS[400], BARS[700]):
        x0, x1 = OVERHANG, wide - OVERHANG
        points += [(x0, low), (x0, high), (x1, high), (x1, low)]
        outline += [(0, low7 - low), (0, high7 - high), (grows, high7 - high), (grows, low7 - low)]
        ends.append(len(points) - 1)
    naira.coordinates = GlyphCoordinates(points)
    naira.endPtsOfContours = ends
    naira.numberOfContours = len(ends)
    naira.flags = bytearray([1] * len(points))
    naira.flags[0] |= 0x40  # the contours overlap
    naira.recalcBounds(glyf)
    font.setGlyphOrder(font.getGlyphOrder() + ["naira"])
    glyf.glyphs["naira"] = naira
    glyf.glyphOrder = font.getGlyphOrder()
    hmtx["naira"] = (wide, naira.xMin)
    shape.coordinates = outline + [(0, 0), (grows, 0), (0, 0), (0, 0)]
    gvar.variations["naira"] = [shape]
    font["maxp"].numGlyphs += 1
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x20A6] = "naira"
    if "HVAR" in font:
        del font["HVAR"]  # widths then come from gvar's phantom points


def add_foot(font, name, half_width, heights):
    """Gives the tabular one a foot, so that prices show no holes around it."""
    glyf, gvar, hmtx = font["glyf"], font["gvar"], font["hmtx"]
    glyph = glyf[name]
    stem = sorted({x for x, y in glyph.coordinates if y == 0})
    middle = (stem[0] + stem[-1]) / 2
    heavy = instancer.instantiateVariableFont(
        TTFont(os.path.join(SOURCE, "onest-latin-wght-normal.woff2")), {"wght": 700}
    )
    heavy_glyph = heavy["glyf"][name]
    heavy_stem = sorted({round(x) for x, y in heavy_glyph.coordinates if round(y) == 0})
    heavy_middle = (heavy_stem[0] + heavy_stem[-1]) / 2
    box = lambda mid, half, top: [(round(mid - half), 0), (round(mid - half), top), (round(mid + half), top), (round(mid + half), 0)]
    light_box = box(middle, half_width[0], heights[0])
    heavy_box = box(heavy_middle, half_width[1], heights[1])
    outline = [
        (round(hx - x), round(hy - y))
        for (hx, hy), (x, y) in zip([*heavy_glyph.coordinates, *heavy_box], [*glyph.coordinates, *light_box])
    ]
    points = [*glyph.coordinates, *light_box]
    glyph.coordinates = GlyphCoordinates(points)
    glyph.endPtsOfContours = [*glyph.endPtsOfContours, len(points) - 1]
    glyph.numberOfContours += 1
    glyph.flags = bytearray([*glyph.flags, 1, 1, 1, 1])
    glyph.flags[0] |= 0x40
    glyph.recalcBounds(glyf)
    shape = gvar.variations[name][0]
    shape.coordinates = outline + [(0, 0), (heavy["hmtx"][name][0] - hmtx[name][0], 0), (0, 0), (0, 0)]
    hmtx[name] = (hmtx[name][0], glyph.xMin)


def lower_tones(font):
    """Onest places the tone of a letter with a dot below as if that dot lay above it; brings it down to the letter."""
    plain = {527 + 191: 527, 707 + 191: 707}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            for record in table.BaseArray.BaseRecord if table.LookupType == 4 else []:
                for anchor in filter(None, record.BaseAnchor):
                    anchor.YCoordinate = plain.get(anchor.YCoordinate, anchor.YCoordinate)


def cut(slice_name, text):
    font = TTFont(os.path.join(SOURCE, f"onest-{slice_name}-wght-normal.woff2"))
    font = instancer.instantiateVariableFont(font, {"wght": (400, 400, 700)})
    if slice_name == "latin":
        add_naira(font)
        add_foot(font, "one.tf", (190, 205), (78, 128))
    lower_tones(font)
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "tnum", "locl"]
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["gasp", "prep", "MVAR", "STAT"]
    cutter = subset.Subsetter(options)
    cutter.populate(text=text)
    cutter.subset(font)
    missing = [c for c in text if ord(c) not in font.getBestCmap()]
    assert not missing, missing
    font.flavor = "woff2"
    target = os.path.join(OUTPUT, f"{NAMES[slice_name]}.woff2")
    font.save(target)
    print(target, os.path.getsize(target), "bytes")


for name, letters in SLICES.items():
    cut(name, letters)
