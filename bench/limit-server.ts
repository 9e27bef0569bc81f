import { createServer } from 'node:http';
import { readAnswers } from './answers.ts';

/** The limit: bare node:http that answers given bytes from memory and does nothing else. */
const { type, encoding, bodyOf } = readAnswers(process.argv[2] ?? '');

const server = createServer((request, response) => {
  request.resume();
  const bytes = bodyOf(request.url ?? '');
  response
    .writeHead(200, { 'content-type': type, 'content-encoding': encoding, 'content-length': bytes.length })
    .end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
