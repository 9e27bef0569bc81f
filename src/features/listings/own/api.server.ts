import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { call } from '#core/call.server.ts';
import { listingsAnswer } from '../contract.ts';
import { OWN_LIMIT } from '../rules.ts';
import { listingsOf } from '../service.server.ts';
import { listingsTexts as texts } from '../texts.ts';

/** GET /api/user/listing/{userId} (API-10): up to 500 listings of one person, newest first. */
export const userListingsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/:userId',
    call('listListingsOfUser', 'List up to 500 listings of one person, newest first', {
      description: 'For the person and for admins these are all of them, for others the active ones.',
      access: 'user',
      params: z.object({ userId: z.uuid(texts.userIdWrong) }),
      response: { 200: listingsAnswer },
    }),
    ({ ctx, params }) => listingsOf(ctx, params.userId, { limit: OWN_LIMIT }),
  );
};
