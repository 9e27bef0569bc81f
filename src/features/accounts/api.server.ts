import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { loginAnswer, loginBody, messageAnswer, registerBody, resetBody, resetRequestBody } from './contract.ts';
import * as service from './service.server.ts';
import * as passwords from './passwords/service.server.ts';
import { accountsTexts as texts } from './texts.ts';

/** The calls under `/api/customer` (API-4 to API-6); logout is a GET there, and only our own pages may cause it. */
export const accountsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post(
    '/register',
    { config: { access: 'public' }, schema: { body: registerBody, response: { 201: messageAnswer } } },
    async (request, reply) => {
      await service.register(request.ctx, request.body);
      return reply.status(201).send({ success: true, message: texts.registered });
    },
  );

  app.post(
    '/login',
    { config: { access: 'public' }, schema: { body: loginBody, response: { 200: loginAnswer } } },
    async (request, reply) => {
      const { user, setCookies } = await service.login(request.ctx, request.body);
      void reply.header('set-cookie', setCookies);
      return { success: true as const, message: texts.loggedIn, user };
    },
  );

  app.get(
    '/logout',
    { config: { access: 'public' }, schema: { response: { 200: messageAnswer } } },
    async (request, reply) => {
      const { setCookies } = await service.logout(request.ctx);
      void reply.header('set-cookie', setCookies);
      return { success: true as const, message: texts.loggedOut };
    },
  );

  app.post(
    '/forgetpassword',
    { config: { access: 'public' }, schema: { body: resetRequestBody, response: { 200: messageAnswer } } },
    async (request) => {
      await passwords.requestReset(request.ctx, request.body);
      return { success: true as const, message: texts.resetRequested };
    },
  );

  app.post(
    '/resetpassword',
    { config: { access: 'public' }, schema: { body: resetBody, response: { 200: messageAnswer } } },
    async (request) => {
      await passwords.resetPassword(request.ctx, request.body);
      return { success: true as const, message: texts.passwordReset };
    },
  );
};
