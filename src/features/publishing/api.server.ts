import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, messageAnswer } from '#core/answers.ts';
import { call } from '#core/call.server.ts';
import { requestKeyHeaders } from '#core/web/parameters.ts';
import { moveBody, movedAnswer, writtenAnswer } from '#features/listings/contract.ts';
import { listingBody, listingChange } from '#features/listings/write/contract.ts';
import { changeListing, duplicateListing, moveListing, publishListing, removeListing } from './service.server.ts';
import { listingsTexts as texts } from '#features/listings/texts.ts';
import { publishingTexts, savedWords } from './texts.ts';

const listingParams = z.object({ listingId: z.string().max(200) });
/** The user id is old habit and grants nothing. */
const oldParams = listingParams.extend({ userId: z.string().max(200).describe('Not used.') });

/** The writing calls under `/api/listing` (API-17 to API-20). */
export const publishingApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/create',
    call('createListing', 'Publish a listing', {
      description:
        'Pictures are uploaded first: `imageUrls` takes the addresses that `POST /api/upload` answered. Where the message says so, a person looks at the listing before others see it.',
      access: 'user',
      touches: ['listings'],
      headers: requestKeyHeaders,
      body: listingBody.meta({ id: 'NewListing' }),
      response: { 201: writtenAnswer },
      failures: ['conflict'],
    }),
    async ({ ctx, body, headers }, reply) => {
      const written = await publishListing(ctx, body, headers['idempotency-key']);
      const { _id, slug } = written;
      return reply.status(201).send({ success: true, message: savedWords(texts.created, written), _id, slug });
    },
  );

  app.post(
    '/update/:listingId',
    call('updateListing', 'Change a listing', {
      description:
        'What is left out stays as it is. Where the message says so, a person looks at the change first and the listing stays as it was. With the `updatedAt` that was read, a change by somebody else in between is refused instead of overwritten.',
      access: 'user',
      touches: ['listings'],
      params: listingParams,
      body: listingChange.meta({ id: 'ListingChange' }),
      response: { 200: writtenAnswer },
      failures: ['conflict'],
    }),
    async ({ ctx, params, body }) => {
      const written = await changeListing(ctx, params.listingId, body);
      const { _id, slug } = written;
      return { success: true as const, message: savedWords(texts.updated, written), _id, slug };
    },
  );

  app.post(
    '/status/:listingId',
    call('moveListing', 'Pause, resume, let, sell or relist a listing, or undo that', {
      description:
        'What can be done depends on where it stands and on who asks; admins give a reason for what they take down.',
      access: 'user',
      touches: ['listings'],
      params: listingParams,
      body: moveBody,
      response: { 200: movedAnswer },
      failures: ['conflict'],
    }),
    async ({ ctx, params, body }) => {
      const moved = await moveListing(ctx, params.listingId, body);
      const message = moved.waiting === 'address' ? publishingTexts.waitsForAddress : texts.updated;
      return { success: true as const, message, status: moved.status };
    },
  );

  app.post(
    '/duplicate/:listingId',
    call('duplicateListing', 'Copy a listing of your own as a draft', {
      access: 'user',
      touches: 'nothing',
      params: listingParams,
      response: { 201: writtenAnswer },
      failures: ['conflict'],
    }),
    async ({ ctx, params }, reply) => {
      const { _id, slug } = await duplicateListing(ctx, params.listingId);
      return reply.status(201).send({ success: true, message: texts.copied, _id, slug });
    },
  );

  for (const [path, operationId, params] of [
    ['/delete/:listingId', 'deleteListing', listingParams],
    ['/deletelisting/:listingId/:userId', 'deleteListingOfUser', oldParams],
  ] as const) {
    app.delete(
      path,
      call(operationId, 'Delete a listing', {
        access: 'user',
        touches: ['listings'],
        params,
        response: { 200: messageAnswer },
      }),
      ({ ctx, params }) => done(removeListing(ctx, params.listingId), texts.deleted),
    );
  }
};
