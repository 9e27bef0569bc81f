import type { FastifyPluginAsync } from 'fastify';
import { fail } from '#core/errors.ts';
import { CARD_FOLDER } from '#features/sharing/rules.ts';
import { openShareImage } from './service.server.ts';
import { listingsTexts as texts } from '../texts.ts';

/** `<listing id>-<version>.jpg` */
const FILE = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})-[0-9a-f]{10}\.jpg$/;
/** Other words make another address; what leaves the market is to leave caches as well (TRUST-49). */
const AN_HOUR = 'public, max-age=3600';

/** `GET /share/<listing id>-<version>.jpg`: what WhatsApp and others show of a link to a home. */
export const shareImages: FastifyPluginAsync = async (app) => {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: `${CARD_FOLDER}:file`,
    config: { access: 'public' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { file } = request.params;
      const id = FILE.exec(file)?.[1] ?? fail('not_found', texts.notFound);
      const found = await openShareImage(request.ctx, id, CARD_FOLDER + file);
      // A link that was sent last week shows what the home costs today.
      if ('movedTo' in found) return reply.header('cache-control', 'no-cache').redirect(found.movedTo, 302);
      const { body, bytes, contentType } = found;
      void reply.headers({
        'content-type': contentType,
        'content-length': bytes,
        'cache-control': AN_HOUR,
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (request.method !== 'HEAD') return reply.send(body);
      body.destroy();
      return reply.send();
    },
  });
};
