import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { call } from '#core/call.server.ts';
import type { ErrorCode } from '#core/errors.ts';
import { createResumable } from './resumable.server.ts';

const CODES: Record<number, ErrorCode> = {
  404: 'not_found',
  410: 'not_found',
  409: 'conflict',
  413: 'too_large',
  423: 'conflict',
};

const PROTOCOL =
  'Follows tus 1.0 (https://tus.io/protocols/resumable-upload), for which there are clients in most languages. The protocol may also answer 410, 412 and 423.';
const params = z.object({ uploadId: z.string() });
/** Answers without a body. */
const nothing = z.undefined();

/** tus 1.0 under `/api/upload/tus`: create with POST, add with PATCH, ask with HEAD, give up with DELETE. */
export const tusApi: FastifyPluginAsyncZod<{ uploadDir: string }> = async (app, { uploadDir }) => {
  const resumable = createResumable(uploadDir, app.prefix);
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, streamsBody: true };
  });
  // The protocol reads the bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const pass = async (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, await resumable.answer(request.ctx, webRequest(request)));

  app.post(
    '',
    call('createResumableUpload', 'Begin a resumable upload of a picture of up to 2 MB', {
      description: PROTOCOL,
      access: 'user',
      touches: 'nothing',
      response: { 201: nothing },
      failures: ['invalid', 'too_large', 'no_space'],
    }),
    pass,
  );
  app.patch(
    '/:uploadId',
    call('continueResumableUpload', 'Add bytes to a resumable upload', {
      description: `The answer to the last bytes carries the address of the picture in \`X-Image-Url\`. ${PROTOCOL}`,
      access: 'user',
      touches: 'nothing',
      params,
      response: { 204: nothing },
      failures: ['conflict', 'too_large', 'unsupported', 'no_space'],
    }),
    pass,
  );
  app.delete(
    '/:uploadId',
    call('deleteResumableUpload', 'Cancel a resumable upload', {
      description: PROTOCOL,
      access: 'user',
      touches: 'nothing',
      params,
      response: { 204: nothing },
      failures: ['conflict'],
    }),
    pass,
  );
  app.options('', { config: { access: 'public' }, schema: { hide: true } }, pass);
  const { config, schema } = call('getResumableUpload', 'Get the progress of a resumable upload', {
    description: `The header \`Upload-Offset\` counts the bytes; a complete upload answers \`X-Image-Url\` too. ${PROTOCOL}`,
    access: 'user',
    params,
    response: { 200: nothing },
    failures: ['forbidden'],
  });
  app.head(
    '/:uploadId',
    { config: { ...config, swagger: { exposeHeadRoute: true } }, schema },
    async (request, reply) =>
      send(reply, await resumable.state(request.ctx, request.params.uploadId, webRequest(request))),
  );
};

function webRequest(request: FastifyRequest): Request {
  const { raw, method } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const url = new URL(request.url, request.ctx.settings.publicUrl);
  if (method === 'HEAD' || method === 'OPTIONS') return new Request(url, { method, headers });
  const body = Readable.toWeb(raw) as ReadableStream;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(url, init);
}

/** Protocol failures keep their status and get the shape that all our failures have. */
async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const { status } = response;
  for (const [name, value] of response.headers) {
    // Which sites may call us is decided in one place.
    if (!name.startsWith('access-control-') && name !== 'content-length') void reply.header(name, value);
  }
  void reply.status(status);
  if (status < 400) return reply.send();
  const message = (await response.text()).trim();
  return reply.type('application/json').send({ success: false, message, code: CODES[status] ?? 'invalid' });
}
