import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, messageAnswer } from '#core/answers.ts';
import { call } from '#core/call.server.ts';
import { accountsTexts as texts } from '../texts.ts';
import { sessionParams, sessionsAnswer } from './contract.ts';
import { userParams } from '../users/contract.ts';
import { endOtherSessions, endSession, endSessionsOf, mySessions } from './service.server.ts';

/** The calls under `/api/user/sessions` (ACC-48). */
export const sessionsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    call('listSessions', 'List where you are signed in', { access: 'user', response: { 200: sessionsAnswer } }),
    async ({ ctx }) => ({ sessions: await mySessions(ctx) }),
  );

  app.delete(
    '/',
    call('endOtherSessions', 'Sign out everywhere else', {
      access: 'user',
      touches: 'nothing',
      response: { 200: messageAnswer },
    }),
    ({ ctx }) => done(endOtherSessions(ctx), texts.othersLoggedOut),
  );

  app.delete(
    '/:sessionId',
    call('endSession', 'Sign out on one device', {
      access: 'user',
      touches: 'nothing',
      params: sessionParams,
      response: { 200: messageAnswer },
    }),
    ({ ctx, params }) => done(endSession(ctx, params.sessionId), texts.deviceLoggedOut),
  );

  app.delete(
    '/of/:userId',
    call('endSessionsOf', 'Sign somebody out everywhere', {
      access: 'admin',
      touches: 'nothing',
      params: userParams,
      response: { 200: messageAnswer },
    }),
    ({ ctx, params }) => done(endSessionsOf(ctx, params.userId), texts.personLoggedOut),
  );
};
