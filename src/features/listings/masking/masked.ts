import type { MaskedTexts } from '#db/schema/listings.ts';
import { maskTogether } from './mask.ts';

const MOST_ZIP = 999_999;
/** The specification's own. */
const NO_ZIP = 1;

/** What a listing says in words, as far as it is at hand: a card has no description. */
interface Said {
  name: string;
  address: string;
  city: string;
  state: string;
  sizeText?: string;
  country?: string;
  description?: string;
  moreInfo?: string;
  fees: NonNullable<MaskedTexts['fees']>;
}

/** Of what the listing says, the texts that others than signed-in people read otherwise (LIFE-5). */
export function maskedOf({ sizeText: size_text, moreInfo: more_info, fees, ...said }: Said): MaskedTexts {
  const { name, address, city, state, country, description } = said;
  const texts = { name, description, more_info, address, city, state, country, size_text };
  const columns = Object.entries(texts).map(([column, text = '']) => ({ column, text }));
  const shown = maskTogether([...columns.map(({ text }) => text), ...fees.map(({ label = '' }) => label)]);
  const masked: Record<string, string> = {};
  for (const [at, { column, text }] of columns.entries()) {
    const one = shown[at] ?? text;
    if (one !== text) masked[column] = one;
  }
  const labels = fees.map((fee, at) =>
    fee.label === undefined ? fee : { ...fee, label: shown[columns.length + at] ?? fee.label },
  );
  return { ...masked, ...(labels.some(({ label }, at) => label !== fees[at]?.label) && { fees: labels }) };
}

/** The same listing with these texts in the place of its own. Where it has not been looked through yet, that is done now. */
export function withMasked<R extends Said & { zip?: number; masked: MaskedTexts | null }>(row: R): R {
  const { more_info: moreInfo, size_text: sizeText, ...rest } = row.masked ?? maskedOf(row);
  // A card has fewer texts than the listing.
  const shown = Object.entries({ ...rest, moreInfo, sizeText }).filter(
    ([name, text]) => text !== undefined && name in row,
  );
  // Room for a telephone number, where codes have six figures.
  const zip = row.zip !== undefined && row.zip > MOST_ZIP ? { zip: NO_ZIP } : {};
  return { ...row, ...Object.fromEntries(shown), ...zip };
}

/**
 * What somebody writes over the listing, with its own texts where they send back what visitors read: a client that reads without
 * a session and saves with one loses nothing.
 */
export function unmasked<C extends object>(change: C, old: Said & { masked: MaskedTexts | null }): C {
  const shown: Record<string, unknown> = { ...withMasked(old) };
  const own: Record<string, unknown> = { ...old };
  const same = Object.entries(change).filter(([name, value]) => typeof value === 'string' && value === shown[name]);
  return { ...change, ...Object.fromEntries(same.map(([name]) => [name, own[name]])) };
}
