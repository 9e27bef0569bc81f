import type { Ctx } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import { requireAdmin } from '#core/viewer.ts';
import * as audit from '#features/audit/service.server.ts';
import { leaveCases } from '#features/moderation/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { roleEmail } from '../emails.server.ts';
import { profileTexts } from '../profile/texts.ts';
import { updateUser } from '../repo.server.ts';
import { decide, ensureNotSuspended } from '../suspension/service.server.ts';
import { rolesTexts as texts } from './texts.ts';

/**
 * Makes somebody an admin, or an admin a customer, with a reason on record (TRUST-34). For admins, as `suspend`; the last one stays. Throws
 * `conflict` and `not_found`.
 */
export async function setAdmin(ctx: Ctx, userId: string, isAdmin: boolean, reason: string): Promise<void> {
  const by = requireAdmin(ctx).id;
  await decide(ctx, userId, async (tx, user, admins) => {
    ensure(user.isAdmin !== isAdmin, 'conflict', isAdmin ? texts.already : texts.notAdmin);
    if (isAdmin) {
      await ensureNotSuspended(tx, userId);
      ensure(user.emailVerified || !tx.settings.confirmEmail, 'conflict', texts.unconfirmed);
    } else
      ensure(
        admins.some((id) => id !== userId),
        'conflict',
        profileTexts.lastAdmin,
      );
    await updateUser(tx.db, userId, { isAdmin });
    if (!isAdmin) await leaveCases(tx, userId);
    const action = isAdmin ? 'user.promote' : 'user.demote';
    await audit.record(tx, action, { subjectId: userId, ownerId: userId, detail: reason });
    await tx.jobs.enqueue(tx.db, sendEmail, roleEmail(tx.settings, user, isAdmin));
  });
  ctx.log.warn({ event: isAdmin ? 'admin-made' : 'admin-ended', userId, by }, 'a role was changed');
}
