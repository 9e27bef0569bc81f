import type { Deps } from '#core/ctx.ts';
import { cardsByIds } from '#features/listings/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { priceDropEmail } from './emails.server.ts';
import { anonymous } from './anonymous.server.ts';
import * as repo from './repo-drops.server.ts';
import { DROP_LIFE_MS, HOMES_IN_EMAIL } from './rules.ts';

/**
 * Writes to people whose favourites cost less than they know, at most `most` of them: one email a person, each drop
 * once. Gives how many people were looked at.
 */
export async function notifyPriceDrops(deps: Deps, most: number): Promise<number> {
  const since = new Date(deps.now().getTime() - DROP_LIFE_MS);
  const people = await repo.peopleWithDrops(deps.db, since, most);
  const failures: unknown[] = [];
  for (const userId of people) {
    // One person's trouble is not the others'.
    await deps.db.transaction((db) => notify({ ...deps, db }, userId)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some emails about prices could not be put aside.');
  return people.length;
}

async function notify(tx: Deps, userId: string): Promise<void> {
  const person = await repo.lockPerson(tx.db, userId);
  if (!person) return;
  const drops = await repo.takeDrops(tx.db, userId);
  if (drops.length === 0) return;
  const named = drops.slice(0, HOMES_IN_EMAIL);
  const cards = await cardsByIds(
    anonymous(tx),
    named.map(({ id }) => id),
  );
  const homes = cards.flatMap((card) => named.filter(({ id }) => id === card.id).map((drop) => ({ card, drop })));
  const email = priceDropEmail(tx, person, userId, { homes, count: drops.length });
  await tx.jobs.enqueue(tx.db, sendEmail, email);
}
