import type { Ctx } from '#core/ctx.ts';
import { AppError, fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { requireAdmin, requireViewer } from '#core/viewer.ts';
import { lockUntilCommit } from '#db/lock.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { inTransaction } from '#db/transaction.server.ts';
import * as audit from '#features/audit/service.server.ts';
import { lagosDay } from '#features/listings/card/words.ts';
import { listingUse } from '#features/listings/service.server.ts';
import { grantForm } from './contract.ts';
import { COUNTED, type PackageUse } from './policy.ts';
import * as repo from './repo.server.ts';
import { type Plan, planOf, PLANS } from './rules.ts';
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
  return { plan: 'free' as const, startsAt, endsAt: endOf(planOf('free'), startsAt) };
}

/**
 * Does what the signed-in person asks, within the caller's transaction, and holds them to their package: what adds to what they use of it is
 * refused where that goes beyond or the package has ended. What corrects or takes away never is (PACK-8). Does nothing of it unless the
 * operator turned limits on; admins have none. Throws `forbidden` with what goes beyond.
 */
export async function withinPlan<T>(tx: Ctx, work: () => Promise<T>): Promise<T> {
  const { id, isAdmin } = requireViewer(tx);
  if (!tx.settings.packageLimits || isAdmin) return work();
  // So that nobody goes beyond it by publishing twice at once.
  await lockUntilCommit(tx.db, 'package', id);
  const before = await listingUse(tx, id);
  const done = await work();
  const after = await listingUse(tx, id);
  const { plan, daysRemaining } = await packageOf(tx, id);
  const added = COUNTED.filter((what) => after[what] > before[what]);
  if (added.length > 0 && daysRemaining === 0) fail('forbidden', texts.ended(plan.name));
  const beyond = added.find((what) => after[what] > plan.allowances[what]);
  if (beyond) fail('forbidden', texts.beyond(plan, beyond));
  return done;
}

/** What a person has now, and until when each package would last that they are given; for admins. Null for nobody. */
export async function grantsFor(ctx: Ctx, userId: string) {
  requireAdmin(ctx);
  if (!isUuid(userId) || !(await repo.registeredAt(ctx.db, userId))) return null;
  const { plan, endsAt, daysRemaining } = await packageOf(ctx, userId);
  return {
    now: texts.has(plan.name, lagosDay(endsAt), daysRemaining === 0),
    choices: PLANS.map((one) => [one.id, texts.grantChoice(one, lagosDay(endOf(one, ctx.now())))] as const),
  };
}

/**
 * Gives somebody a package from now on, for the days of its plan, and gives what they have then in words; for admins, with a reason, on record.
 * Throws `not_found`, `invalid`, and `conflict` where they have a package that lasts as long, as after a form that was sent twice.
 */
export async function grantPackage(ctx: Ctx, userId: string, raw: unknown): Promise<string> {
  requireAdmin(ctx);
  const asked = grantForm.safeParse(raw);
  if (!asked.success) {
    const message = asked.error.issues[0]?.message ?? coreTexts.invalid;
    throw new AppError('invalid', message, { fields: { [String(asked.error.issues[0]?.path[0])]: message } });
  }
  const { plan: id, reason } = asked.data;
  return inTransaction(ctx, async (tx) => {
    const personName = isUuid(userId) ? await repo.nameOf(tx.db, userId) : undefined;
    if (personName === undefined) fail('not_found', texts.noSuchPerson);
    await lockUntilCommit(tx.db, 'package', userId);
    const startsAt = tx.now();
    const plan = planOf(id);
    const endsAt = endOf(plan, startsAt);
    const old = await repo.latest(tx.db, userId, startsAt);
    if (old && old.endsAt.getTime() > endsAt.getTime() - DAY_MS)
      fail('conflict', texts.hasLonger(planOf(old.plan).name, lagosDay(old.endsAt)));
    await repo.insert(tx.db, { userId, plan: id, startsAt, endsAt });
    await audit.record(tx, 'package.grant', {
      subjectId: userId,
      ownerId: userId,
      detail: `${plan.name} until ${lagosDay(endsAt)}: ${reason}`,
    });
    return texts.granted(personName, plan, lagosDay(endsAt));
  });
}

const endOf = ({ days }: Plan, startsAt: Date) => new Date(startsAt.getTime() + days * DAY_MS);
