import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  postBody,
  postParams,
  postQuery,
  postsAnswer,
  postUpdateBody,
  removedAnswer,
  savedAnswer,
} from './contract.ts';
import * as service from './service.server.ts';
import { postsTexts as texts } from './texts.ts';

/** The calls under `/api/post` (API-22 to API-25). The user id in two of the paths is old habit and grants nothing (BLOG-23). */
export const postsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/getposts',
    { config: { access: 'public', hot: true }, schema: { querystring: postQuery, response: { 200: postsAnswer } } },
    (request) => service.list(request.ctx, request.query),
  );

  app.post(
    '/create',
    { config: { access: 'admin' }, schema: { body: postBody, response: { 201: savedAnswer } } },
    async (request, reply) => {
      const { _id, slug } = await service.create(request.ctx, request.body);
      return reply.status(201).send({ success: true, message: texts.created, _id, slug });
    },
  );

  app.put(
    '/updatepost/:postId/:userId',
    {
      config: { access: 'admin' },
      schema: { params: postParams, body: postUpdateBody, response: { 200: savedAnswer } },
    },
    async (request) => {
      const { _id, slug } = await service.update(request.ctx, request.params.postId, request.body);
      return { success: true as const, message: texts.updated, _id, slug };
    },
  );

  app.delete(
    '/deletepost/:postId/:userId',
    { config: { access: 'admin' }, schema: { params: postParams, response: { 200: removedAnswer } } },
    async (request) => {
      await service.remove(request.ctx, request.params.postId);
      return { success: true as const, message: texts.removed };
    },
  );
};
