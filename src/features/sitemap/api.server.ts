import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { PagesForRobots } from './contract.ts';
import { robotsText, sitemapIndex, sitemapPart } from './service.server.ts';

const XML = 'application/xml; charset=utf-8';
/** Search engines come back after days; a crowd of them reads an hour-old map. */
const AN_HOUR = 'public, max-age=3600';

export interface SitemapOptions {
  /** Asked at every request: in development pages come and go. */
  pages: () => Promise<PagesForRobots>;
}

/** `/robots.txt`, `/sitemap.xml` and its parts, for search engines. */
export const sitemapFiles: FastifyPluginAsync<SitemapOptions> = async (app, { pages }) => {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;

  app.get('/robots.txt', options, async (request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', AN_HOUR);
    return robotsText(request.ctx, await pages());
  });

  app.get('/sitemap.xml', options, async (request, reply) => {
    void reply.type(XML).header('cache-control', AN_HOUR);
    return sitemapIndex(request.ctx);
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', options, async (request, reply) => {
    const part = await sitemapPart(request.ctx, await pages(), request.params.file);
    void reply.type(XML).header('cache-control', AN_HOUR);
    return reply.send(Readable.from(part));
  });
};
