import fastifyPlugin from 'fastify-plugin';

/** A cookie line that takes the session away. */
const TAKEN = /^(__Host-)?gidana\.session=;/;

/**
 * No answer to somebody who is signed in is kept, and none without a session is taken for one with: unless the route says
 * that it is `public`, the same for everybody, and then sets no cookie. With the session goes what the browser stored during it (SEC-7).
 */
export const cachingPlugin = fastifyPlugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const given = reply.getHeader('cache-control');
    if (typeof given === 'string' && given.startsWith('public')) {
      // A session that is renewed now waits for an answer that nobody keeps.
      void reply.removeHeader('set-cookie');
      return payload;
    }
    const takesSession = [reply.getHeader('set-cookie')].flat().some((line) => TAKEN.test(String(line)));
    if (takesSession) void reply.header('clear-site-data', '"storage"');
    // What is refused before the session is read has no context.
    const isPersonal = request.ctx?.viewer || reply.hasHeader('set-cookie');
    if (isPersonal) void reply.header('cache-control', 'private, no-store');
    else if (given === undefined) void reply.header('cache-control', 'private, no-cache');
    void reply.header('vary', [reply.getHeader('vary'), 'cookie'].flat().filter(Boolean).join(', '));
    return payload;
  });
});
