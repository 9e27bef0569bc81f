"""Writes the outlines of Onest (SIL Open Font License) at one weight as `lettering.json`, for pictures that carry words:
a server may have no fonts at all, or none with the naira sign.

Needs fontTools and brotli:
  python3 make-lettering.py ../../ui/fonts lettering.json && npx oxfmt lettering.json
"""

import json
import os
import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE, OUTPUT = sys.argv[1:3]
WEIGHT = 600
SLICES = ["onest", "onest-hausa", "onest-yoruba-igbo"]
# Pairs that come closer or part by less are not seen.
KERN_FROM = 12


def whole(value):
    return str(round(value))


def pairs_of(font, letters):
    """Kerning between plain letters, from both kinds of pair tables; the first table that knows a pair decides."""
    names = {name: chr(code) for code, name in letters.items()}
    order = sorted(names)
    kern = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            for first in set(table.Coverage.glyphs) & set(order):
                for second in order:
                    value = value_of(table, first, second)
                    key = names[first] + names[second]
                    if value is not None and key not in kern:
                        kern[key] = value
    return {key: value for key, value in sorted(kern.items()) if abs(value) >= KERN_FROM}


def value_of(table, first, second):
    if table.Format == 1:
        for record in table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord:
            if record.SecondGlyph == second:
                return getattr(record.Value1, "XAdvance", 0) or 0
        return None
    row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
    record = row.Class2Record[table.ClassDef2.classDefs.get(second, 0)]
    return getattr(record.Value1, "XAdvance", 0) or 0


glyphs, kern, metrics = {}, {}, {}
for name in SLICES:
    font = instancer.instantiateVariableFont(TTFont(os.path.join(SOURCE, f"{name}.woff2")), {"wght": WEIGHT})
    cmap = font.getBestCmap()
    outlines = font.getGlyphSet()
    for code, glyph in sorted(cmap.items()):
        if chr(code) in glyphs:
            continue
        pen = SVGPathPen(outlines, ntos=whole)
        # In pictures y points down.
        outlines[glyph].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
        glyphs[chr(code)] = [round(outlines[glyph].width), pen.getCommands()]
    if name == "onest":
        os2 = font["OS/2"]
        metrics = {"em": font["head"].unitsPerEm, "capHeight": os2.sCapHeight, "xHeight": os2.sxHeight}
        kern = pairs_of(font, {c: g for c, g in cmap.items() if 0x20 < c < 0x7F or c == 0x20A6})

with open(OUTPUT, "w", encoding="utf-8") as file:
    json.dump({**metrics, "kern": kern, "glyphs": glyphs}, file, ensure_ascii=False, separators=(",", ":"))
    file.write("\n")
print(OUTPUT, os.path.getsize(OUTPUT), "bytes,", len(glyphs), "glyphs,", len(kern), "pairs")
