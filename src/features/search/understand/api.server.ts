import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { call } from '#core/call.server.ts';
import { understandAnswer, understandQuery } from './contract.ts';
import { understand } from './service.server.ts';

/** `GET /api/search/understand`: the reading of a typed search, without its homes. */
export const understandApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/understand',
    call('understand', 'Read a typed search: its filters, what was guessed, and what stays words', {
      access: 'public',
      hot: true,
      querystring: understandQuery,
      response: { 200: understandAnswer },
    }),
    ({ ctx, query }) => understand(ctx, query.q ?? ''),
  );
};
