import { connect } from 'node:net';
import sharp from 'sharp';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/routes.ts';
import { dice } from '../support/dice.ts';
import { createTestFolder } from '../support/folder.ts';
import { GENEROUS, launchMarket, sender, signedIn, upload } from '../support/processes/market-process.ts';
import type { Fault } from './fault.ts';
import { type Call, type Request, requestOf } from './fuzz-requests.ts';

const ANSWERED_MS = 5_000;
/** After that, what was announced and did not come is at its end. */
const NO_MORE_MS = 200;
const AT_ONCE = 8;
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a long enough password' };
/** Cookies go with accounts that a request deletes or signs out. */
const SIGN_IN_AGAIN = 500;
/** Stack traces, paths, statements, codes of PostgreSQL and of the system, hashes. */
const LEAK =
  /\bat [\w.<>]+ \(|node_modules|file:\/\/|\/src\/\w+\/|syntax error at|\bselect "|insert into|drizzle|pg_catalog|E(CONN|NOENT|PIPE)\w*|\$scrypt|\b[0-9a-f]{32}:[0-9a-f]{64,}|TypeError|ReferenceError|SESSION_SECRET/i;

/** Sends requests that no browser sends, to every page and call, as everybody and nobody: none may be answered 5xx, late, or with a secret. */
export const run: Fault = async ({ count = 20_000, seconds = Infinity, seed = Date.now() % 1_000_000 }) => {
  await using folder = await createTestFolder();
  const market = await launchMarket(folder.path, { ...GENEROUS, ...ADMIN, LOG_LEVEL: 'error' });
  await market.untilReady();
  const until = performance.now() + seconds * 1000;
  const failures: string[] = [];
  const statuses = new Map<string, number>();
  const roll = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
  const calls = await callsOf(market.origin);
  let cookies = [''];
  let ids: string[] = [];
  let sent = 0;
  let slowest = 0;

  const work = async () => {
    while (sent < count && performance.now() < until) {
      if (sent % SIGN_IN_AGAIN === 0) [cookies, ids] = await people(market.origin);
      sent += 1;
      const request = requestOf({ roll, pick, call: pick(calls), cookie: pick(cookies), ids });
      const began = performance.now();
      const answer = await send(market.origin, request);
      const took = performance.now() - began;
      slowest = Math.max(slowest, took);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? (answer || 'closed');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const said = `${status} after ${Math.round(took)} ms to ${JSON.stringify(request.bytes.toString('latin1').slice(0, 600))}`;
      if (took > ANSWERED_MS) failures.push(`late: ${said}`);
      if (request.isWhole && status === 'closed') failures.push(`no answer: ${said}`);
      if (status.startsWith('5')) failures.push(`failed: ${said}`);
      const leak = LEAK.exec(
        /^HTTP[^]*?application\/json|^HTTP[^]*?text\/plain|^HTTP\/1\.1 [45]/.test(answer) ? answer : '',
      );
      if (leak && !request.bytes.includes(leak[0])) failures.push(`tells "${leak[0]}": ${said}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (!(await fetch(`${market.origin}/healthz`)).ok) failures.push('the product is not well afterwards');
  failures.push(...market.errors.map((line) => `the log holds a defect: ${line.slice(0, 400)}`));
  await market.end('SIGTERM');
  const table = [...statuses].sort().map(([status, times]) => `${status}: ${times}`);
  return {
    figures: `${sent} hostile requests, slowest ${Math.round(slowest)} ms, ${failures.length} failures (${table.join(', ')}; seed ${seed})`,
    failures,
  };
};

/** Every call of the API, every page, and some files. */
async function callsOf(origin: string): Promise<Call[]> {
  const description = (await (await fetch(`${origin}/api/docs/openapi.json`)).json()) as {
    paths: Record<
      string,
      Record<
        string,
        {
          parameters?: { name: string }[];
          requestBody?: { content: Record<string, { schema?: { properties?: object } }> };
        }
      >
    >;
  };
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      fields: [
        ...parameters.map(({ name }) => name),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema?.properties ?? {})),
      ],
    })),
  );
  const pages: Call[] = [];
  const walk = (entries: RouteConfigEntry[]) => {
    for (const { path, children = [] } of entries) {
      const fields = [
        'searchTerm',
        'type',
        'page',
        'intent',
        'email',
        'password',
        'name',
        'token',
        'map',
        'sort',
        'box',
      ];
      if (path !== '*') for (const method of ['GET', 'POST']) pages.push({ method, path: `/${path ?? ''}`, fields });
      walk(children);
    }
  };
  walk(routes);
  const files = [
    '/media/:name',
    '/media/:name/640.avif',
    '/assets/:name',
    '/sitemap.xml',
    '/healthz',
    '/__manifest',
    '/search.data',
    '/api/:call',
    '*',
  ];
  return [...calls, ...pages, ...files.map((path) => ({ method: 'GET', path, fields: ['w', 'p'] }))];
}

/** Somebody, an admin and nobody, with a home and a picture of theirs. */
async function people(origin: string): Promise<[cookies: string[], ids: string[]]> {
  const member = await signedIn(origin, `ada${Math.trunc(performance.now())}@example.com`);
  const admin = await signedIn(origin, ADMIN.ADMIN_EMAIL);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#375' } })
    .jpeg()
    .toBuffer();
  const { url = '' } = (await upload(origin, member, new Uint8Array(picture), 'front.jpg')).data;
  const home = {
    name: 'A home to be attacked',
    description: 'Dry.',
    imageUrls: [url],
    type: 'rent',
    regularPrice: 2_500_000,
    bedrooms: 2,
    bathrooms: 2,
  };
  const { data } = await sender(origin, member)('/api/listing/create', home);
  return [
    ['', member, member, admin, 'gidana.session=forged.signature; a=%00; =; ;;;'],
    [data._id ?? '', url.slice(7)],
  ];
}

/** The answer as it comes on the line; "reset" where the server closed while it was still being sent to. */
async function send(origin: string, { bytes, isWhole }: Request): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  socket.on('error', () => (answer ||= 'reset'));
  socket.setTimeout(ANSWERED_MS * 2, () => socket.destroy());
  const end = isWhole ? undefined : setTimeout(() => socket.end(), NO_MORE_MS);
  socket.write(bytes);
  await new Promise((closed) => socket.on('close', closed));
  clearTimeout(end);
  return answer;
}
