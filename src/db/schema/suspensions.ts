import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Who was shut out of their account, from when until when and why. It is kept as long as the account and goes with it. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cause: text({ enum: ['fraud', 'rules', 'other'] }).notNull(),
    /** What the person is told. */
    reason: text().notNull(),
    from: moment('from').notNull(),
    /** Null where it has no end; past it counts no more, also before a job has ended it. */
    until: moment('until'),
    /** Without a foreign key, as in the admin record: an admin may leave before it ends. */
    by: uuid('by').notNull(),
    endedAt: moment('ended_at'),
    /** The admin who took it back: then it speaks for nothing any more. Null where it ended by itself. */
    endedBy: uuid('ended_by'),
  },
  (t) => [
    uniqueIndex('suspensions_open_key')
      .on(t.userId)
      .where(sql`ended_at is null`),
    index('suspensions_of_user').on(t.userId, t.from.desc().nullsFirst()),
    index('suspensions_due')
      .on(t.until)
      .where(sql`ended_at is null`),
    check('suspensions_cause', sql`cause in ('fraud', 'rules', 'other')`),
  ],
);
