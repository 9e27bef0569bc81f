import type { Ctx } from '#core/ctx.ts';
import { requireViewer } from '#core/viewer.ts';
import { listingUse } from '#features/listings/service.server.ts';
import type { PackageUse } from './policy.ts';
import * as repo from './repo.server.ts';
import { type Plan, planOf } from './rules.ts';
import { packageOf } from './service-limits.server.ts';

export { ensureWithinPlan } from './service-limits.server.ts';

const MOST_PURCHASES = 200;

/** The own package as the screens show it; moments as ISO 8601. */
interface MyPackage {
  plan: Plan;
  startsAt: string;
  endsAt: string;
  daysRemaining: number;
  use: PackageUse;
  /** Whether the operator enforces the allowances. */
  enforced: boolean;
}

/** The signed-in person's package, its days and what is used of it. */
export async function myPackage(ctx: Ctx): Promise<MyPackage> {
  const [plan, use] = await Promise.all([myPlan(ctx), myUse(ctx)]);
  return { ...plan, use, enforced: ctx.settings.packageLimits };
}

/** The signed-in person's package and its days. */
export async function myPlan(ctx: Ctx): Promise<Omit<MyPackage, 'use' | 'enforced'>> {
  const { startsAt, endsAt, ...current } = await packageOf(ctx, requireViewer(ctx).id);
  return { ...current, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

/** What the signed-in person's listings use of their package. */
export async function myUse(ctx: Ctx): Promise<PackageUse> {
  return listingUse(ctx, requireViewer(ctx).id);
}

/** The signed-in person's orders as the purchase history shows them, newest first. */
export async function myPurchases(ctx: Ctx) {
  const rows = await repo.ordersOf(ctx.db, requireViewer(ctx).id, MOST_PURCHASES);
  return rows.map(({ plan, createdAt, ...row }) => ({
    ...row,
    plan: planOf(plan).name,
    createdAt: createdAt.toISOString(),
  }));
}
