import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, messageAnswer } from '#core/answers.ts';
import { call } from '#core/call.server.ts';
import {
  alertsAnswer,
  alertPreferences,
  newSearch,
  savedAnswer,
  savedSearch,
  searchChange,
  searchParams,
} from './contract.ts';
import { alertsOf, changeSearch, removeSearch, saveSearch, setPriceDrops } from './service.server.ts';
import { alertsTexts as texts } from './texts.ts';

/** The calls under `/api/alerts`. What one person wants to hear of changes no public answer. */
export const alertsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    call('getAlerts', 'Get the saved searches and the email settings', {
      access: 'user',
      response: { 200: alertsAnswer },
    }),
    ({ ctx }) => alertsOf(ctx),
  );

  app.post(
    '/searches',
    call('saveSearch', 'Save a search, to get emails about new homes', {
      description: 'Saving the same search again creates no second one: the answer is the id of the first.',
      access: 'user',
      touches: 'nothing',
      body: newSearch,
      response: { 201: savedAnswer },
      failures: ['conflict'],
    }),
    async ({ ctx, body }, reply) => {
      const { id, isNew } = await saveSearch(ctx, body);
      return reply.status(201).send({ success: true, message: isNew ? texts.saved : texts.savedAlready, _id: id });
    },
  );

  app.put(
    '/searches/:searchId',
    call('updateSavedSearch', 'Rename a saved search, or change how often its emails come', {
      access: 'user',
      touches: 'nothing',
      params: searchParams,
      body: searchChange,
      response: { 200: savedSearch },
    }),
    ({ ctx, params, body }) => changeSearch(ctx, params.searchId, body),
  );

  app.delete(
    '/searches/:searchId',
    call('deleteSavedSearch', 'Delete a saved search', {
      access: 'user',
      touches: 'nothing',
      params: searchParams,
      response: { 200: messageAnswer },
    }),
    ({ ctx, params }) => done(removeSearch(ctx, params.searchId), texts.removed),
  );

  app.put(
    '/wishes',
    call('updateAlertSettings', 'Change the email settings', {
      access: 'user',
      touches: 'nothing',
      body: alertPreferences,
      response: { 200: messageAnswer },
    }),
    ({ ctx, body }) => done(setPriceDrops(ctx, body.priceDrops), texts.changed),
  );
};
