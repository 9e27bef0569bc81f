import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, messageAnswer } from '#core/answers.ts';
import { call } from '#core/call.server.ts';
import {
  favouriteParams,
  favouritesAnswer,
  favouritesQuery,
  homesAnswer,
  homesQuery,
  mergeAnswer,
  mergeBody,
} from './contract.ts';
import { dropHome, favouriteHomes, homesByIds, keepHome, mergeHomes } from './service.server.ts';
import { favouritesTexts as texts } from './texts.ts';

/** The calls under `/api/favourites`. What one person keeps changes no public answer. */
export const favouritesApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    call('listFavourites', 'List favourite homes, the last added first', {
      access: 'user',
      querystring: favouritesQuery,
      response: { 200: favouritesAnswer },
    }),
    ({ ctx, query }) => favouriteHomes(ctx, query),
  );

  // For what a browser keeps itself: favourites before signing in, and homes that were looked at.
  app.get(
    '/homes',
    call('listCards', 'Get up to 24 homes by id', {
      access: 'public',
      querystring: homesQuery,
      response: { 200: homesAnswer },
    }),
    ({ ctx, query }) => homesByIds(ctx, query.ids),
  );

  app.put(
    '/:listingId',
    call('addFavourite', 'Add a home to the favourites', {
      access: 'user',
      touches: 'nothing',
      params: favouriteParams,
      response: { 200: messageAnswer },
      failures: ['conflict'],
    }),
    ({ ctx, params }) => done(keepHome(ctx, params.listingId), texts.kept),
  );

  app.delete(
    '/:listingId',
    call('removeFavourite', 'Remove a home from the favourites', {
      access: 'user',
      touches: 'nothing',
      params: favouriteParams,
      response: { 200: messageAnswer },
    }),
    ({ ctx, params }) => done(dropHome(ctx, params.listingId), texts.dropped),
  );

  app.post(
    '/merge',
    call('mergeFavourites', 'Add the favourites that a device remembered before its user signed in', {
      access: 'user',
      touches: 'nothing',
      body: mergeBody,
      response: { 200: mergeAnswer },
    }),
    async ({ ctx, body }) => {
      const { left } = await mergeHomes(ctx, body.listingIds);
      return { success: true as const, message: left > 0 ? texts.full : texts.merged, left };
    },
  );
};
