import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import * as repo from './repo.server.ts';
import { readStopLink, type Stoppable } from './stop.server.ts';
import { alertsTexts as texts } from './texts.ts';

/** What the link of an email would stop, in words; throws `invalid` for a link that is not ours. */
export async function whatStops(
  ctx: Ctx,
  params: URLSearchParams,
): Promise<{ of: Stoppable['of']; name: string | null }> {
  const { of, id } = read(ctx, params);
  return { of, name: of === 'search' ? ((await repo.byId(ctx.db, id))?.name ?? null) : null };
}

/** Stops the emails that the link belongs to, whoever comes with it; once more, or when all is gone, is fine. */
export async function stopEmails(ctx: Ctx, params: URLSearchParams): Promise<void> {
  const { of, id } = read(ctx, params);
  await (of === 'search' ? repo.update(ctx.db, id, { every: 'never', dueAt: null }) : repo.setDrops(ctx.db, id, false));
}

function read(ctx: Ctx, params: URLSearchParams): Stoppable {
  return readStopLink(ctx, params) ?? fail('invalid', texts.linkWrong);
}
