import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { orders, payments, receipts, userPackages } from '#db/schema/packages.ts';
import { users } from '#db/schema/users.ts';

/** When the person registered; null where there is nobody with this id. */
export async function registeredAt(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db.select({ at: users.createdAt }).from(users).where(eq(users.id, userId));
  return row?.at ?? null;
}

/** The name of the person; nothing where there is nobody with this id. */
export async function nameOf(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name;
}

/** The package that ends last among those that have begun. */
export async function latest(db: Db, userId: string, now: Date) {
  const { id, plan, startsAt, endsAt } = userPackages;
  const [row] = await db
    .select({ plan, startsAt, endsAt })
    .from(userPackages)
    .where(and(eq(userPackages.userId, userId), lte(startsAt, now)))
    .orderBy(desc(endsAt), desc(id))
    .limit(1);
  return row ?? null;
}

export async function insert(db: Db, row: typeof userPackages.$inferInsert): Promise<void> {
  await db.insert(userPackages).values(row);
}

/** One person's orders, newest first, each with the receipt of the payment that arrived. */
export function ordersOf(db: Db, userId: string, limit: number) {
  const { id, plan, amountKobo, status, createdAt } = orders;
  const receipt = sql<string | null>`max(${receipts.number})`;
  return db
    .select({ id, plan, amountKobo, status, createdAt, receipt })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, id))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(eq(orders.userId, userId))
    .groupBy(id)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
