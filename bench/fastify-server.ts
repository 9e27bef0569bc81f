import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** Fastify with one route that answers given bytes from memory, and nothing else. */
const [, , file = '', type = 'application/json', encoding = 'identity'] = process.argv;
const bytes = readFileSync(file);

const app = Fastify();
app.get('/*', (_request, reply) => reply.headers({ 'content-type': type, 'content-encoding': encoding }).send(bytes));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
