import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

const PLAN = ['free', 'weekly', 'biweekly', 'monthly'] as const;
const key = () =>
  uuid()
    .primaryKey()
    .default(sql`uuidv7()`);

/** An order of a plan. Books are kept when an account goes: then nobody's name is on them. Money is kobo. */
export const orders = pgTable(
  'orders',
  {
    id: key(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    plan: text({ enum: PLAN }).notNull(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    status: text({ enum: ['open', 'paid', 'cancelled', 'refunded'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('orders_of_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('orders_amount', sql`amount_kobo >= 0`),
    check('orders_status', sql`status in ('open', 'paid', 'cancelled', 'refunded')`),
  ],
);

/** One attempt to pay an order, as the payment company tells it. */
export const payments = pgTable(
  'payments',
  {
    id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    /** The payment company's own number; the same one twice is the same payment. */
    reference: text().notNull(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    status: text({ enum: ['started', 'succeeded', 'failed', 'refunded'] })
      .notNull()
      .default('started'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    uniqueIndex('payments_reference_key').on(t.provider, t.reference),
    index('payments_of_order').on(t.orderId),
    check('payments_amount', sql`amount_kobo >= 0`),
    check('payments_status', sql`status in ('started', 'succeeded', 'failed', 'refunded')`),
  ],
);

/** What is handed out for a payment that arrived. */
export const receipts = pgTable(
  'receipts',
  {
    id: key(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Such as `GID-000042`; counts up without gaps that matter. */
    number: text().notNull(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [uniqueIndex('receipts_number_key').on(t.number), uniqueIndex('receipts_payment_key').on(t.paymentId)],
);

/** Plans that somebody has after the free trial, which everybody has from registration and which needs no row. */
export const userPackages = pgTable(
  'user_packages',
  {
    id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: PLAN }).notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [
    index('user_packages_of_user').on(t.userId, t.startsAt),
    check('user_packages_span', sql`ends_at > starts_at`),
  ],
);
