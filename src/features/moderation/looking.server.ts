import { createHash } from 'node:crypto';
import type { Ctx } from '#core/ctx.ts';
import type { ListingInput } from '#features/listings/write/contract.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { type CaseNews, lockCases, reasonOf, say } from './cases.server.ts';
import {
  type CaseReason,
  type CaseWhy,
  FIRST_HOMES,
  LOOKED_AT_FROM,
  ONE_IN,
  UPHELD_DAYS,
  UPHELD_WEIGHT,
} from './contract.ts';
import { type Home, anotherHome, matters, newEvidence, quotes, saysTheSame, subjectOf } from './changes.ts';
import { caseEmail } from './emails.server.ts';
import * as repo from './repo.server.ts';
import { assess } from './rules/assess.ts';
import { circumstancesOf } from './rules/circumstances.server.ts';
import type { Assessment } from './rules/contract.ts';
import { moderationTexts as texts } from './texts.ts';

const DAY_MS = 86_400_000;
/** Statuses in which a home has a page that everybody can see. */
const SHOWN: readonly Home['status'][] = ['active', 'let', 'sold'];
/** It stands before all that only circumstances speak against. */
const ANOTHER_HOME_WEIGHT = 59;

/** What is known of a home when it is looked at. */
async function known(tx: Ctx, { id, userId }: Home) {
  await lockCases(tx, id);
  const since = new Date(tx.now().getTime() - UPHELD_DAYS * DAY_MS);
  const open = await repo.openOf(tx.db, id);
  const last = await repo.lastDecided(tx.db, id);
  return { open, last, owner: await repo.ownerOf(tx.db, userId, id, since) };
}

/**
 * Whether a change of a home that everybody can see waits until a person has looked at it, while the home stays as it is (TRUST-13): one that
 * adds evidence, and every one where a home of its owner was taken down lately. Then it is kept in the home's case.
 */
export async function keepsBack(tx: Ctx, old: Home, input: ListingInput): Promise<boolean> {
  if (tx.settings.moderation === 'off') return false;
  const { open, last, owner } = await known(tx, old);
  if (!SHOWN.includes(old.status)) {
    // What waited is part of what is saved now.
    await dropProposal(tx, open);
    return false;
  }
  const next = { ...old, ...input };
  const subject = subjectOf(next);
  const circumstances = await circumstancesOf(tx, old.id, subject);
  const assessed = assess(subject, circumstances);
  // What is known of another number or of other words says nothing of those before.
  const isKnown = assessed.reasons.some(({ isEvidence, passage }) => isEvidence && !passage);
  const before = isKnown ? await circumstancesOf(tx, old.id, subjectOf(old)) : circumstances;
  const passed = [...assess(subjectOf(old), before).reasons, ...(last?.verdict === 'approved' ? last.reasons : [])];
  const isAdded = newEvidence(assessed.reasons, passed).length > 0 || (quotes(assessed) && !saysTheSame(old, next));
  if (!isAdded && !owner.isUpheld) {
    await dropProposal(tx, open);
    return false;
  }
  const reason = isAdded ? undefined : reasonOf('edit', texts.upheldSentence, '');
  await say(tx, {
    ...of(old),
    why: 'edit',
    holds: true,
    assessed,
    ...(reason && { reason }),
    more: { proposed: input, proposedBy: tx.viewer?.id ?? null },
  });
  await notify(tx, old, owner.email, 'has a change that waits', texts.changeWaits, [
    ...assessed.reasons,
    ...(reason ? [reason] : []),
  ]);
  return true;
}

/**
 * Has the rules look at a home that has come to the market, waits for it, or was changed there (TRUST-11). Gives what follows: whether it
 * waits from now on, or waits no longer. `old` is the home before a change; `isNew` says that nobody could see it before, `isBack` that it was put
 * back without a look.
 */
export async function lookAt(
  tx: Ctx,
  row: Home,
  { old, isNew = false, isBack = false }: { old?: Home | undefined; isNew?: boolean; isBack?: boolean } = {},
): Promise<'wait' | 'release' | null> {
  if (tx.settings.moderation === 'off') return null;
  const { open, last, owner } = await known(tx, row);
  if (row.status !== 'active' && row.status !== 'pending') {
    // A case of its own would stand where the owner of a home that was taken down asks for another look.
    const isSaid = row.status === 'removed' ? open !== undefined : row.status !== 'draft';
    if (old && isSaid && matters(old, row)) await sayEdited(tx, row, open?.before ?? old);
    return null;
  }
  const subject = subjectOf(row);
  const assessed = assess(subject, await circumstancesOf(tx, row.id, subject));
  const passed = last?.verdict === 'approved' ? last.reasons : [];
  const isOnMarket = row.status === 'active' && old?.status === 'active';
  const hold = isOnMarket
    ? null
    : holdOf(tx, { assessed, passed, open, last, owner, isNew: isNew || row.status === 'pending' });
  if (hold) {
    await say(tx, { ...of(row), holds: true, assessed, ...hold });
    if (row.status === 'pending') return null;
    const reasons = [...assessed.reasons, ...(hold.reason ? [hold.reason] : [])];
    await notify(tx, row, owner.email, 'waits for a look', texts.waits, reasons);
    return 'wait';
  }
  const reason = mended(open);
  const news =
    queued(row, { assessed, passed, old, open, isUnseen: !last, isBack: isBack && last?.verdict !== 'approved' }) ??
    (open && { why: open.why });
  if (news) await say(tx, { ...of(row), assessed, holds: false, ...(reason && { reason }), ...news });
  return row.status === 'pending' ? 'release' : null;
}

/** Whether evidence that nobody has let pass speaks against a home that is to be put back (TRUST-67). */
export async function speaksAgainst(tx: Ctx, row: Home): Promise<boolean> {
  if (tx.settings.moderation === 'off') return false;
  const { last } = await known(tx, row);
  const subject = subjectOf(row);
  const { reasons } = assess(subject, await circumstancesOf(tx, row.id, subject));
  return newEvidence(reasons, last?.verdict === 'approved' ? last.reasons : []).length > 0;
}

interface Known {
  assessed: Assessment;
  passed: readonly CaseReason[];
  open: repo.CaseRow | undefined;
  last: repo.CaseRow | undefined;
  owner: { accepted: number; isUpheld: boolean; isAsked: boolean };
  isNew: boolean;
}

/** Whoever asked for a look wants a person's, whatever the rules say now. */
const BY_PEOPLE: readonly CaseWhy[] = ['new', 'report', 'appeal'];

/** Why a home waits, or null. */
function holdOf(
  tx: Ctx,
  { assessed, passed, open, last, owner, isNew }: Known,
): Pick<CaseNews, 'why' | 'reason'> | null {
  if (newEvidence(assessed.reasons, passed).length > 0) return { why: 'signals' };
  // Changed while nobody could see it.
  if (open?.why === 'edit' && (owner.isUpheld || quotes(assessed)))
    return { why: 'edit', reason: reasonOf('edit', texts.upheldSentence, '') };
  if (open?.holds && BY_PEOPLE.includes(open.why)) return { why: open.why };
  if (last && last.verdict !== 'approved') return { why: 'edit', reason: reasonOf('edit', texts.backSentence, '', 30) };
  if (isNew && last === undefined && owner.isUpheld)
    return { why: 'signals', reason: reasonOf('edit', texts.upheldSentence, '', UPHELD_WEIGHT) };
  if (isNew && last === undefined && owner.isAsked)
    return { why: 'signals', reason: reasonOf('edit', texts.askedSentence, texts.askedMend, 30) };
  const isFirst = tx.settings.moderation === 'first' && isNew && owner.accepted < FIRST_HOMES && last === undefined;
  return isFirst ? { why: 'first', reason: reasonOf('first', texts.firstSentence, '', 30) } : null;
}

/** Why a home on the market is looked at, or null. */
function queued(
  row: Home,
  {
    assessed,
    passed,
    old,
    open,
    isUnseen,
    isBack,
  }: Pick<Known, 'assessed' | 'passed' | 'open'> & { old: Home | undefined; isUnseen: boolean; isBack: boolean },
): Pick<CaseNews, 'why' | 'reason' | 'more'> | null {
  if (isBack) return { why: 'back', reason: reasonOf('back', texts.backUnseen, '', LOOKED_AT_FROM) };
  const settled = new Set(passed.map(({ rule }) => rule));
  const edit = old?.status === 'active' ? editOf(old, row, open) : undefined;
  if (assessed.score >= LOOKED_AT_FROM && assessed.reasons.some(({ rule }) => !settled.has(rule)))
    return { why: 'signals', ...edit };
  if (edit) return { why: 'edit', ...edit };
  return isUnseen && !old && isSampled(row.id) ? { why: 'sample' } : null;
}

/** What a change that matters is kept as: with the home as it was when somebody looked last, however many changes it took since. */
function editOf(old: Home, row: Home, open: repo.CaseRow | undefined): Pick<CaseNews, 'reason' | 'more'> | undefined {
  if (!matters(old, row)) return undefined;
  const before = { ...old, ...open?.before };
  const changed = anotherHome(before, row);
  const reason = changed
    ? reasonOf('edit', texts.anotherHome(changed), '', ANOTHER_HOME_WEIGHT)
    : reasonOf('edit', texts.editSentence, '');
  return { reason, more: { before } };
}

/** That a home waited for words which its owner has taken out: who does so can say the same in others. */
function mended(open: repo.CaseRow | undefined): CaseReason | undefined {
  const quoted = open?.holds ? open.reasons.find(({ isEvidence, passage }) => isEvidence && passage) : undefined;
  return quoted && reasonOf('edit', texts.mendedSentence(quoted.passage ?? ''), '', LOOKED_AT_FROM + 10);
}

async function dropProposal(tx: Ctx, open: repo.CaseRow | undefined): Promise<void> {
  if (open?.proposed) await repo.change(tx.db, open.id, { proposed: null, proposedBy: null, holds: false });
}

/** Keeps what a home that is off the market was before it was changed, to be looked at when it comes back (TRUST-12). */
async function sayEdited(tx: Ctx, row: Home, before: repo.CaseRow['before']): Promise<void> {
  const sentence = row.status === 'removed' ? texts.removedEdited : texts.editSentence;
  await say(tx, { ...of(row), why: 'edit', reason: reasonOf('edit', sentence, ''), more: { before } });
}

/** Whether a home is among those that are looked at by chance: the same answer each time. */
export function isSampled(id: string): boolean {
  return createHash('sha256').update(id).digest().readUInt32BE() % ONE_IN === 0;
}

const of = ({ id, userId }: Home) => ({ listingId: id, ownerId: userId });

async function notify(tx: Ctx, { id, reference }: Home, to: string, news: string, what: string, reasons: CaseReason[]) {
  const so = `${what} ${texts.emailFollows}`;
  await tx.jobs.enqueue(tx.db, sendEmail, caseEmail(tx.settings, { to, id, reference, news, so, reasons }));
}
