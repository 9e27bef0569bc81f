import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rss } from './feed.server.ts';
import { feed } from './service-read.server.ts';

/** The blog for feed readers, at `/rss.xml`. */
export const postsFeed: FastifyPluginAsyncZod = async (app) => {
  app.get('/rss.xml', { config: { access: 'public', hot: true }, schema: { hide: true } }, async (request, reply) => {
    const posts = await feed(request.ctx);
    void reply.type('application/rss+xml; charset=utf-8');
    return rss(posts, request.ctx.settings.publicUrl);
  });
};
