import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What people wrote through the contact form; removed after a year. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    message: text().notNull(),
    /** Names one opened form, so that sending it twice stores it once. */
    formKey: text('form_key').notNull(),
    /** A seal over the sender's network, good only for counting. */
    network: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('contact_messages_form').on(t.formKey),
    index('contact_messages_of_network').on(t.network, t.createdAt),
    index('contact_messages_of_email').on(t.email, t.createdAt),
    index('contact_messages_created').on(t.createdAt),
  ],
);
