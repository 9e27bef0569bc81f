import { capitalised } from '#core/text/capitalised.ts';
import { naira, nairaShort } from '#core/money.ts';
import type { ListingCard } from '../contract.ts';
import type { ListingType } from '../rules.ts';

/** What a home is offered for, as its badge says it. */
export function typeBadge(type: ListingType): string {
  if (type === 'rent') return 'For Rent';
  return type === 'shortlet' ? 'For Shortlet' : 'For Sale';
}

/** What one price covers; a sale needs no words. */
export function priceSuffix(type: ListingType): string | undefined {
  if (type === 'sale') return undefined;
  return type === 'rent' ? '/ year' : '/ night';
}

type Priced = Pick<ListingCard, 'type' | 'offer' | 'regularPrice' | 'discountPrice'>;

/** What is asked today, in whole naira. */
export function askedPrice({ offer, regularPrice, discountPrice }: Omit<Priced, 'type'>): number {
  return offer ? discountPrice : regularPrice;
}

/** "₦2,500,000 / year". */
export function priceLine(home: Priced): string {
  return [naira(askedPrice(home)), priceSuffix(home.type)].filter(Boolean).join(' ');
}

/** "1 bedroom", "3 bathrooms", "1,200 properties". */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? thing : plural(thing)}`;
}

/** "bedrooms", "properties", "duplexes". */
export function plural(thing: string): string {
  return `${thing.replace(/y$/, 'ie').replace(/(?:x|s|ch|sh)$/, '$&e')}s`;
}

/** What it is called in a sentence: land and business premises are no homes. */
export type Thing = 'home' | 'property';

export function thingOf({ roomless }: { roomless?: boolean }): Thing {
  return roomless ? 'property' : 'home';
}

/** What a near home has other than was asked: "In Gbagada, 6 km away · 3 bedrooms". */
export function differenceLine(differs: readonly string[]): string {
  // A short one stays in one line, as a distance does; no line ends with a dot.
  return capitalised(differs.map(unbroken).join(' ·\u00a0'));
}

/** As many characters as any card has room for in one line. */
const SHORT = 26;

function unbroken(text: string): string {
  return text.length > SHORT ? text.replace(/(\d) km /, '$1\u00a0km\u00a0') : text.replaceAll(' ', '\u00a0');
}

/** The parts of a place that are known, from near to far, none twice. */
export function placeLine(...parts: readonly string[]): string {
  const known = parts.map((part) => part.trim()).filter(Boolean);
  return [...new Set(known)].join(', ');
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A day as people in Lagos call it: "21 November 2026". */
export function lagosDay(moment: Date | string): string {
  return day.format(new Date(moment));
}

/**
 * What it comes to with its fees: "₦17.7M to move in", "from" it where a usual fee is not stated; null where nothing is known. `nights` are those of a
 * stay whose total `firstTotal` is then, `write` says the sum in another way.
 */
export function totalLine(
  home: Pick<ListingCard, 'type' | 'firstTotal' | 'feesStated' | 'rentYears'> & { nights?: number },
  write = (sum: number) => nairaShort(sum, 3),
): string | null {
  const { type, firstTotal, feesStated, rentYears, nights } = home;
  const years = rentYears ?? 1;
  // Without any fee it is the price once more.
  if (firstTotal === null || (feesStated === 'none' && years === 1 && !nights)) return null;
  const total = `${feesStated === 'all' ? '' : 'from '}${write(firstTotal)}`;
  const stay = nights ? `for ${nights} nights` : 'first night';
  if (type !== 'rent') return `${total} ${type === 'shortlet' ? stay : 'with fees'}`;
  return years > 1 ? `${total} to move in, for ${years} years` : `${total} to move in`;
}

type Summed = Priced &
  Pick<ListingCard, 'bedrooms' | 'city' | 'state'> &
  Partial<Pick<ListingCard, 'kind' | 'roomless'>>;

/** A home in one line, for link previews and messages: "3 bedrooms for rent in Yaba, Lagos, ₦2,500,000 / year". */
export function summary(home: Summed): string {
  const place = placeLine(home.city, home.state);
  const thing = (home.roomless && home.kind) || counted(home.bedrooms, 'bedroom');
  const what = `${thing} ${typeBadge(home.type).toLowerCase()}`;
  return [place ? `${what} in ${place}` : what, priceLine(home)].join(', ');
}
