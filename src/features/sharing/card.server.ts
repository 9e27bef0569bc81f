import { company } from '#content/company.ts';
import { LOGO_PATH } from '#ui/brand/logo-path.ts';
import type { Card } from './contract.ts';
import { letters, linesOf } from './lettering.server.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './rules.ts';

const MARGIN = 56;
const ROOM = CARD_WIDTH - 2 * MARGIN;
const PRICE_SIZE = 92;
const PER_SIZE = 46;
const NAME_SIZE = 50;
const PLACE_SIZE = 36;
const BADGE_SIZE = 32;
const PINNACLES = 'M0 20v-4h20.5c5.6 0 8.6-2 10.5-6.6C32.8 4.8 34 1 36 1s3.2 3.8 5 8.4c1.9 4.6 4.9 6.6 10.5 6.6H72v4z';

/** The background of a card without a photograph, and of what shows through one. */
export const CARD_BACKGROUND = '#0c5c3c';

/** What lies over the photograph, as SVG of shapes alone: no text of a person reaches it, and no font is needed. */
export function cardOverlay(card: Omit<Card, 'id'>): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    card.picture === null ? pattern() : shade(),
    badge(card.badge),
    brand(),
    words(card),
    '</svg>',
  ].join('');
}

/** Dark enough for white words on any photograph. */
function shade(): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#141310" stop-opacity="${opacity}"/>`;
  const stops = [stop(0, 0.5), stop(0.24, 0.04), stop(0.36, 0.2), stop(0.54, 0.68), stop(1, 0.92)].join('');
  return `<defs><linearGradient id="s" x2="0" y2="1">${stops}</linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`;
}

/** A wall with its pinnacles, and the gate of the mark in large. */
function pattern(): string {
  const wall = `<pattern id="p" width="72" height="20" patternUnits="userSpaceOnUse" patternTransform="translate(0 118) scale(1.6)"><path fill="#084730" d="${PINNACLES}"/></pattern>`;
  return `<defs>${wall}</defs>
    <g fill="#084730"><rect y="118" width="100%" height="32" fill="url(#p)"/><rect y="149" width="100%" height="100%"/></g>
    <g fill="#0c5c3c" transform="translate(700 137) scale(17)"><path d="${LOGO_PATH}"/></g>`;
}

function badge(text: string): string {
  const { svg, width } = letters(text, BADGE_SIZE);
  return `<g transform="translate(${MARGIN} 46)"><rect width="${width + 52}" height="62" rx="31" fill="#ffffff"/>
    <g fill="#0c5c3c" transform="translate(26 42)">${svg}</g></g>`;
}

function brand(): string {
  const { svg, width } = letters(company.name, 42);
  return `<g fill="#ffffff" transform="translate(${CARD_WIDTH - MARGIN - width - 58} 46)">
    <g transform="scale(1.6)"><path d="${LOGO_PATH}"/></g><g transform="translate(58 46)">${svg}</g></g>`;
}

/** From the lower edge up: place, name, price. */
function words({ price, per, name, place }: Omit<Card, 'id'>): string {
  const put = (svg: string, y: number, x = 0) => `<g transform="translate(${MARGIN + x} ${y})">${svg}</g>`;
  const parts: string[] = [];
  let base = CARD_HEIGHT - 56;
  const [placed] = linesOf(place, PLACE_SIZE, ROOM, 1);
  if (placed) {
    parts.push(`<g fill-opacity="0.86">${put(letters(placed, PLACE_SIZE).svg, base)}</g>`);
    base -= 58;
  }
  const named = linesOf(name, NAME_SIZE, ROOM, 2);
  for (const line of named.toReversed()) {
    parts.push(put(letters(line, NAME_SIZE).svg, base));
    base -= 60;
  }
  const asked = letters(price, PRICE_SIZE);
  parts.push(put(asked.svg, base - 12));
  if (per) parts.push(put(letters(per, PER_SIZE).svg, base - 12, asked.width + 18));
  return `<g fill="#ffffff">${parts.join('')}</g>`;
}
