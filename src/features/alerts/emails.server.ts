import { href } from 'react-router';
import { listingPath, resultsPath } from '#core/paths.ts';
import type { Deps } from '#core/ctx.ts';
import { naira } from '#core/money.ts';
import type { Email } from '#core/ports.ts';
import { company } from '#content/company.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import { composeEmail, type EmailPart } from '#jobs/emails.server.ts';
import { cardTexts } from '#features/listings/card/texts.ts';
import type { Drop } from './repo-drops.server.ts';
import { stopHeaders, stopLink } from './stop.server.ts';

type Sender = Pick<Deps, 'settings' | 'credentials'>;
interface Person {
  name: string;
  email: string;
}

/** New homes for a saved search. `count` may be more than the cards; `capped` says that there are even more. */
export function newHomesEmail(
  deps: Sender,
  to: Person,
  search: { id: string; name: string; query: string },
  found: { cards: readonly ListingCard[]; count: number; capped: boolean },
): Email {
  const { cards, count, capped } = found;
  const { publicUrl } = deps.settings;
  const homes = count === 1 ? '1 new home' : `${count}${capped ? '+' : ''} new homes`;
  const others = count - cards.length;
  return compose(deps, to, {
    subject: `${homes}: ${search.name}`,
    parts: [
      `${count === 1 ? 'A home has' : `${homes} have`} come to the market that ${count === 1 ? 'fits' : 'fit'} your search “${search.name}”.`,
      ...cards.map((card) => ({
        label: card.name,
        url: `${publicUrl}${listingPath(card.slug)}`,
        lines: [cardTexts.line(card)],
      })),
      {
        label: others > 0 ? `See ${others}${capped ? '+' : ''} more` : 'See all results',
        url: `${publicUrl}${resultsPath(search.query && `${search.query}&sort=newest`)}`,
      },
    ],
    why: `You get this email because you saved this search on ${company.name}.`,
    stop: stopLink(deps, { of: 'search', id: search.id }),
  });
}

/** Favourites that cost less now. `count` may be more than the cards. */
export function priceDropEmail(
  deps: Sender,
  to: Person,
  userId: string,
  found: { homes: readonly { card: ListingCard; drop: Drop }[]; count: number },
): Email {
  const { homes, count } = found;
  const { publicUrl } = deps.settings;
  const [only] = count === 1 ? homes : [];
  return compose(deps, to, {
    subject: only ? `Price lowered: ${only.card.name}` : `${count} of your favourites cost less now`,
    parts: [
      only ? 'The price of one of your favourites has dropped.' : `${count} of your favourites cost less now.`,
      ...homes.map(({ card, drop }) => ({
        label: card.name,
        url: `${publicUrl}${listingPath(card.slug)}`,
        lines: [`${naira(drop.from - drop.to)} less than ${naira(drop.from)}`, cardTexts.line(card)],
      })),
      { label: 'See your favourites', url: `${publicUrl}${href('/favourites')}` },
    ],
    why: `You get this email because these homes are in your favourites on ${company.name}.`,
    stop: stopLink(deps, { of: 'prices', id: userId }),
  });
}

interface Words {
  subject: string;
  parts: EmailPart[];
  why: string;
  stop: string;
}

function compose({ settings }: Sender, to: Person, { subject, parts, why, stop }: Words): Email {
  const links = [
    { label: 'Change how often', url: `${settings.publicUrl}${href('/customer/saved-searches')}` },
    { label: 'Stop these emails', url: stop },
  ];
  const envelope = { to: to.email, subject, headers: stopHeaders(stop) };
  return composeEmail(envelope, [`Hello ${to.name},`, ...parts], { why, links });
}
