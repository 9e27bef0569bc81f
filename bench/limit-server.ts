import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

/** The limit: bare node:http that answers given bytes from memory and does nothing else. */
const bytes = readFileSync(process.argv[2] ?? '');
const [, , , type = 'application/json', encoding = 'identity'] = process.argv;

const server = createServer((request, response) => {
  request.resume();
  response
    .writeHead(200, { 'content-type': type, 'content-encoding': encoding, 'content-length': bytes.length })
    .end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
