import { type Part, plain } from '../parts.ts';
import type { Token } from '../tokens.ts';

const PHONE_DIGITS = 11;

/** The number of whoever sent the brief, "0803 123 4567", by which nobody finds a home. */
export function phoneAt(tokens: readonly Token[], at: number): Part[] | null {
  if (!/^0[789]\d\d/.test(tokens[at]?.raw ?? '') || tokens.every(({ number }) => number !== null)) return null;
  let to = at + 1;
  const digits = (end: number) => tokens.slice(at, end).reduce((sum, { raw }) => sum + raw.length, 0);
  while (/^\d{3,}$/.test(tokens[to]?.raw ?? '') && digits(to + 1) <= PHONE_DIGITS) to += 1;
  return [plain(at, to, 'ignored')];
}
