import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { call } from '#core/call.server.ts';
import { townsAnswer, townsQuery } from './contract.ts';
import { towns } from './towns.server.ts';

/** `GET /api/places/suggest`: where a home may be, for the form of its seller. */
export const placesApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/suggest',
    call('suggestPlaces', 'Complete a typed town or area, with the state that it lies in', {
      access: 'public',
      hot: true,
      querystring: townsQuery,
      response: { 200: townsAnswer },
    }),
    ({ query }) => ({ success: true as const, places: towns(query.q) }),
  );
};
