import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, messageAnswer } from '#core/answers.ts';
import { call } from '#core/call.server.ts';
import { requestKeyHeaders } from '#core/web/parameters.ts';
import { postBody, postParams, postQuery, postsAnswer, postUpdateBody, savedAnswer } from './contract.ts';
import { rss } from './feed.server.ts';
import { feed } from './service-read.server.ts';
import * as service from './service.server.ts';
import { postsTexts as texts } from './texts.ts';

/** The calls under `/api/post` (API-22 to API-25). The user id in two of the paths is old habit and grants nothing (BLOG-23). */
export const postsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/getposts',
    call('listPosts', 'List the posts of the blog, newest first', {
      access: 'public',
      hot: true,
      querystring: postQuery,
      response: { 200: postsAnswer },
    }),
    (request) => service.list(request.ctx, request.query),
  );

  app.post(
    '/create',
    call('createPost', 'Publish a post', {
      access: 'admin',
      touches: ['posts'],
      headers: requestKeyHeaders,
      body: postBody,
      response: { 201: savedAnswer },
      failures: ['conflict'],
    }),
    async ({ ctx, body, headers }, reply) => {
      const { _id, slug } = await service.create(ctx, body, headers['idempotency-key']);
      return reply.status(201).send({ success: true, message: texts.created, _id, slug });
    },
  );

  app.put(
    '/updatepost/:postId/:userId',
    call('updatePost', 'Change a post', {
      description: 'With the `updatedAt` that was read, a change by somebody else in between is refused.',
      access: 'admin',
      touches: ['posts'],
      params: postParams,
      body: postUpdateBody,
      response: { 200: savedAnswer },
      failures: ['conflict'],
    }),
    async (request) => {
      const { _id, slug } = await service.update(request.ctx, request.params.postId, request.body);
      return { success: true as const, message: texts.updated, _id, slug };
    },
  );

  app.delete(
    '/deletepost/:postId/:userId',
    call('deletePost', 'Delete a post', {
      access: 'admin',
      touches: ['posts'],
      params: postParams,
      response: { 200: messageAnswer },
    }),
    (request) => done(service.remove(request.ctx, request.params.postId), texts.removed),
  );
};

/** The blog for feed readers, at `/rss.xml`. */
export const postsFeed: FastifyPluginAsyncZod = async (app) => {
  app.get('/rss.xml', { config: { access: 'public', hot: true }, schema: { hide: true } }, async (request, reply) => {
    const posts = await feed(request.ctx);
    void reply.type('application/rss+xml; charset=utf-8');
    return rss(posts, request.ctx.settings.publicUrl);
  });
};
