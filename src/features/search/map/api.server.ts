import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { call } from '#core/call.server.ts';
import { tolerantQuery } from '../tolerant-query.server.ts';
import { mapAnswer, baseMapAnswer, mapQuery } from './contract.ts';
import { homesOnMap, baseMap } from './service.server.ts';

/** What the map of results asks, under `/api/listing/map`. */
export const mapApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('preValidation', tolerantQuery);

  app.get(
    '/',
    call('mapListings', 'Find homes on a map, near ones joined to clusters', {
      access: 'public',
      hot: true,
      querystring: mapQuery,
      response: { 200: mapAnswer },
    }),
    ({ ctx, query }) => homesOnMap(ctx, query),
  );

  app.get(
    '/base',
    call(
      'getBaseMap',
      'Get what a map shows under the homes: names of places, and the address of map tiles if there are any',
      {
        access: 'public',
        hot: true,
        response: { 200: baseMapAnswer },
      },
    ),
    async ({ ctx }) => baseMap(ctx),
  );
};
