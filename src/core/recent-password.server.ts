import type { Ctx } from './ctx.ts';

/** How long a password that was given stands for the person. */
const RECENT_MS = 15 * 60_000;

/** Whether this session's password was given a short while ago, so that it need not be asked for again (ACC-46, ADMIN-21). */
export async function gavePasswordLately(ctx: Ctx): Promise<boolean> {
  const session = await ctx.credentials.sessionOf(ctx.client.cookies);
  return session !== null && isRecent(ctx, session.passwordGivenAt);
}

export function isRecent(ctx: Pick<Ctx, 'now'>, passwordGivenAt: Date): boolean {
  return ctx.now().getTime() - passwordGivenAt.getTime() < RECENT_MS;
}
