import type { Deps } from '#core/ctx.ts';
import { naira } from '#core/money.ts';
import type { Letter } from '#core/ports.ts';
import { company } from '#content/company.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import { cardTexts } from '#features/listings/card/texts.ts';
import type { Drop } from './repo-drops.server.ts';
import { stopHeaders, stopLink } from './stop.server.ts';

type Sender = Pick<Deps, 'settings' | 'credentials'>;
interface Person {
  name: string;
  email: string;
}

/** New homes for a saved search. `count` may be more than the cards; `capped` says that there are even more. */
export function newHomesLetter(
  deps: Sender,
  to: Person,
  search: { id: string; name: string; query: string },
  found: { cards: readonly ListingCard[]; count: number; capped: boolean },
): Letter {
  const { cards, count, capped } = found;
  const { publicUrl } = deps.settings;
  const homes = count === 1 ? '1 new home' : `${count}${capped ? '+' : ''} new homes`;
  const others = count - cards.length;
  return compose(deps, to, {
    subject: `${homes}: ${search.name}`,
    first: `${count === 1 ? 'A home has' : `${homes} have`} come to the market that ${count === 1 ? 'fits' : 'fit'} your search “${search.name}”.`,
    items: cards.map((card) => ({
      label: card.name,
      url: `${publicUrl}/listing/${card.slug}`,
      lines: [cardTexts.line(card)],
    })),
    more: {
      label: others > 0 ? `See ${others}${capped ? '+' : ''} more` : 'See all results',
      url: `${publicUrl}/search${search.query && `?${search.query}&sort=newest`}`,
    },
    why: `You get this letter because you saved this search at ${company.name}.`,
    stop: stopLink(deps, { of: 'search', id: search.id }),
  });
}

/** Favourites that cost less now. `count` may be more than the cards. */
export function priceDropLetter(
  deps: Sender,
  to: Person,
  userId: string,
  found: { homes: readonly { card: ListingCard; drop: Drop }[]; count: number },
): Letter {
  const { homes, count } = found;
  const { publicUrl } = deps.settings;
  const [only] = count === 1 ? homes : [];
  return compose(deps, to, {
    subject: only ? `Price lowered: ${only.card.name}` : `${count} of your favourites cost less now`,
    first: only ? 'The price of one of your favourites came down.' : `${count} of your favourites cost less now.`,
    items: homes.map(({ card, drop }) => ({
      label: card.name,
      url: `${publicUrl}/listing/${card.slug}`,
      lines: [`${naira(drop.from - drop.to)} less than ${naira(drop.from)}`, cardTexts.line(card)],
    })),
    more: { label: 'See your favourites', url: `${publicUrl}/favourites` },
    why: `You get this letter because you keep these homes in your favourites at ${company.name}.`,
    stop: stopLink(deps, { of: 'prices', id: userId }),
  });
}

interface Words {
  subject: string;
  first: string;
  items: { label: string; url: string; lines: string[] }[];
  more: { label: string; url: string };
  why: string;
  stop: string;
}

/** The same words as plain text and as HTML; without pictures, because data costs money. */
function compose({ settings }: Sender, { name, email }: Person, words: Words): Letter {
  const { subject, first, items, more, why, stop } = words;
  const manage = `${settings.publicUrl}/customer/saved-searches`;
  const text = [
    `Hello ${name},`,
    first,
    ...items.map(({ label, url, lines }) => [label, ...lines, url].join('\n')),
    `${more.label}: ${more.url}`,
    `${why}\nChange how often: ${manage}\nNo more of these letters: ${stop}`,
  ].join('\n\n');
  const link = (label: string, url: string, style = 'color:#14633f;font-weight:600') =>
    `<a href="${escape(url)}" style="${style}">${escape(label)}</a>`;
  const html = [
    `<p>Hello ${escape(name)},</p><p>${escape(first)}</p>`,
    ...items.map(({ label, url, lines }) => `<p>${link(label, url)}<br>${lines.map(escape).join('<br>')}</p>`),
    `<p>${link(more.label, more.url)}</p>`,
    `<p style="font-size:14px;color:#645d52">${escape(why)}<br>`,
    `${link('Change how often', manage, 'color:#645d52')} · ${link('No more of these letters', stop, 'color:#645d52')}</p>`,
  ].join('');
  const style = 'font:16px/1.5 system-ui,sans-serif;color:#1c1b19;max-width:36em';
  return {
    to: email,
    subject,
    text: `${text}\n`,
    html: `<div style="${style}">${html}</div>`,
    headers: stopHeaders(stop),
  };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
