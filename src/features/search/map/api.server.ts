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
        summary: 'Matching homes on a map, those near each other joined',
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
        summary: 'What the map shows under the homes: names of places, and map tiles where the operator has some',
        response: { 200: baseMapAnswer },
      },
    },
    async ({ ctx }) => baseMap(ctx),
  );
};
