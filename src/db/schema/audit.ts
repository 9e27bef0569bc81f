import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * What admins did. No foreign keys, because a row must outlive what it tells of; names of people are looked up when it is
 * read, so that somebody who left leaves only a number here.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    at: moment('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    /** Such as `listing.delete`. */
    action: text().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The name of the listing or post as it was; emptied when its owner leaves. */
    subjectName: text('subject_name').notNull().default(''),
    /** Whose it was. */
    ownerId: uuid('owner_id'),
    /** What changed, in a few words. */
    detail: text().notNull().default(''),
  },
  (t) => [
    index('audit_log_newest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_log_of_owner').on(t.ownerId),
  ],
);
