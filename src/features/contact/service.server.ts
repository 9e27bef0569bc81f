import { randomBytes } from 'node:crypto';
import type { Ctx, Deps } from '#core/ctx.ts';
import { AppError, ensure, fail } from '#core/errors.ts';
import type { Page } from '#core/paging.ts';
import { networkOf } from '#core/web/network.server.ts';
import { isSignature } from '#core/signature.server.ts';
import { requireAdmin } from '#core/viewer.ts';
import { isUuid } from '#db/postgres.server.ts';
import * as audit from '#features/audit/service.server.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { lockUntilCommit } from '#db/lock.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import type { MessagesAsked } from './asked.ts';
import type { ContactForm } from './contract.ts';
import { messageEmail, receiptEmail } from './emails.server.ts';
import * as repo from './repo.server.ts';
import { FORM_LIFE_MS, KEEP_MONTHS, RECEIPTS_PER_DAY } from './rules.ts';
import { contactTexts as texts } from './texts.ts';

const HOUR_MS = 60 * 60_000;

/** A signed note of when a form was opened, to be sent along with it; each one names that form. */
export function openForm(ctx: Ctx): string {
  const note = `${ctx.now().getTime()}.${randomBytes(9).toString('base64url')}`;
  return `${note}.${ctx.credentials.signature(signed(note))}`;
}

/**
 * Keeps a message of anybody, mails it to the company and a receipt to the sender. The same form sent twice counts
 * once. Throws `invalid` for what looks like a program, `too_many` for a network that has had its share of the hour.
 */
export async function sendMessage(ctx: Ctx, form: ContactForm): Promise<void> {
  if (form.website) {
    ctx.log.info({ event: 'contact-trap', address: ctx.client.address }, 'a program filled in the hidden field');
    fail('invalid', texts.notTaken);
  }
  const formKey = keyOfForm(ctx, form.opened);
  const network = ctx.credentials.signature(`network:${networkOf(ctx.client.address)}`);
  await inTransaction(ctx, async (tx) => {
    await lockUntilCommit(tx.db, 'contact', network);
    await refuseFlood(tx, network);
    const { name, email, phone, message } = form;
    const now = tx.now();
    const receipts = await repo.fromEmail(tx.db, email, new Date(now.getTime() - 24 * HOUR_MS));
    const values = { name, email, phone, message, network, formKey, createdAt: now };
    if (!(await repo.insert(tx.db, values))) return;
    await tx.jobs.enqueue(tx.db, sendEmail, messageEmail(tx.settings, form));
    if (receipts < RECEIPTS_PER_DAY) await tx.jobs.enqueue(tx.db, sendEmail, receiptEmail(tx.settings, form));
  });
}

/** Messages that people wrote, or those that are asked for, with how many there are; for admins. */
export async function messageRows(ctx: Ctx, page: Page, asked: MessagesAsked = {}) {
  requireAdmin(ctx);
  const [found, total] = await Promise.all([repo.found(ctx.db, page, asked), repo.countFound(ctx.db, asked)]);
  return { rows: found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}

/** Deletes a message for good, which goes on record; for admins. Throws `not_found`. */
export async function removeMessage(ctx: Ctx, id: string): Promise<void> {
  requireAdmin(ctx);
  ensure(isUuid(id), 'not_found', texts.notFound);
  await inTransaction(ctx, async (tx) => {
    // Without the name: what somebody wrote to us is forgotten as a whole.
    ensure(await repo.remove(tx.db, id), 'not_found', texts.notFound);
    await audit.record(tx, 'message.delete', { subjectId: id, subjectName: texts.oneMessage });
  });
}

/** Forgets what is older than the privacy notice says. */
export async function forgetOld(deps: Deps): Promise<void> {
  const limit = new Date(deps.now());
  limit.setUTCMonth(limit.getUTCMonth() - KEEP_MONTHS);
  await repo.removeBefore(deps.db, limit);
}

/** Forgets what was written from this address, when its owner leaves; inside the caller's transaction. */
export async function forgetSender(tx: Ctx, email: string): Promise<void> {
  await repo.removeOf(tx.db, email);
}

/** The key of a form, by the note that came back with it. Throws `invalid` unless we opened it within a day. */
function keyOfForm(ctx: Ctx, text: string): string {
  const [time = '', nonce = '', signature = ''] = text.split('.');
  const note = `${time}.${nonce}`;
  const isOurs = isSignature(ctx.credentials, signed(note), signature);
  const age = ctx.now().getTime() - Number(time);
  if (!isOurs || age > FORM_LIFE_MS) fail('invalid', texts.expired, { opened: texts.expired });
  return note;
}

function signed(note: string): string {
  return `contact:${note}`;
}

async function refuseFlood(tx: Ctx, network: string): Promise<void> {
  const now = tx.now().getTime();
  const { total, first } = await repo.fromNetwork(tx.db, network, new Date(now - HOUR_MS));
  if (total < tx.settings.limits.register) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(((first?.getTime() ?? now) + HOUR_MS - now) / 1000));
  throw new AppError('too_many', texts.tooMany, { retryAfterSeconds });
}
