import type { Deps } from '#core/ctx.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { referenceOf } from '#features/listings/rules.ts';
import { lookAtOthers } from '#features/moderation/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { warningEmail } from './emails.server.ts';
import { bySystem } from './queue.server.ts';
import * as repo from './repo.server.ts';
import { MOST_WARNED, UNDO_MINUTES, WARNED_SEEN_DAYS } from './rules.ts';
import * as warning from './repo-warning.server.ts';

const BATCH = 20;
const DAY_MS = 86_400_000;
/** After an outage of so many days nobody is warned of what was decided before. */
const LATEST_DAYS = 7;

/**
 * Warns those who saw the contacts of a home of late, once it is sure that money was asked for before a viewing there, or that it was not
 * its owner's to offer: once for a home, when the decision can no longer be taken back (TRUST-72). A person looks at the owner's other homes then.
 */
export async function warnViewers(deps: Deps): Promise<void> {
  const now = deps.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const decided = { after: ago(LATEST_DAYS * DAY_MS), until: ago(UNDO_MINUTES * 60_000) };
  const day = ago(WARNED_SEEN_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 10);
  for (const id of await warning.due(deps.db, decided, BATCH)) {
    await inTransaction(bySystem(deps), async (tx) => {
      const report = await repo.lock(tx.db, id);
      if (!report || !(await warning.setWarned(tx.db, id, now))) return;
      const whom = { day, at: now, confirmed: tx.settings.confirmEmail, limit: MOST_WARNED };
      const people = await warning.whoSaw(tx.db, report, whom);
      const about = { reference: referenceOf(report.reference), reason: report.reason, name: report.name };
      for (const to of people) await tx.jobs.enqueue(tx.db, sendEmail, warningEmail(tx.settings, { ...about, to }));
      await lookAtOthers(tx, report);
      tx.log.info(
        { event: 'viewers-warned', listingId: report.listingId, people: people.length },
        'people were warned',
      );
    });
  }
}
