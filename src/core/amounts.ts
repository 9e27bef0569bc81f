const SCALES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };
/** Signs between thousands say nothing, elsewhere they may mean anything: "2,5m". */
const WHOLE = '(?:\\d{1,3}(?:[,\\s]\\d{3})+|\\d+)';
const SIGN = '(?:₦|N|n|NGN|ngn)?';
const SCALE = '([Kk]|[Tt]housand|[Mm](?:illion)?|[Bb](?:n|illion)?)';

/** How people write an amount of naira, for the `pattern` of a field: 5,000,000, ₦5m, 2.5 million, 500k. */
export const AMOUNT_PATTERN = `\\s*${SIGN}\\s*${WHOLE}(?:(?:\\.0+)?|(?:\\.\\d+)?\\s*${SCALE})\\s*`;
/** What a field says of an amount that is written otherwise. */
export const AMOUNT_TITLE = 'Write an amount such as 5,000,000, 5m or 500k.';

/** How people write a size, for the `pattern` of a field: 600, 1,200 sqm. */
export const SIZE_PATTERN = '\\s*\\d[\\d,\\s]*(?:[Ss][Qq][Mm]|m2|m²)?\\s*';
/** What a field says of a size that is written otherwise. */
export const SIZE_TITLE = 'Write a size in square metres, such as 600.';

const AMOUNT = new RegExp(`^${SIGN}\\s*(${WHOLE}(?:\\.\\d+)?)\\s*${SCALE}?$`);

/** Square metres of a size as people write it, as digits; the text itself where it is no such size. */
export function sizeDigitsOf(text: string): string {
  return text.replace(/[,\s]/g, '').replace(/(\d)(?:sqm|m2|m²)$/i, '$1');
}

/** Whole naira of an amount as people write it, as digits; the text itself where it is no such amount. */
export function digitsOf(text: string): string {
  const [, number = '', scale = ''] = AMOUNT.exec(text.trim().slice(0, 40)) ?? [];
  const factor = SCALES[scale.charAt(0).toLowerCase()] ?? 1;
  const naira = number === '' ? Number.NaN : Number(number.replace(/[,\s]/g, '')) * factor;
  // "2.5" alone may mean anything, "2.5m" not.
  if (Number.isNaN(naira) || (factor === 1 && !Number.isInteger(naira))) return text;
  return String(Math.round(naira));
}
