import type { Ctx } from '#core/ctx.ts';
import { AppError, ensure, fail } from '#core/errors.ts';
import { reading } from '#core/reads.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer, type Viewer } from '#core/viewer.ts';
import { inTransaction, keepAccount } from '#db/transaction.server.ts';
import * as audit from '#features/audit/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import * as media from '#features/media/service.server.ts';
import type { FullRow } from '../repo-columns.server.ts';
import { LISTING_STATUSES, type ListingStatus, referenceOf } from '../rules.ts';
import { lagosDay } from '../card/words.ts';
import { listingsTexts, STATUS_NAMES } from '../texts.ts';
import { ensureNotMany } from '../write/many.server.ts';
import * as write from '../write/repo.server.ts';
import type { Written } from '../write/service.server.ts';
import { derivedOf, slugFor } from '../derived/derived.server.ts';
import { decisionEmail } from './emails.server.ts';
import * as repo from './repo.server.ts';
import { lifeTexts as texts, REASON_MIN } from './texts.ts';
import {
  canDuplicate,
  needsReason,
  type Role,
  TRANSITIONS,
  type TransitionName,
  transitionsOf,
} from './transitions.ts';

/** What makes a listing new to seekers: alerts look among the newest. */
const TO_FRONT = new Set(['publish', 'relist', 'approve', 'release']);
/** Of the homes that a copy goes back to, so many are kept. */
const MAX_COPIED_FROM = 10;

/** Whether somebody has looked at a home that is put back, or is to look first; null where neither matters. */
type Look = 'done' | 'due' | null;

/** Where a listing went. */
interface Moved {
  name: string;
  ownerId: string;
  status: ListingStatus;
  /** What its owner is told. */
  reason: string;
}

/** What the viewer is to a listing: of their own also admins are owners only, so that they are no judges of it. */
export function roleOf(viewer: Viewer | null, ownerId: string): Role | null {
  if (viewer?.id === ownerId) return 'owner';
  return viewer?.isAdmin ? 'admin' : null;
}

/**
 * Takes a listing to another status, with a row in its history (LIFE-1, LIFE-2). Relisted or published, it is among the newest again; else its
 * place in the lists stays. `look` says that an admin has decided its case, or that somebody is to look before it is put back on the market. Throws `not_found`, `forbidden`, `invalid` without a reason where one is due, and `conflict` where it stands otherwise.
 */
export function moveListing(
  ctx: Ctx,
  id: string,
  transition: TransitionName,
  reason = '',
  look: Look = null,
): Promise<Moved> {
  return inTransaction(ctx, async (tx) => {
    const old = await lockFor(tx, id);
    const role = roleOf(tx.viewer, old.userId);
    const { to, who } = TRANSITIONS[transition];
    ensure(who === role, 'forbidden', refusal(tx.viewer, role));
    ensure(transitionsOf(role, old).includes(transition), 'conflict', texts.notNow);
    const words = needsReason(transition) ? reason.trim() : '';
    if (needsReason(transition) && words.length < REASON_MIN)
      throw new AppError('invalid', texts.reasonMissing, { fields: { reason: texts.reasonMissing } });
    return move(tx, old, transition === 'reinstate' ? await statusBefore(tx, old, look) : to, transition, words);
  });
}

/** Has a listing that the caller has locked wait for a look, or wait no longer. */
export function moveBySystem(tx: Ctx, old: FullRow, transition: 'wait' | 'release'): Promise<Moved> {
  return move({ ...tx, viewer: null }, old, TRANSITIONS[transition].to, transition, '');
}

/** Takes back what the viewer did with the listing last (LIFE-2). Throws `not_found`, `forbidden`, and `conflict` where that was not the last. */
export function undoMove(ctx: Ctx, id: string, look: Look = null): Promise<Moved> {
  return inTransaction(ctx, async (tx) => {
    const old = await lockFor(tx, id);
    const last = await repo.last(tx.db, old.id);
    const isMine = last?.actorId === requireViewer(tx).id && last.transition !== 'undo' && last.to === old.status;
    ensure(isMine, 'conflict', texts.nothingToUndo);
    // What is taken down once more is so for what was said before: its owner reads that again.
    const reason = last.transition === 'reinstate' ? await repo.reasonFor(tx.db, old.id, 'removed') : '';
    const to = last.from as ListingStatus;
    return move(tx, old, look === 'due' && to === 'active' ? 'pending' : to, 'undo', reason);
  });
}

/** Copies a listing of the viewer's own as a draft; gives its id. Throws `not_found`, `forbidden`, `conflict` for one that was taken down, and `too_many`. */
export function duplicateListing(ctx: Ctx, id: string): Promise<Written> {
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx);
    const old = (await write.lock(tx.db, id)) ?? fail('not_found', listingsTexts.notFound);
    const userId = requireViewer(tx).id;
    ensure(old.userId === userId, 'forbidden', listingsTexts.notYours);
    // A copy would show what is not shown now.
    ensure(canDuplicate(old.status) && old.contactsPausedAt === null, 'conflict', texts.notNow);
    await ensureNotMany(tx, userId);
    const { reference: _reference, ...same } = old;
    const images = await media.claim(
      tx,
      old.images.map(({ url }) => url),
      { ownerId: userId, already: old.images },
    );
    const copy = await write.nextId(tx.db);
    const slug = slugFor(old.name, copy);
    const now = tx.now();
    const dates = { createdAt: now, updatedAt: now, updatedBy: userId };
    await write.insert(tx.db, {
      ...same,
      ...derivedOf(old, old),
      id: copy,
      slug,
      images,
      status: 'draft',
      copiedFrom: [...(await write.copiedFrom(tx.db, old.id)), old.id].slice(-MAX_COPIED_FROM),
      exclusive: false,
      ...dates,
    });
    // A draft takes no place on the market.
    return { _id: copy, slug, ownerId: userId, changed: false };
  });
}

/** Keeps a home that just came on the market as a draft until its owner's address is confirmed; within the caller's transaction. */
export async function keepUntilConfirmed({ db, now }: Pick<Ctx, 'db' | 'now'>, listingId: string): Promise<void> {
  const { to } = TRANSITIONS.keep;
  await write.update(db, listingId, { status: to });
  await repo.insert(db, { listingId, at: now(), actorId: null, transition: 'keep', from: 'active', to });
}

/** The drafts of a person that wait for that, the oldest first. */
export function waitingForAddress({ db }: Pick<Ctx, 'db'>, userId: string): Promise<string[]> {
  return repo.lastMovedBy(db, userId, 'keep', TRANSITIONS.keep.to);
}

/** Pauses the homes of a person whose account is suspended; gives how many. Within the caller's transaction, which has made sure of who asks. */
export function pauseHomesOf({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: string, actorId: string): Promise<number> {
  return repo.moveAllOf(db, userId, { transition: 'suspend', from: 'active', to: 'paused', at: now(), actorId });
}

/** Takes those back on the market with which nothing else was done since; gives how many. Asked by nobody where the time is over. */
export function resumeHomesOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: string,
  actorId: string | null,
): Promise<number> {
  const step = { transition: 'restore', from: 'paused', to: 'active', at: now(), actorId };
  return repo.moveAllOf(db, userId, step, 'suspend');
}

/** "Let on 3 March 2026", or without the day where that was before it was kept. */
export async function takenWords(ctx: Ctx, { id, status }: Pick<FullRow, 'id' | 'status'>): Promise<string> {
  const at = await repo.cameTo(reading(ctx), id, status);
  return at ? `${STATUS_NAMES[status]} on ${lagosDay(at)}` : STATUS_NAMES[status];
}

/** Where a listing stood before it was taken down: what its owner had off the market stays off, and what waited waits unless it was looked at. */
async function statusBefore(tx: Ctx, { id, status }: FullRow, look: Look): Promise<ListingStatus> {
  const last = await repo.last(tx.db, id);
  const before = last?.to === status ? LISTING_STATUSES.find((one) => one === last.from) : undefined;
  const back = before === undefined || (before === 'pending' && look === 'done') ? 'active' : before;
  return back === 'active' && look === 'due' ? 'pending' : back;
}

function refusal(viewer: Viewer | null, role: Role | null): string {
  if (role === 'admin') return listingsTexts.notYours;
  return viewer?.isAdmin ? texts.ownJudge : coreTexts.adminsOnly;
}

async function move(tx: Ctx, old: FullRow, to: ListingStatus, transition: string, reason: string): Promise<Moved> {
  const { id, name, userId: ownerId, status: from } = old;
  const at = tx.now();
  const again = TO_FRONT.has(transition)
    ? { updatedAt: new Date(Math.max(at.getTime(), old.updatedAt.getTime() + 1)) }
    : {};
  await write.update(tx.db, id, { status: to, ...again });
  await repo.insert(tx.db, { listingId: id, at, actorId: tx.viewer?.id ?? null, transition, from, to, reason });
  if (roleOf(tx.viewer, ownerId) === 'admin') {
    const detail = [`${STATUS_NAMES[from]} → ${STATUS_NAMES[to]}`, reason].filter(Boolean).join(': ');
    await audit.record(tx, 'listing.status', { subjectId: id, subjectName: name, ownerId, detail });
    const decision = {
      to: await repo.emailOf(tx.db, ownerId),
      status: to,
      isWaiting: to === 'pending' && transition !== 'hold',
      reason,
      reference: referenceOf(old.reference),
      id,
    };
    await tx.jobs.enqueue(tx.db, sendEmail, decisionEmail(tx.settings, decision));
  }
  return { name, ownerId, status: to, reason };
}

/** The listing, locked; `not_found`, or `forbidden` to whoever is neither owner nor admin. */
async function lockFor(tx: Ctx, id: string): Promise<FullRow> {
  const viewer = requireViewer(tx);
  const row = (await write.lock(tx.db, id)) ?? fail('not_found', listingsTexts.notFound);
  ensure(roleOf(viewer, row.userId), 'forbidden', listingsTexts.notYours);
  return row;
}
