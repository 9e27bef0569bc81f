import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/**
 * What people told us is wrong with a home. Without a foreign key to it, so that deleting a home leaves no clean record; its owner's row takes
 * it along. Words, answer and pictures are emptied six months after the decision, the row is removed after two years.
 */
export const reports = pgTable(
  'reports',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    listingId: uuid('listing_id').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the home, as it was called then. */
    name: text().notNull(),
    reference: integer().notNull(),
    /** Null for visitors, and for people whose account is gone. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** In small letters; the id of the row once its reporter has left. */
    reporterEmail: text('reporter_email').notNull(),
    /** A seal over the reporter's network, good only for counting. */
    network: text().notNull(),
    reason: text({
      enum: ['gone', 'photos', 'money-first', 'price', 'fees', 'not-theirs', 'duplicate', 'insult'],
    }).notNull(),
    words: text().notNull().default(''),
    /** Keys of pictures in the storage, which no public address leads to. */
    evidence: text().array().notNull().default([]),
    /** In percent: less by the record of the reporter, nothing where the same network has said it already. */
    weight: integer().notNull().default(0),
    /** Whether it has the contacts of the home paused until it is decided. */
    pauses: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Null until a visitor has confirmed the address. */
    confirmedAt: moment('confirmed_at'),
    /** Until when its owner is asked. */
    answerBy: moment('answer_by'),
    answer: text().notNull().default(''),
    answeredAt: moment('answered_at'),
    /** When a person was asked to look at the home. */
    queuedAt: moment('queued_at'),
    outcome: text({ enum: ['upheld', 'not-upheld', 'closed', 'withdrawn'] }),
    decidedAt: moment('decided_at'),
    /** Without a foreign key, because an admin may leave before the home does. */
    decidedBy: uuid('decided_by'),
    /** When those who had seen the contacts were warned of the home. */
    warnedAt: moment('warned_at'),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.listingId, t.reporterEmail),
    index('reports_of_owner').on(t.ownerId, t.createdAt.desc().nullsFirst()),
    index('reports_of_reporter').on(t.reporterEmail, t.createdAt.desc().nullsFirst()),
    index('reports_open')
      .on(t.confirmedAt, t.id)
      .where(sql`decided_at is null`),
    index('reports_of_reporter_id').on(t.reporterId),
    index('reports_decided').on(t.decidedAt),
    check('reports_outcome', sql`(decided_at is null) = (outcome is null)`),
  ],
);
