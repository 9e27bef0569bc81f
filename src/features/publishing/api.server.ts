import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { messageAnswer, writtenAnswer } from '#features/listings/contract.ts';
import { listingBody, listingChange } from '#features/listings/write/contract.ts';
import { removeListing } from '#features/listings/service.server.ts';
import { changeListing, publishListing } from './service.server.ts';
import { listingsTexts as texts } from '#features/listings/texts.ts';

const listingParams = z.object({ listingId: z.string().max(200) });
/** The same key again makes no second listing: send one for each filled-in form. */
const createHeaders = z.looseObject({ 'idempotency-key': z.string().min(1).max(100).optional() });

/** The writing calls under `/api/listing` (API-17 to API-20). */
export const publishingApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/create',
    {
      config: { access: 'user' },
      schema: { headers: createHeaders, body: listingBody, response: { 201: writtenAnswer } },
    },
    async ({ ctx, body, headers }, reply) => {
      const written = await publishListing(ctx, body, headers['idempotency-key']);
      return reply.status(201).send({ success: true, message: texts.created, ...written });
    },
  );

  app.post(
    '/update/:listingId',
    {
      config: { access: 'user' },
      schema: { params: listingParams, body: listingChange, response: { 200: writtenAnswer } },
    },
    async ({ ctx, params, body }) => {
      const written = await changeListing(ctx, params.listingId, body);
      return { success: true as const, message: texts.updated, ...written };
    },
  );

  // The user id in the second path is old habit and grants nothing.
  for (const path of ['/delete/:listingId', '/deletelisting/:listingId/:userId']) {
    app.delete(
      path,
      { config: { access: 'user' }, schema: { params: listingParams, response: { 200: messageAnswer } } },
      async ({ ctx, params }) => {
        await removeListing(ctx, params.listingId);
        return { success: true as const, message: texts.deleted };
      },
    );
  }
};
