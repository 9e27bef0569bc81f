const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const AMOUNT = /^n?(\d{1,15}(?:\.\d{1,9})?)(k|m|million|bn?|billion)?$/;

/** The whole number in a text such as "₦2,500,000", "N2,500,000", "2 500 000", "900k" or "2.5 million"; null when there is none or it is not whole. */
export function parseGrouped(text: string): number | null {
  const [, figures = '', unit = ''] = AMOUNT.exec(text.replace(/[₦,\s_]/g, '').toLowerCase()) ?? [];
  if (figures === '') return null;
  const scale = 1000 ** ' kmb'.indexOf(unit.charAt(0));
  // 2.3 million is 2299999.9999999995 as a product.
  const value = Number((Number(figures) * scale).toPrecision(15));
  return Number.isSafeInteger(value) ? value : null;
}

/** The text with separators between thousands, "2,500,000"; left as it is while it is no whole number. */
export function formatGrouped(text: string | number): string {
  const value = typeof text === 'number' ? text : parseGrouped(text);
  return value === null ? String(text) : grouped.format(value);
}
