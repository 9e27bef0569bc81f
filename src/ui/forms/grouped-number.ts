const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The whole number in a text such as "₦2,500,000" or "2 500 000"; null when there is none or it is not whole. */
export function parseGrouped(text: string): number | null {
  const digits = text.replace(/[₦,\s_]/g, '');
  if (!/^\d{1,15}$/.test(digits)) return null;
  return Number(digits);
}

/** The text with separators between thousands, "2,500,000"; left as it is while it is no whole number. */
export function formatGrouped(text: string | number): string {
  const value = typeof text === 'number' ? text : parseGrouped(text);
  return value === null ? String(text) : grouped.format(value);
}
