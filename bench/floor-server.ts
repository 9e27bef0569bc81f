import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import type { Behind } from './statements.ts';

/** The floor: hand-written node:http and pg that run the very statements of the product, prepared, and answer their rows. */
const [connectionString = '', file = ''] = process.argv.slice(2);
const { statements, of } = JSON.parse(readFileSync(file, 'utf8')) as Behind;
const pool = new Pool({ connectionString, max: 10 });

const server = createServer((request, response) => {
  request.resume();
  answer(request.url ?? '').then(
    (body) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});

async function answer(path: string): Promise<string> {
  const rows: unknown[] = [];
  for (const { name, text, values } of statements[of[path] ?? -1] ?? []) {
    rows.push((await pool.query({ name, text, values })).rows);
  }
  return JSON.stringify(rows.length === 1 ? rows[0] : rows);
}
