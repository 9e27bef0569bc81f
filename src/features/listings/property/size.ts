/** Square metres. */
const UNITS = { sqm: 1, sqft: 0.092_903_04, acre: 4_046.9, hectare: 10_000 } as const;
const FOOT = 0.3048;
/** Sides that are said without a unit: in feet, as plots are. */
const KNOWN_PLOTS = new Set(['50x100', '60x120', '100x100']);
/** A plot of 60 by 120 ft is laid out as 18 by 36 m. */
const METRIC_PLOT = { sides: '60x120', sqm: 648 };

// Not what follows a minus, nor a part of a longer number: "6,5" says nothing for sure.
const NUMBER = String.raw`(?<![\d-])(?<!\d[,.])(\d+(?:,\d{3})*(?:\.\d+)?)`;
/** A number alone means square metres, as the field says. */
const BARE = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/;
const LENGTH = String.raw`(?:(ft|feet|foot|['’′]|m|metres?|meters?|mtrs?)(?![a-z²2]))?`;
const SIDES = new RegExp(String.raw`${NUMBER}\s*${LENGTH}\s*(?:x|×|\*|by)\s*${NUMBER}\s*${LENGTH}`);
const AREA = new RegExp(
  String.raw`(?:${NUMBER}|\b(half|quarter)(?:\s+(?:an?|of\s+an?))?|\b(an?|one))\s*(?:(sq\.?\s*(?:m|mtrs?|metres?|meters?)\b|sqm|square\s*(?:m|metres?|meters?)\b|m2|m²)|(sq\.?\s*(?:ft|feet)\b|sqft|square\s*(?:ft|feet)\b|ft2|ft²)|(acres?)|(hectares?|ha\b))`,
);
const HALF = /(?<![\d.])(?:1\/2(?!\d)|½)/;
const QUARTER = /(?<![\d.])(?:1\/4(?!\d)|¼)/;
const PLOTS = new RegExp(String.raw`\b(${NUMBER}|two|three|four|five|six)\s*(?:full\s*)?plots?\b`);
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/**
 * The square metres, to a tenth, in words such as "600 sqm", "50x100 ft", "2 acres" or "2 plots of 648 sqm each"; null
 * where they name no area. A plot is not a unit (464.5 sqm here, 648 there), so "1 plot" and "half plot" alone have none.
 */
export function sizeOf(text: string): number | null {
  const words = text.toLowerCase().replace(/\s+/g, ' ').replace(HALF, '0.5').replace(QUARTER, '0.25');
  if (BARE.test(words)) return tenth(numberOf(words)) || null;
  const one = sidesOf(words) ?? areaOf(words);
  if (one === null) return null;
  const [, plots = ''] = PLOTS.exec(words) ?? [];
  const count = COUNTS[plots] ?? Number(plots || 1);
  if (count > 1 && /\beach\b/.test(words)) return tenth(one * count);
  // "2 plots of 600 sqm" may mean one of them or both.
  return count > 1 && /plots?\s+of\b/.test(words) ? null : tenth(one);
}

function sidesOf(words: string): number | null {
  const [found, first = '', firstUnit, second = '', secondUnit] = SIDES.exec(words) ?? [];
  if (!found) return null;
  const [a, b] = [numberOf(first), numberOf(second)].toSorted((one, other) => one - other);
  const sides = `${a}x${b}`;
  const unit = secondUnit ?? firstUnit ?? (KNOWN_PLOTS.has(sides) ? 'ft' : '');
  if (!unit || !a || !b) return null;
  if (unit.startsWith('m')) return a * b;
  return sides === METRIC_PLOT.sides ? METRIC_PLOT.sqm : a * b * FOOT ** 2;
}

function areaOf(words: string): number | null {
  const [found, digits, part, _one, sqm, sqft, acre] = AREA.exec(words) ?? [];
  if (!found) return null;
  const count = digits ? numberOf(digits) : part === 'half' ? 0.5 : part === 'quarter' ? 0.25 : 1;
  const unit = sqm ? UNITS.sqm : sqft ? UNITS.sqft : acre ? UNITS.acre : UNITS.hectare;
  return count > 0 ? count * unit : null;
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

function tenth(sqm: number): number {
  return Math.round(sqm * 10) / 10;
}
