import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { lockUntilCommit } from '#db/lock.server.ts';
import { listingUse } from '#features/listings/service.server.ts';
import { beyondPlan, type PackageUse } from './policy.ts';
import * as repo from './repo.server.ts';
import { planOf } from './rules.ts';
import { packagesTexts as texts } from './texts.ts';

const MOST_PURCHASES = 200;
const DAY_MS = 86_400_000;

/** The signed-in person's package, its days, what is used of it, and whether the operator enforces what it allows. */
export async function myPackage(ctx: Ctx) {
  const [plan, use] = await Promise.all([myPlan(ctx), myUse(ctx)]);
  return { ...plan, use, enforced: ctx.settings.packageLimits };
}

/** The signed-in person's package and its days; moments as ISO 8601. */
export async function myPlan(ctx: Ctx) {
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

/** The package of a person: what they have, or else the free trial, which begins with the registration (PACK-6). */
async function packageOf(ctx: Ctx, userId: string) {
  const now = ctx.now();
  const bought = await repo.latest(ctx.db, userId, now);
  const { startsAt, endsAt, plan } = bought ?? trialSince((await repo.registeredAt(ctx.db, userId)) ?? now);
  // Begun days count.
  const daysRemaining = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));
  return { plan: planOf(plan), startsAt, endsAt, daysRemaining };
}

function trialSince(startsAt: Date) {
  return { plan: 'free' as const, startsAt, endsAt: new Date(startsAt.getTime() + planOf('free').days * DAY_MS) };
}

/**
 * Holds somebody to their package, after the change and within its transaction. Does nothing unless the operator turned
 * limits on; admins have none. Throws `forbidden` with what goes beyond.
 */
export async function ensureWithinPlan(tx: Ctx, userId: string, use: () => Promise<PackageUse>): Promise<void> {
  if (!tx.settings.packageLimits || tx.viewer?.isAdmin) return;
  // So that nobody goes beyond it by publishing twice at once.
  await lockUntilCommit(tx.db, 'package', userId);
  const { plan, daysRemaining } = await packageOf(tx, userId);
  if (daysRemaining === 0) fail('forbidden', texts.ended(plan.name));
  const [first] = beyondPlan(await use(), plan.allowances);
  // An admin chooses what is featured, so that its owner is not held up by it.
  if (first && first !== 'featured') fail('forbidden', texts.beyond(plan, first));
}
