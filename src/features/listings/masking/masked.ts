import type { MaskedTexts } from '#db/schema/listings.ts';
import { maskContacts } from './mask.ts';

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
  const texts = { name, address, city, state, country, description, size_text, more_info };
  const masked: Record<string, string> = {};
  for (const [column, text = ''] of Object.entries(texts)) {
    const shown = maskContacts(text);
    if (shown !== text) masked[column] = shown;
  }
  const labels = fees.map((fee) => (fee.label === undefined ? fee : { ...fee, label: maskContacts(fee.label) }));
  return { ...masked, ...(labels.some(({ label }, at) => label !== fees[at]?.label) && { fees: labels }) };
}

/** The same listing with these texts in the place of its own. Where it has not been looked through yet, that is done now. */
export function withMasked<R extends Said & { masked: MaskedTexts | null }>(row: R): R {
  const { more_info, size_text, ...masked } = row.masked ?? maskedOf(row);
  return {
    ...row,
    ...masked,
    ...(size_text !== undefined && { sizeText: size_text }),
    ...(more_info !== undefined && { moreInfo: more_info }),
  };
}
