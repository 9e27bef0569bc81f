/** Words for an address: `Ìlú Èkó: rent in 2026` becomes `ilu-eko-rent-in-2026`. Empty where no letter or digit remains. */
export function slugOf(text: string, longest: number): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
}
