const LONGEST = 80;

/** Words for an address: `Ìlú Èkó: rent in 2026` becomes `ilu-eko-rent-in-2026`. Never empty. */
export function slugOf(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return plain || 'post';
}
