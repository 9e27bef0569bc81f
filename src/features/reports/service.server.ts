import type { Ctx } from '#core/ctx.ts';
import { AppError, ensure, fail } from '#core/errors.ts';
import { isSignature } from '#core/signature.server.ts';
import { requireViewer } from '#core/viewer.ts';
import { networkOf } from '#core/web/network.server.ts';
import { takeShare } from '#db/attempts.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { inTransaction, keepAccount } from '#db/transaction.server.ts';
import { referenceOf } from '#features/listings/rules.ts';
import { hasSeenContacts, homeToName, pauseContacts } from '#features/listings/service.server.ts';
import * as media from '#features/media/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { type AnswerForm, type ReportForm, visitorEmail } from './contract.ts';
import { confirmEmail, knownEmail, questionEmail } from './emails.server.ts';
import { evidenceKey } from './evidence.ts';
import { askForLook } from './queue.server.ts';
import * as repo from './repo.server.ts';
import {
  ANSWER_HOURS,
  EMAILS_A_DAY,
  EVIDENCE_MAX,
  MOST_PAUSES,
  RECORD_FROM,
  RECORD_SHARE,
  REPORTS_A_DAY,
  UNCONFIRMED_DAYS,
  URGENT,
  WEAK_WEIGHT,
} from './rules.ts';
import { reportsTexts as texts } from './texts.ts';

export { mayBePaused, openQuestions, ownReports } from './own.server.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The home that a report is about, as its form shows it. Throws `not_found`. */
export async function homeToReport(ctx: Ctx, idOrSlug: string) {
  const { id, slug, ownerId, name, reference } = await homeToName(ctx, idOrSlug);
  const isOwn = ctx.viewer?.id === ownerId;
  const report = ctx.viewer && !isOwn ? await repo.ofHome(ctx.db, id, ctx.viewer.email) : undefined;
  return {
    slug,
    name,
    reference: referenceOf(reference),
    isOwn,
    /** What the viewer has told us about it: whether it is about money, and has the contacts hidden now. */
    reported: report
      ? { isUrgent: URGENT.includes(report.reason), isHidden: report.pauses && report.decidedAt === null }
      : null,
  };
}

/**
 * Takes a report (TRUST-43): of somebody who is signed in at once, of a visitor once the address is confirmed; `pictures` are uploads of the
 * former. Throws `not_found`, `forbidden` for an own home, `conflict` for a second one, `invalid`, and `too_many`.
 */
export async function fileReport(ctx: Ctx, idOrSlug: string, form: ReportForm, pictures: Uint8Array[] = []) {
  const home = await homeToName(ctx, idOrSlug);
  const { viewer } = ctx;
  ensure(viewer?.id !== home.ownerId, 'forbidden', texts.own);
  ensure(pictures.length === 0 || viewer, 'unauthenticated', texts.evidenceMembers);
  ensure(pictures.length <= EVIDENCE_MAX, 'invalid', texts.evidenceMany);
  const parsed = viewer ? undefined : visitorEmail.safeParse(form.email);
  if (parsed && !parsed.success) fail('invalid', texts.emailWrong, { email: texts.emailWrong });
  const reporterEmail = viewer?.email ?? form.email;
  await throttle(ctx, reporterEmail);
  const drawn: Buffer[] = [];
  for (const bytes of pictures) drawn.push(await media.redrawn(ctx, bytes));

  await inTransaction(ctx, async (tx) => {
    if (viewer) await keepAccount(tx);
    const report = {
      listingId: home.id,
      ownerId: home.ownerId,
      name: home.name,
      reference: home.reference,
      reporterId: viewer?.id ?? null,
      reporterEmail,
      network: tx.credentials.signature(`network:${networkOf(tx.client.address)}`),
      reason: form.reason,
      words: form.words,
      createdAt: tx.now(),
    };
    const made = await repo.insert(tx.db, report);
    if (!viewer) {
      // A confirmed one stays as it is, and only its mailbox learns that it is there.
      const waiting = made ?? (await repo.rewrite(tx.db, report));
      const about = { to: reporterEmail, reference: referenceOf(home.reference) };
      const email = waiting ? confirmation(tx, waiting) : knownEmail(tx.settings, about);
      await tx.jobs.enqueue(tx.db, sendEmail, email);
      return;
    }
    if (!made) fail('conflict', texts.already);
    const evidence = drawn.map((_bytes, at) => evidenceKey(made.id, at));
    await begin(tx, { ...made, evidence });
    // Files without a row are swept; a row without its files would promise what is not there.
    for (const [at, bytes] of drawn.entries()) await tx.storage.put(evidenceKey(made.id, at), bytes, 'image/jpeg');
  });
}

/** The home that a confirmation is about; null where the link is not ours, or used or old. */
export async function toConfirm(ctx: Ctx, params: URLSearchParams): Promise<{ name: string } | null> {
  const report = await linked(ctx, params, repo.byId);
  return report && { name: report.name };
}

/** Counts a visitor's report from now on; gives whether it is about money. Throws `invalid` for a link that is not ours, or used or old. */
export async function confirmReport(ctx: Ctx, params: URLSearchParams): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const report = (await linked(tx, params, repo.lock)) ?? fail('invalid', texts.confirmOld);
    await begin(tx, report);
    return URGENT.includes(report.reason);
  });
}

/** Takes what an owner says to a question (TRUST-44); a person looks at it then. Throws `not_found`. */
export async function answerQuestion(ctx: Ctx, { listingId, reason, answer }: AnswerForm): Promise<void> {
  const ownerId = requireViewer(ctx).id;
  await inTransaction(ctx, async (tx) => {
    await keepAccount(tx);
    const answered = await repo.answer(tx.db, { ownerId, listingId, reason, words: answer, at: tx.now() });
    ensure(answered > 0, 'not_found', texts.notFound);
    await askForLook(tx, listingId);
  });
}

/** Takes who sent them, their words and pictures out of the reports of somebody who leaves; inside the caller's transaction. */
export async function forgetReporter(tx: Ctx, userId: string, email: string): Promise<void> {
  await repo.forgetReporter(tx.db, userId, email);
}

/** Has the report count from now on: its owner is asked, and where it is about money a person looks at once. */
async function begin(tx: Ctx, report: repo.ReportRow): Promise<void> {
  const { id, listingId, ownerId, reporterId, reporterEmail, network, reason, evidence, words } = report;
  const now = tx.now();
  const isThere = await repo.lockHome(tx.db, listingId);
  const others = (await repo.openOf(tx.db, listingId)).filter((one) => one.id !== id);
  const record = (await repo.recordsOf(tx.db, [reporterEmail])).get(reporterEmail);
  const isWeak = record && record.decided >= RECORD_FROM && record.upheld / record.decided < RECORD_SHARE;
  const isRepeated = others.some((other) => other.network === network);
  const weight = isRepeated ? 0 : isWeak ? WEAK_WEIGHT : 100;
  const isUrgent = URGENT.includes(reason);
  const pausing = Math.max(record?.pausing ?? 0, await repo.pausingFrom(tx.db, network));
  const mayPause = isUrgent && !isWeak && pausing < MOST_PAUSES;
  // An account whose address nobody has proved is made in a minute, and would take an honest home's contacts away.
  const isProved = reporterId !== null && !tx.viewer?.owesConfirmation;
  const pauses = isThere && mayPause && isProved && (await hasSeenContacts(tx, listingId));
  const answerBy = new Date(now.getTime() + ANSWER_HOURS * HOUR * 1000);
  await repo.change(tx.db, id, { evidence, words, weight, pauses, confirmedAt: now, answerBy });
  if (pauses) await pauseContacts(tx, listingId, true);
  if (isUrgent) await askForLook(tx, listingId);
  tx.log.info({ event: 'reported', reportId: id, listingId, reason }, 'something is said to be wrong with a home');
  const isAsked = others.some((other) => other.reason === reason && !other.answeredAt);
  const to = isAsked ? null : await repo.emailOf(tx.db, ownerId);
  if (!to) return;
  const about = { to, reference: referenceOf(report.reference), reason };
  await tx.jobs.enqueue(tx.db, sendEmail, questionEmail(tx.settings, about));
}

/** The report that a link of ours confirms. */
async function linked(ctx: Ctx, params: URLSearchParams, read: typeof repo.byId) {
  const [id, signature] = [params.get('id') ?? '', params.get('signature') ?? ''];
  if (!isUuid(id)) return null;
  const report = await read(ctx.db, id);
  if (!report || report.confirmedAt) return null;
  const isOld = ctx.now().getTime() - report.createdAt.getTime() > UNCONFIRMED_DAYS * DAY * 1000;
  return !isOld && isSignature(ctx.credentials, signed(report), signature) ? report : null;
}

function confirmation({ settings, credentials }: Ctx, report: repo.ReportRow) {
  const query = new URLSearchParams({ id: report.id, signature: credentials.signature(signed(report)) });
  return confirmEmail(settings, { to: report.reporterEmail, reference: referenceOf(report.reference) }, query);
}

/** With what it says, so that a link confirms what its reader was told of. */
function signed({ id, reporterEmail, createdAt }: repo.ReportRow): string {
  return `report:${id}:${reporterEmail}:${createdAt.getTime()}`;
}

async function throttle(ctx: Ctx, email: string): Promise<void> {
  const { db, viewer, credentials, settings, client } = ctx;
  if (viewer) return take(db, `report:${viewer.id}`, REPORTS_A_DAY, DAY, texts.tooMany);
  await take(db, `report:${networkOf(client.address)}`, settings.limits.register, HOUR, texts.tooManyHere);
  await take(db, `report-email:${credentials.signature(email)}`, EMAILS_A_DAY, DAY, texts.tooManyEmails);
}

async function take(db: Ctx['db'], key: string, limit: number, seconds: number, sentence: string): Promise<void> {
  const retryAfterSeconds = await takeShare(db, key, limit, seconds);
  if (retryAfterSeconds !== null) throw new AppError('too_many', sentence, { retryAfterSeconds });
}
