import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { orders, payments, receipts, userPackages } from '#db/schema/packages.ts';
import { users } from '#db/schema/users.ts';
import type { PlanId } from './rules.ts';

/** When the person registered; null where there is nobody with this id. */
export async function registeredAt(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db.select({ at: users.createdAt }).from(users).where(eq(users.id, userId));
  return row?.at ?? null;
}

/** The package that ends last among those that have begun. */
export async function latest(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ plan: PlanId; startsAt: Date; endsAt: Date } | null> {
  const [row] = await db
    .select({ plan: userPackages.plan, startsAt: userPackages.startsAt, endsAt: userPackages.endsAt })
    .from(userPackages)
    .where(and(eq(userPackages.userId, userId), lte(userPackages.startsAt, now)))
    .orderBy(desc(userPackages.endsAt), desc(userPackages.id))
    .limit(1);
  return row ?? null;
}

/** One person's orders, newest first, each with the receipt of the payment that arrived. */
export function ordersOf(db: Db, userId: string, limit: number) {
  return db
    .select({
      id: orders.id,
      plan: orders.plan,
      amountKobo: orders.amountKobo,
      status: orders.status,
      createdAt: orders.createdAt,
      receipt: sql<string | null>`max(${receipts.number})`,
    })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(eq(orders.userId, userId))
    .groupBy(orders.id)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}
