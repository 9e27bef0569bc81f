import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { connect } from '#db/client.server.ts';
import { watchPool } from '#process/log.server.ts';
import { smallMarket } from '../../../tests/support/market.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld } from '../../../tests/support/world.ts';
import { createTracing } from './otlp.server.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

test('a collector gets each request with its statements, and nothing of who asked for what', async () => {
  const bodies: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    bodies.push(`${request.url} ${await text(request)}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const collector = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const tracing = await createTracing({ endpoint: `http://127.0.0.1:${port}/`, version: '1.2.3' });

  await using world = await createWorld();
  const market = await smallMarket(world);
  const { metrics, log } = world.deps;
  const watch = watchPool('requests', { metrics, log, slowMs: 60_000, tracing });
  const traced = connect({ connectionString: world.databaseUrl, max: 1, watch });
  {
    await using site = await openSite(world, { db: traced.db }, { tracing });
    const asked = [market.rent, market.sale, market.rent].map((id) =>
      site.app.inject({
        url: `/api/listing/get/${id}?for=Ngozi`,
        headers: { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` },
      }),
    );
    for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200);
  }
  await tracing.stop();
  await traced.close();
  collector.close();

  const spans = bodies
    .map((body) => JSON.parse(body.replace('/v1/traces ', '')) as Sent)
    .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
  const requests = spans.filter(({ name }) => name === 'GET /api/listing/get/:listingId');
  expect(requests.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual(
    Array.from({ length: 3 }, () => ['ab'.repeat(16), 'cd'.repeat(8)]),
  );
  // They waited for one connection: each statement belongs to the request that sent it all the same.
  for (const { spanId } of requests) {
    expect(
      spans.filter(({ name, parentSpanId }) => name === 'statement' && parentSpanId === spanId).length,
    ).toBeGreaterThan(0);
  }
  expect(bodies.join()).toContain('"1.2.3"');
  for (const secret of ['Ngozi', market.rent]) expect(bodies.join()).not.toContain(secret);
});
