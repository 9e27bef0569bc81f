import { naira } from '#core/money.ts';
import type { Figure } from '#features/figures/service.server.ts';
import type { AreaPage } from '../service.server.ts';
import { areasTexts as texts } from '../texts.ts';

/** "Homes for rent in Lekki, Lagos". */
export function areaTitle({ type, name }: Pick<AreaPage, 'type' | 'name'>): string {
  return `${texts.homes[type][0]} in ${name}`;
}

/** "12 homes for rent", "1,000+ shortlets". */
export function homesLine({ type, total, capped }: Pick<AreaPage, 'type' | 'total' | 'capped'>): string {
  const [, one, many] = texts.homes[type];
  return `${total.toLocaleString('en-US')}${capped ? '+' : ''} ${total === 1 && !capped ? one : many}`;
}

/** "3 bedrooms", "1 bedroom"; a home without any is a single room. */
export function roomsLine(bedrooms: number): string {
  if (bedrooms === 0) return 'Single room or studio';
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`;
}

/** What the size that most homes have costs here, in one sentence; empty where nothing sure is known. */
export function priceSentence({ type, figures }: Pick<AreaPage, 'type' | 'figures'>): string {
  const most = figures?.rows.reduce<Figure | null>((a, b) => (a && a.homes >= b.homes ? a : b), null);
  if (!most) return '';
  const rooms = most.bedrooms === 0 ? 'a single room or studio' : roomsLine(most.bedrooms);
  return `The middle asking price for ${rooms} is ${naira(most.median)}${texts.per[type]}.`;
}
