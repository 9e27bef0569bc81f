import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Why a home is looked at, as its owner and the admins read it. */
export interface CaseReason {
  rule: string;
  weight: number;
  isEvidence: boolean;
  sentence: string;
  mend: string;
  fact?: string;
  passage?: string;
}

/**
 * Homes that a person looks at, and what they decided: once decided, a row stays as it is. Its owner's row takes it along; without a foreign
 * key to the home, so that deleting one leaves no clean record. Words of homes that are erased go with them (`moderation.forget`).
 */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    listingId: uuid('listing_id').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    why: text({ enum: ['new', 'first', 'signals', 'sample', 'edit', 'back', 'report', 'appeal'] }).notNull(),
    /** Whether the home, or the change that is proposed, waits for the decision. */
    holds: boolean().notNull(),
    score: integer().notNull(),
    /** Of the rules that gave the reasons. */
    rulesVersion: integer('rules_version').notNull().default(0),
    reasons: jsonb().$type<CaseReason[]>().notNull().default([]),
    /** Grows with everything that is new in it: a decision on an older one is refused. */
    version: integer().notNull().default(1),
    /** What was looked at last, or was there before the first change since: for the comparison. */
    before: jsonb().$type<object>(),
    /** A change that waits while the home stays as it is, and who wants it. */
    proposed: jsonb().$type<object>(),
    proposedBy: uuid('proposed_by'),
    /** Of an appeal: the decision that it is against, and what the owner says. */
    appealOf: uuid('appeal_of'),
    words: text().notNull().default(''),
    openedAt: moment('opened_at').notNull(),
    claimedBy: uuid('claimed_by'),
    claimedUntil: moment('claimed_until'),
    decidedAt: moment('decided_at'),
    /** Without a foreign key, because an admin may leave before the home does. */
    decidedBy: uuid('decided_by'),
    /** Put back is what was taken back without a look: nobody has judged it. */
    verdict: text({ enum: ['approved', 'returned', 'removed', 'put-back'] }),
    /** What its owner is told. */
    reason: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('moderation_cases_open')
      .on(t.listingId)
      .where(sql`decided_at is null`),
    index('moderation_cases_queue')
      .on(t.score.desc().nullsFirst(), t.openedAt, t.id)
      .where(sql`decided_at is null`),
    index('moderation_cases_of_listing').on(t.listingId, t.decidedAt.desc().nullsFirst()),
    index('moderation_cases_of_owner').on(t.ownerId),
    uniqueIndex('moderation_cases_appeal').on(t.appealOf),
    check('moderation_cases_verdict', sql`(decided_at is null) = (verdict is null)`),
  ],
);
