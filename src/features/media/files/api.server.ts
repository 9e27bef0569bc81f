import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { type Format, FORMATS, MEDIA_NAME, narrower, WIDTHS } from '../rules.ts';
import { openOriginal, openVariant, type Served } from './service.server.ts';

const VARIANT = new RegExp(`^(${WIDTHS.join('|')})\\.(${FORMATS.join('|')})$`);
/** A name is never used for another picture, so nobody needs to ask twice. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * `GET /media/<name>` and `GET /media/<name>/<width>.<format>`: public files, so neither session nor database is asked. A browser that
 * saves data gets the next narrower one (FAST-1).
 */
export const mediaFiles: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  // Pages show dozens of pictures; what costs work here has a queue of its own.
  const config = { access: 'public', rateLimit: false } as const;
  const options = { method: ['GET', 'HEAD'], exposeHeadRoute: false, config, schema: { hide: true } as object };

  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
  });

  app.route<{ Params: { name: string } }>({
    ...options,
    url: '/media/:name',
    handler: async (request, reply) => {
      const { name } = request.params;
      return answer(request, reply, name, MEDIA_NAME.test(name) ? await openOriginal(deps, name) : null);
    },
  });

  app.route<{ Params: { name: string; size: string } }>({
    ...options,
    url: '/media/:name/:size',
    handler: async (request, reply) => {
      const { name, size } = request.params;
      const asked = VARIANT.exec(size);
      if (!asked || !MEDIA_NAME.test(name)) return answer(request, reply, name, null);
      const saved = `${name.replace(/\.\w+$/, '')}-${size}`;
      const savesData = request.headers['save-data'] === 'on';
      const width = savesData ? narrower(Number(asked[1])) : Number(asked[1]);
      void reply.header('vary', [reply.getHeader('vary'), 'save-data'].filter(Boolean).join(', '));
      return answer(request, reply, saved, await openVariant(deps, name, width, asked[2] as Format));
    },
  });
};

/** `name` is what a browser saves it under; its letters need no quoting. */
function answer(request: FastifyRequest, reply: FastifyReply, name: string, file: Served | null): FastifyReply {
  if (!file) return fail('not_found', coreTexts.notFound);
  void reply.headers({ 'content-type': file.contentType, 'content-disposition': `inline; filename="${name}"` });
  if (file.lasting) {
    const etag = `"${file.bytes.toString(36)}"`;
    void reply.headers({ 'cache-control': FOR_EVER, etag });
    if (request.headers['if-none-match']?.includes(etag)) {
      file.body.destroy();
      return reply.status(304).send();
    }
  }
  void reply.header('content-length', file.bytes);
  if (request.method !== 'HEAD') return reply.send(file.body);
  file.body.destroy();
  return reply.send();
}
