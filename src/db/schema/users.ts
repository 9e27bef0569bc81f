import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, phoneKey } from './columns.ts';

/** People with an account (ACC-20). Passwords lie in `credentials`. */
export const users = pgTable(
  'users',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    avatar: text(),
    phone: text(),
    country: text(),
    address: text(),
    state: text(),
    city: text(),
    zip: bigint({ mode: 'number' }),
    website: text(),
    facebook: text(),
    twitter: text(),
    linkedin: text(),
    instagram: text(),
    pinterest: text(),
    youtube: text(),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Whether a login asks for a code of an authenticator app; `second_factors` has its secret. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    index('users_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // For admins, who find people by a part of the name or address, or by the number however it is written.
    index('users_found').using('gin', sql`search_fold(${t.name}) gin_trgm_ops`, sql`${t.email} gin_trgm_ops`),
    index('users_phone').on(phoneKey(t.phone)),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check('users_name_length', sql`char_length(${t.name}) between 1 and 200`),
  ],
);

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

/**
 * Seals over the address and the telephone numbers of accounts that were deleted while suspended for fraud, so that whoever comes back with
 * one of them is looked at. They tell neither to anybody, and are removed after two years.
 */
export const fraudMarks = pgTable('fraud_marks', {
  mark: text().primaryKey(),
  at: moment('at').notNull(),
});
