import type { Ctx, Deps } from '#core/ctx.ts';
import * as repo from './repo-marks.server.ts';

/** The privacy notice says the same. */
const KEEP_MONTHS = 24;
const FIGURES = 10;

type Sign = (text: string) => string;

/** Before an account is erased that was suspended for fraud: keeps what tells it again, sealed, should it come back (TRUST-73). */
export async function keepMarks(tx: Ctx, userId: string): Promise<void> {
  const known = await repo.ofFraud(tx.db, userId);
  if (known) await repo.keep(tx.db, marksOf(known, tx.credentials.signature), tx.now());
}

/** Whether the owner of a home, or one of these numbers, is marked as of an account that was deleted while suspended for fraud. */
export async function isMarked(ctx: Ctx, listingId: string, phones: readonly string[]): Promise<boolean> {
  const owner = await repo.ofOwner(ctx.db, listingId);
  if (!owner) return false;
  const known = { ...owner, phones: [...owner.phones, ...phones] };
  const { signature, earlierSignature } = ctx.credentials;
  return repo.areKept(ctx.db, [...marksOf(known, signature), ...marksOf(known, earlierSignature)]);
}

/** Removes marks that are older than the privacy notice says. */
export async function forgetMarks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const limit = now();
  limit.setUTCMonth(limit.getUTCMonth() - KEEP_MONTHS);
  await repo.forgetBefore(db, limit);
}

/** A number counts by its last ten figures, which are the same with and without the code of the country. */
function marksOf({ email, phones }: { email: string; phones: readonly string[] }, sign: Sign): string[] {
  const numbers = phones.map((phone) => phone.replaceAll(/\D/g, '')).filter(({ length }) => length >= FIGURES);
  return [...new Set([email, ...numbers.map((figures) => figures.slice(-FIGURES))])].map((one) => sign(`fraud:${one}`));
}
