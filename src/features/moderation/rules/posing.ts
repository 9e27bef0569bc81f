import { company } from '#content/company.ts';
import { contactSpans, fold } from '#features/listings/masking/mask.ts';
import { paidUnseen } from './reading/phrases.ts';
import { read } from './reading/read.ts';

/** What people would take for somebody of ours. */
const OFFICE =
  /\b(?:admin|administrator|moderator|(?:customer|client)\s(?:support|care|service)|support\s(?:team|desk)|help\s?desk|trust\s(?:&|and)\ssafety|escrow|refunds?\s(?:desk|department|team)|(?:marketplace|platform|portal|site)\s(?:staff|team|inspector|support)|official\s(?:agent|verified)|verified\s(?:agent|seller|landlord))\b/;

const DRAWN_FOR: Record<string, string> = {
  '1': 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '0': 'o',
  '6': 'g',
  q: 'g',
  '4': 'a',
};

/** Texts that look the same are the same: "GlDANA", "ɢɪᴅᴀɴᴀ" and "gidana". */
const lookOf = (text: string) => fold(text).folded.replaceAll(/[1l|!06q4]/g, (sign) => DRAWN_FOR[sign] ?? sign);

/** In one piece anywhere, or in pieces that end with a word: "Gidan Abdul" is the house of Abdul. */
const OUR_NAME = /gidana|g[^\p{L}]*i[^\p{L}]*d[^\p{L}]*a[^\p{L}]*n[^\p{L}]*a(?!\p{L})/u;

const DOMAIN = company.emails.hello.replace(/.*@/, '@');
/** Who has a mailbox there is one of us. */
const isOurMailbox = (text: string) => /^[^\s/@]+@[^\s/@]+$/.test(text) && text.toLowerCase().endsWith(DOMAIN);

/** Whether our name is in it, however it is drawn, and it is no mailbox of ours. */
export const carriesOurName = (text: string): boolean => OUR_NAME.test(lookOf(text)) && !isOurMailbox(text);

/** Whether people would take somebody of this name for us, or for an office of ours. */
export const posesAsUs = (name: string): boolean => carriesOurName(name) || OFFICE.test(fold(name).folded);

/** Whether a name reaches somebody past the contacts of a home, as a number in words does, or asks for money before a viewing. */
export const saysMoreThanName = (name: string): boolean =>
  contactSpans(name).length > 0 || paidUnseen(read(name.replaceAll('-', ' '))) !== undefined;
