import type { Ctx } from '#core/ctx.ts';
import { outdatedBy } from '#core/reads.ts';
import { firstName } from '#core/text/first-name.ts';
import type { FullRow } from '../repo-columns.server.ts';
import { counted } from '../card/words.ts';
import { MOST_PLACES_OF_LANDLORD } from '../rules.ts';
import { sellerById } from './repo.server.ts';

/** How old the count of somebody's homes may be. */
const SELLER_MS = 60_000;

const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', month: 'long', year: 'numeric' });

/** Who stands behind a home, in words; the face and the full name only for those who may reach them (LIST-57). */
export async function sellerOf(ctx: Ctx, { userId, features, fees }: FullRow, mayReach: boolean) {
  const seller = await sellerById(outdatedBy(ctx, SELLER_MS).db, userId);
  if (!seller) return null;
  const { name, avatar, createdAt, homes, places } = seller;
  const asksAgency = fees.some(({ kind, amount, percent }) => kind === 'agency' && (amount ?? percent ?? 0) > 0);
  return {
    name: mayReach ? name : firstName(name),
    avatar: mayReach ? avatar : null,
    lines: [
      features.includes('direct-landlord') ? directLine(places) : asksAgency && 'Takes an agency fee',
      `Member since ${month.format(createdAt)}`,
      homes > 0 && `${counted(homes, 'home')} on the market`,
    ].filter((line) => line !== false),
  };
}

const directLine = (places: number) =>
  places > MOST_PLACES_OF_LANDLORD ? 'Says: direct from the landlord' : 'Direct from the landlord';
