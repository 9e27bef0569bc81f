const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Naira with the sign and thousands separators: ₦2,500,000. `amount` is whole naira. */
export function naira(amount: number): string {
  return `₦${whole.format(amount)}`;
}

/** Short naira for chips and pins: ₦2.5M, ₦850K, ₦1.2B. `amount` is whole naira; `digits` is how many of its figures count. */
export function nairaShort(amount: number, digits = 3): string {
  for (const [size, letter] of [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ] as const) {
    const scaled = amount / size;
    const before = scaled < 10 ? 1 : scaled < 100 ? 2 : 3;
    if (scaled >= 1) return `₦${Number(scaled.toFixed(Math.max(0, digits - before)))}${letter}`;
  }
  return naira(amount);
}
