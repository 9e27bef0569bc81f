import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { tolerantQuery } from '../tolerant-query.server.ts';
import { mapAnswer, baseMapAnswer, mapQuery } from './contract.ts';
import { homesOnMap, baseMap } from './service.server.ts';

/** What the map of results asks, under `/api/listing/map`. */
export const mapApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('preValidation', tolerantQuery);

  app.get(
    '/',
    {
      config: { access: 'public', hot: true },
      schema: {
        operationId: 'mapListings',
        summary: 'Find homes on a map, near ones joined to clusters',
        querystring: mapQuery,
        response: { 200: mapAnswer },
      },
    },
    ({ ctx, query }) => homesOnMap(ctx, query),
  );

  app.get(
    '/base',
    {
      config: { access: 'public', hot: true },
      schema: {
        operationId: 'getBaseMap',
        summary: 'Get what a map shows under the homes: names of places, and the address of map tiles if there are any',
        response: { 200: baseMapAnswer },
      },
    },
    async ({ ctx }) => baseMap(ctx),
  );
};
