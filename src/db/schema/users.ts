import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check('users_name_length', sql`char_length(${t.name}) between 1 and 200`),
  ],
);
