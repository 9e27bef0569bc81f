import Fastify from 'fastify';
import { readAnswers } from './answers.ts';

/** Fastify with one route that answers given bytes from memory, and nothing else. */
const { type, encoding, bodyOf } = readAnswers(process.argv[2] ?? '');

const app = Fastify();
app.get('/*', (request, reply) =>
  reply.headers({ 'content-type': type, 'content-encoding': encoding }).send(bodyOf(request.url)),
);
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
