import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, messageAnswer } from '#core/answers.ts';
import { call } from '#core/call.server.ts';
import { userAnswer } from '../contract.ts';
import { profileChange, userParams, usersAnswer, usersQuery } from './contract.ts';
import { updateProfile } from '../profile/service.server.ts';
import { listUsers, removeUser } from './service.server.ts';
import { profileTexts as texts } from '../profile/texts.ts';

/** The calls under `/api/user` about people (API-7 to API-9). */
export const usersApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/update/:userId',
    call('updateUser', 'Change a profile', {
      description: 'What is left out stays as it is; null and an empty text clear a field.',
      access: 'user',
      touches: 'nothing',
      params: userParams,
      body: profileChange,
      response: { 200: userAnswer },
      failures: ['conflict'],
    }),
    ({ ctx, params, body }) => updateProfile(ctx, params.userId, body),
  );

  app.get(
    '/getusers',
    call('listUsers', 'List all accounts, newest first', {
      access: 'admin',
      querystring: usersQuery,
      response: { 200: usersAnswer },
    }),
    ({ ctx, query }) => listUsers(ctx, query),
  );

  app.delete(
    '/delete/:userId',
    call('deleteUser', 'Delete an account with everything that belongs to it', {
      description: 'For the person and for admins. The last admin cannot be deleted.',
      access: 'user',
      touches: ['listings', 'posts'],
      params: userParams,
      response: { 200: messageAnswer },
      failures: ['conflict'],
    }),
    ({ ctx, params }) => done(removeUser(ctx, params.userId), texts.deleted),
  );
};
