import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import { aMonthBefore } from '#core/month.ts';
import type { Page } from '#core/paging.ts';
import { reading, shows, TAGS } from '#core/reads.ts';
import { dialledNumber, writtenNumber } from '#core/text/phone.ts';
import { requireViewer } from '#core/viewer.ts';
import type { Listing, ListingCard, Overview } from './contract.ts';
import { countContact } from './contacts/limit.server.ts';
import { contactFigures, noteContactView } from './contacts/service.server.ts';
import { contactViewsTexts } from './contacts/texts.ts';
import { withMasked } from './masking/masked.ts';
import { canEdit, canOpen, canSee, canSeeContact } from './policy.ts';
import { type CardRow, type FullRow, toCard, toListing } from './repo-columns.server.ts';
import * as repo from './repo.server.ts';
import { kindOnCard } from './property/kinds.ts';
import { HOME_SECTIONS, OWN_LIMIT } from './rules.ts';
import { movesOf } from './life/moves.ts';
import { roleOf, takenWords } from './life/service.server.ts';
import { STATUS_SENTENCES } from './life/texts.ts';
import { TAKEN } from './life/transitions.ts';
import { sellerOf } from './page/seller.server.ts';
import { billOf, factsOf } from './page/wording.server.ts';
import { listingsTexts as texts } from './texts.ts';

import { hasSeenContacts, pauseContacts } from './contacts/service.server.ts';

export { hasSeenContacts, pauseContacts };
export { listingUse, removeListingsOf, statusCounts } from './own/service.server.ts';
export { lastSave } from './write/service.server.ts';

/** The listing with this id or slug, with the contact for those who are signed in, which is counted. Throws `not_found`. */
export async function getListing(ctx: Ctx, idOrSlug: string): Promise<Listing> {
  const row = await visible(ctx, idOrSlug);
  if (maySeeContact(ctx, row)) await noteContactView(ctx, row);
  return shown(ctx, row);
}

/**
 * A listing for its page, with what it costs and what is known of it in words; also one that is let or sold, whose owner nobody needs to
 * reach any more (LIFE-3). Throws `not_found`.
 */
export async function openListing(ctx: Ctx, idOrSlug: string) {
  const row = await visible(ctx, idOrSlug, canOpen);
  const isTaken = TAKEN.includes(row.status);
  const role = roleOf(ctx.viewer, row.userId);
  const mayReach = !isTaken && maySeeContact(ctx, row);
  if (mayReach) await noteContactView(ctx, row);
  const all = shown(ctx, row, role !== null || mayReach);
  const { phone, email, website, socialMedia, ...rest } = all;
  const listing = { ...rest, ...kindOnCard(rest.propertyType) };
  return {
    listing,
    // Empty where the owner gave nothing, null for visitors and the owner.
    contact: mayReach
      ? { phone, dialled: dialledNumber(phone), written: writtenNumber(phone), email, website, socialMedia }
      : null,
    /** Whether nobody is shown them now. Not told to its owner: who reported a home had seen them, then. */
    arePaused: row.contactsPausedAt !== null && !isTaken && role !== 'owner',
    taken: isTaken ? await takenWords(ctx, row) : null,
    /** Who stands behind it; null for its owner. */
    seller: role === 'owner' ? null : await sellerOf(ctx, row, mayReach),
    /** For its owner: where it stands, and what they may do with it. */
    owned:
      role === 'owner'
        ? { standing: STATUS_SENTENCES[row.status], moves: movesOf(row), seen: await seenBy(ctx, row.id) }
        : null,
    cost: billOf(all),
    facts: factsOf(all),
  };
}

/** What a report names of a home that is on the market, or whose contacts the viewer was shown before it left. Throws `not_found`. */
export async function homeToName(ctx: Ctx, idOrSlug: string) {
  const row = await repo.byIdOrSlug(reading(ctx), idOrSlug);
  if (!row || (row.status !== 'active' && !(await hasSeenContacts(ctx, row.id))))
    return fail('not_found', texts.notFound);
  const { id, slug, userId: ownerId, reference, ...all } = row;
  const { name } = canEdit(ctx.viewer, { userRef: ownerId }) ? all : withMasked(all);
  return { id, slug, ownerId, reference, name, isOnMarket: row.status === 'active' };
}

/** Everything about a listing, for the form that changes it. For the owner and admins. */
export async function listingForEdit(ctx: Ctx, idOrSlug: string): Promise<Listing> {
  const viewer = requireViewer(ctx);
  const row = await visible(ctx, idOrSlug);
  ensure(canEdit(viewer, { userRef: row.userId }), 'forbidden', texts.notYours);
  return toListing(row, true);
}

/** Active listings of one kind, newest first. */
export async function newestListings(ctx: Ctx, feed: repo.Feed, page: Page): Promise<Listing[]> {
  return (await repo.newest(reading(ctx, ...TAGS.lists(marketsOf(feed))), feed, page)).map((row) => shown(ctx, row));
}

/** One person's listings, newest first: every status for themselves and admins, the active ones for others. */
export async function listingsOf(
  ctx: Ctx,
  userId: string,
  { limit = OWN_LIMIT, startIndex = 0, ...only }: Partial<Page> & repo.OwnFilter = {},
): Promise<Listing[]> {
  const everything = canEdit(ctx.viewer, { userRef: userId });
  const rows = await repo.ofUser(reading(ctx, ...TAGS.lists()), userId, { ...only, everything }, { limit, startIndex });
  return rows.map((row) => shown(ctx, row));
}

/** The newest listings with how many there are and how many came within a month (API-15). */
export async function overview(ctx: Ctx, page: Page): Promise<Overview> {
  const [listing, { total, recent }] = await Promise.all([
    newestListings(ctx, 'all', page),
    repo.counts(reading(ctx, ...TAGS.lists()), aMonthBefore(ctx.now())),
  ]);
  return { listing, totalListing: total, lastMonthListings: recent };
}

/** The Premier Properties, newest first, as cards. */
export async function exclusiveListings(ctx: Ctx, limit: number): Promise<ListingCard[]> {
  const { exclusive } = await repo.sections(reading(ctx, ...TAGS.lists()), { exclusive: limit });
  return exclusive.map((row) => card(ctx, row));
}

/** The cards of the home page, all in one query (HOME-9, HOME-10, HOME-13). */
export async function homeSections(ctx: Ctx): Promise<Record<keyof typeof HOME_SECTIONS, ListingCard[]>> {
  const { offers, shortlet, rent, sale, exclusive } = await repo.sections(reading(ctx, ...TAGS.lists()), HOME_SECTIONS);
  const cards = (rows: CardRow[]) => rows.map((row) => card(ctx, row));
  return {
    offers: cards(offers),
    shortlet: cards(shortlet),
    rent: cards(rent),
    sale: cards(sale),
    exclusive: cards(exclusive),
  };
}

/** Listings by id, in this order, as the calls answer them; those that are gone are left out. */
export async function listingsByIds(ctx: Ctx, ids: string[]): Promise<Listing[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await repo.fullByIds(reading(ctx, ...ids.map(TAGS.listing)), ids)).map((row) => shown(ctx, row));
}

/** The same as cards. */
export async function cardsByIds(ctx: Ctx, ids: string[]): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await repo.cardsByIds(reading(ctx, ...ids.map(TAGS.listing)), ids)).map((row) => card(ctx, row));
}

/** The markets that a feed shows; none stands for all. */
function marketsOf(feed: repo.Feed): readonly string[] {
  return feed === 'rent' || feed === 'sale' || feed === 'shortlet' ? [feed] : [];
}

async function visible(ctx: Ctx, idOrSlug: string, may: typeof canOpen = canSee): Promise<FullRow> {
  const row = await repo.byIdOrSlug(reading(ctx), idOrSlug);
  const isVisible = row && may(ctx.viewer, { userRef: row.userId, status: row.status });
  return isVisible ? row : fail('not_found', texts.notFound);
}

/** Owners read what they wrote, so that posting it back changes nothing. */
function shown(
  ctx: Ctx,
  row: FullRow,
  withContact = canEdit(ctx.viewer, { userRef: row.userId }) || maySeeContact(ctx, row),
): Listing {
  shows(ctx, TAGS.listing(row.id));
  if (maySeeContact(ctx, row)) countContact(ctx, row.id);
  return toListing(row, withContact);
}

function card(ctx: Ctx, row: CardRow): ListingCard {
  // Figures that are counted anew may also add what they say of the price.
  shows(ctx, TAGS.listing(row.id), TAGS.figures);
  const withContact = maySeeContact(ctx, row);
  if (withContact) countContact(ctx, row.id);
  return toCard(row, { withContact, isMasked: !withContact && !canEdit(ctx.viewer, { userRef: row.userId }) });
}

function maySeeContact({ viewer }: Ctx, { userId, contactsPausedAt }: Pick<FullRow, 'userId' | 'contactsPausedAt'>) {
  return canSeeContact(viewer, { userRef: userId, arePaused: contactsPausedAt !== null });
}

async function seenBy(ctx: Ctx, id: string) {
  return contactViewsTexts.people((await contactFigures(ctx, [id]))(id));
}

function inOrder<R extends { id: string }>(ids: string[], rows: R[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
