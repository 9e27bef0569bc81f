import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageAnswer } from '#core/answers.ts';
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

/** The calls under `/api/alerts`. What one person wants to hear of changes no public answer: hence `readsOnly`. */
export const alertsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'getAlerts',
        summary: 'Get the saved searches and the email settings',
        response: { 200: alertsAnswer },
      },
    },
    ({ ctx }) => alertsOf(ctx),
  );

  app.post(
    '/searches',
    {
      config: { access: 'user', readsOnly: true },
      schema: {
        operationId: 'saveSearch',
        summary: 'Save a search, to get emails about new homes',
        description: 'Saving the same search again creates no second one: the answer is the id of the first.',
        body: newSearch,
        response: { 201: savedAnswer },
        failures: ['conflict'],
      },
    },
    async ({ ctx, body }, reply) => {
      const { id, isNew } = await saveSearch(ctx, body);
      return reply.status(201).send({ success: true, message: isNew ? texts.saved : texts.savedAlready, _id: id });
    },
  );

  app.put(
    '/searches/:searchId',
    {
      config: { access: 'user', readsOnly: true },
      schema: {
        operationId: 'updateSavedSearch',
        summary: 'Rename a saved search, or change how often its emails come',
        params: searchParams,
        body: searchChange,
        response: { 200: savedSearch },
      },
    },
    ({ ctx, params, body }) => changeSearch(ctx, params.searchId, body),
  );

  app.delete(
    '/searches/:searchId',
    {
      config: { access: 'user', readsOnly: true },
      schema: {
        operationId: 'deleteSavedSearch',
        summary: 'Delete a saved search',
        params: searchParams,
        response: { 200: messageAnswer },
      },
    },
    async ({ ctx, params }) => {
      await removeSearch(ctx, params.searchId);
      return { success: true as const, message: texts.removed };
    },
  );

  app.put(
    '/wishes',
    {
      config: { access: 'user', readsOnly: true },
      schema: {
        operationId: 'updateAlertSettings',
        summary: 'Change the email settings',
        body: alertPreferences,
        response: { 200: messageAnswer },
      },
    },
    async ({ ctx, body }) => {
      await setPriceDrops(ctx, body.priceDrops);
      return { success: true as const, message: texts.changed };
    },
  );
};
