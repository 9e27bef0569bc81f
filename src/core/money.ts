const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Naira with the sign and thousands separators: ₦2,500,000. `amount` is whole naira. */
export function naira(amount: number): string {
  return `₦${whole.format(amount)}`;
}

/** Short naira for chips and pins: ₦2.5M, ₦850K, ₦1.2B. `amount` is whole naira. */
export function nairaShort(amount: number): string {
  for (const [size, letter] of [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ] as const) {
    const scaled = amount / size;
    if (scaled >= 1) return `₦${Number(scaled.toFixed(scaled < 10 ? 2 : scaled < 100 ? 1 : 0))}${letter}`;
  }
  return naira(amount);
}
