import { buffer } from 'node:stream/consumers';
import { openEvidence } from '#features/reports/decide.server.ts';
import { pageLoader } from '#server/loader.server.ts';
import type { Route } from './+types/evidence.ts';

/** A picture of a report, for admins. */
export const loader = pageLoader(async (ctx, { params: { reportId, number } }: Route.LoaderArgs) => {
  const { body } = await openEvidence(ctx, reportId, Number(number));
  return new Response(new Uint8Array(await buffer(body)), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
  });
});
