import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, messageAnswer } from '#core/answers.ts';
import { call } from '#core/call.server.ts';
import { AppError } from '#core/errors.ts';
import { loginAnswer, loginBody, registerBody, resetBody, resetRequestBody } from './contract.ts';
import * as service from './service.server.ts';
import * as passwords from './passwords/service.server.ts';
import { giveCode } from './second-factor/service.server.ts';
import { secondFactorTexts } from './second-factor/texts.ts';
import { accountsTexts as texts } from './texts.ts';

/** The calls under `/api/customer` (API-4 to API-6); logout is a GET there, and only our own pages may cause it. */
export const accountsApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/register',
    call('register', 'Create an account', {
      access: 'public',
      touches: 'nothing',
      body: registerBody,
      response: { 201: messageAnswer },
    }),
    async (request, reply) => {
      await service.register(request.ctx, request.body);
      return reply.status(201).send({ success: true, message: texts.registered });
    },
  );

  app.post(
    '/login',
    call('login', 'Sign in', {
      description:
        'Sets the session cookie. Where the account asks for a code, the answer 401 has secondFactor: true; send it with the code then.',
      access: 'public',
      touches: 'nothing',
      body: loginBody,
      response: { 200: loginAnswer },
      failures: ['unauthenticated'],
    }),
    async (request, reply) => {
      const { ctx, body } = request;
      const entered = await service.login(ctx, body);
      if (!entered.user && body.code === undefined) {
        throw new AppError('unauthenticated', secondFactorTexts.codeAsked, { secondFactor: true });
      }
      const question = entered.setCookies.map((line) => line.split(';')[0]).join('; ');
      const { user, setCookies } = entered.user ? entered : await giveCode(ctx, body.code ?? '', question);
      void reply.header('set-cookie', setCookies);
      return { success: true as const, message: texts.loggedIn, user };
    },
  );

  app.get(
    '/logout',
    call('logout', 'Sign out', {
      description: 'Ends the session and clears its cookie.',
      access: 'public',
      response: { 200: messageAnswer },
      failures: ['forbidden'],
    }),
    async (request, reply) => {
      const { setCookies } = await service.logout(request.ctx);
      void reply.header('set-cookie', setCookies);
      return { success: true as const, message: texts.loggedOut };
    },
  );

  app.post(
    '/forgetpassword',
    call('requestPasswordReset', 'Request an email with a link to reset a forgotten password', {
      description: 'Answers the same whether there is such an account or not.',
      access: 'public',
      touches: 'nothing',
      body: resetRequestBody,
      response: { 200: messageAnswer },
    }),
    (request) => done(passwords.requestReset(request.ctx, request.body), texts.resetRequested),
  );

  app.post(
    '/resetpassword',
    call('resetPassword', 'Set a new password with the token from the link in that email', {
      access: 'public',
      touches: 'nothing',
      body: resetBody,
      response: { 200: messageAnswer },
    }),
    (request) => done(passwords.resetPassword(request.ctx, request.body), texts.passwordReset),
  );
};
