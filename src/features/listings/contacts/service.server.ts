import type { Ctx, Deps } from '#core/ctx.ts';
import type { Page } from '#core/paging.ts';
import { firstName } from '#core/text/first-name.ts';
import { dialledNumber } from '#core/text/phone.ts';
import { coreTexts } from '#core/texts.ts';
import { ensure, fail } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { listingPath } from '#core/paths.ts';
import { canSeeContact } from '../policy.ts';
import { byIdOrSlug } from '../repo.server.ts';
import type { FullRow } from '../repo-columns.server.ts';
import { referenceOf } from '../rules.ts';
import { ownerChat } from '../share/chat.ts';
import { listingsTexts } from '../texts.ts';
import { countContact } from './limit.server.ts';
import * as repo from './repo.server.ts';
import { KEEP_MONTHS, type Way } from './rules.ts';

const DAY_MS = 86_400_000;
const lagosDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** Notes that the viewer is shown the contacts of this home, once a day; admins, who look after homes, are not counted (TRUST-40). */
export async function noteContactView(ctx: Ctx, { id, phone, email, website, socialMedia }: FullRow): Promise<void> {
  if (!ctx.viewer || ctx.viewer.isAdmin || !(phone || email || website || socialMedia)) return;
  await repo.insert(ctx.db, viewOf(ctx, id, ctx.viewer.id));
}

/**
 * Where a press on Call, WhatsApp or Email leads, which is counted (TRUST-41); the page of the home where its owner gave no such way, or
 * its contacts are not shown now. Throws `not_found` for what is not on the market, and `unauthenticated`.
 */
export async function reachOwner(ctx: Ctx, idOrSlug: string, way: Way): Promise<string> {
  const viewer = requireViewer(ctx);
  const home = (await byIdOrSlug(ctx.db, idOrSlug)) ?? fail('not_found', listingsTexts.notFound);
  ensure(home.status === 'active', 'not_found', listingsTexts.notFound);
  const page = listingPath(home.slug);
  const address = canSeeContact(viewer, { userRef: home.userId, arePaused: home.contactsPausedAt !== null })
    ? addressOf(ctx, home, way)
    : null;
  if (!address) return page;
  countContact(ctx, home.id);
  if (!viewer.isAdmin) await repo.press(ctx.db, viewOf(ctx, home.id, viewer.id), way);
  return address;
}

/** How many people saw the contacts of these homes of the viewer's, by id; homes of others are left out by the caller. */
export async function contactFigures(ctx: Ctx, listingIds: string[]) {
  const found = listingIds.length > 0 ? await repo.figures(ctx.db, listingIds) : new Map<string, never>();
  return (id: string) => found.get(id) ?? { people: 0, pressed: 0 };
}

/** How many people saw the contacts of the viewer's homes in the last week, and how often they pressed something. */
export async function contactsOfWeek(ctx: Ctx): Promise<{ people: number; pressed: number }> {
  const since = new Date(ctx.now().getTime() - 7 * DAY_MS);
  return repo.figuresSince(ctx.db, requireViewer(ctx).id, lagosDate.format(since));
}

/** Who saw the contacts of the viewer's homes: their first name and the day, with the homes and what they pressed there (TRUST-42). */
export async function whoSawMine(ctx: Ctx, page: Page) {
  const rows = await repo.ofOwner(ctx.db, requireViewer(ctx).id, { ...page, limit: page.limit + 1 });
  const shown = rows.slice(0, page.limit);
  const oneOf = ({ day, viewerId, id }: (typeof rows)[number]) => `${day} ${viewerId ?? id}`;
  const visits = Map.groupBy(shown, oneOf).values();
  return {
    visits: [...visits].flatMap(([first, ...others]) =>
      first
        ? {
            id: first.id,
            day: first.day,
            person: personOf(first.person),
            homes: [first, ...others].map(({ id, name, slug, pressed }) => ({ id, name, slug, pressed })),
          }
        : [],
    ),
    more: rows.length > page.limit,
  };
}

const MOST_SEEN = 100;

/** Whose contacts the viewer saw last. */
export async function whatISaw(ctx: Ctx) {
  const rows = await repo.ofViewer(ctx.db, requireViewer(ctx).id, MOST_SEEN);
  return rows.map(({ status, name, slug, ...row }) => {
    const isThere = ['active', 'let', 'sold'].includes(status);
    return { ...row, name: isThere ? name : null, slug: isThere ? slug : null };
  });
}

/** Whether the viewer was shown the contacts of a home. */
export async function hasSeenContacts(ctx: Ctx, listingId: string): Promise<boolean> {
  return ctx.viewer !== null && (await repo.exists(ctx.db, listingId, ctx.viewer.id));
}

/** Shows the contacts of a home to nobody but its owner and admins, or to whoever is signed in again; inside the caller's transaction. */
export async function pauseContacts(tx: Ctx, listingId: string, isPaused: boolean): Promise<void> {
  await repo.setPaused(tx.db, listingId, isPaused ? tx.now() : null);
}

/** Forgets what is older than the privacy notice says. */
export async function forgetOldViews({ db, now }: Deps): Promise<void> {
  const limit = new Date(now());
  limit.setUTCMonth(limit.getUTCMonth() - KEEP_MONTHS);
  await repo.removeBefore(db, lagosDate.format(limit));
}

function viewOf({ now }: Ctx, listingId: string, viewerId: string) {
  return { listingId, viewerId, day: lagosDate.format(now()) };
}

function addressOf({ settings }: Ctx, home: FullRow, way: Way): string | null {
  const { phone, email, name, reference, slug } = home;
  if (way === 'call') return phone ? `tel:${dialledNumber(phone)}` : null;
  if (way === 'email') return email ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null;
  return ownerChat(phone, { name, reference: referenceOf(reference) }, settings.publicUrl + listingPath(slug));
}

function personOf(name: string | null): string {
  return firstName(name ?? '') || coreTexts.formerUser;
}
