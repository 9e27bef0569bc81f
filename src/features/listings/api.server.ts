import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { call } from '#core/call.server.ts';
import { PAGE_SIZE } from '#core/paging.ts';
import { listingAnswer, listingsAnswer, pageQuery } from './contract.ts';
import { OWN_LIMIT } from './rules.ts';
import * as service from './service.server.ts';
import { listingsTexts as texts } from './texts.ts';

/** The calls under `/api/listing` that read one listing or a feed (API-12, API-15, API-16); those that search are the search's. */
export const listingsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get/:listingId',
    call('getListing', 'Get a listing', {
      access: 'public',
      hot: true,
      params: z.object({ listingId: z.string().max(200) }),
      // With `forEdit` the owner is given the contact fields too, for the form.
      querystring: z.object({ forEdit: z.literal('true').optional() }),
      response: { 200: listingAnswer },
      failures: ['unauthenticated', 'forbidden'],
    }),
    ({ ctx, params, query }) =>
      query.forEdit ? service.listingForEdit(ctx, params.listingId) : service.getListing(ctx, params.listingId),
  );

  app.get(
    '/exclusive',
    call('listExclusive', 'List the Premier Properties, newest first', {
      access: 'public',
      hot: true,
      querystring: pageQuery,
      response: { 200: listingsAnswer },
    }),
    ({ ctx, query: { limit = PAGE_SIZE, startIndex = 0 } }) =>
      service.newestListings(ctx, 'exclusive', { limit, startIndex }),
  );
};

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
    ({ ctx, params }) => service.listingsOf(ctx, params.userId, { limit: OWN_LIMIT }),
  );
};
