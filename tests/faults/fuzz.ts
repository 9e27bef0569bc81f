import { connect } from 'node:net';
import sharp from 'sharp';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/routes.ts';
import { dice } from '../support/dice.ts';
import { createTestFolder } from '../support/folder.ts';
import { GENEROUS, launchMarket, sender, signedIn, upload } from '../support/processes/market-process.ts';
import type { Fault } from './fault.ts';

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

const NASTY = [
  '',
  ' ',
  '\0',
  '%00',
  '%',
  '%2',
  '%ff%fe',
  '%c0%af',
  '..',
  '../../etc/passwd',
  '..%2f..%2f',
  '%252e%252e',
  '\r\nx: y',
  '%0d%0aset-cookie:a=b',
  "' or 1=1--",
  '"; drop table users;--',
  '$1',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '-1',
  '0',
  '1e999',
  '99999999999999999999',
  '0x10',
  '1.5',
  '-0',
  '00000000-0000-0000-0000-000000000000',
  '01940000-0000-7000-8000-000000000001',
  'ọ̀ṣun',
  '𝕏',
  '\u202e',
  '\ud800',
  'a'.repeat(300),
  'a'.repeat(5000),
  '('.repeat(200),
  '9'.repeat(400),
  'a|b&c!(d)',
  "''''",
  '\\',
  '\t',
  '2026-13-45',
  '@',
  'a@b',
  'x'.repeat(70) + '@example.com',
  '/',
  '//evil.example',
  'http://evil.example/',
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'BREW',
];
const HEADERS = [
  'Host',
  'Cookie',
  'Content-Type',
  'Content-Length',
  'Transfer-Encoding',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Origin',
  'Referer',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'Authorization',
  'Idempotency-Key',
  'Upload-Length',
  'Upload-Offset',
  'Upload-Metadata',
  'Tus-Resumable',
  'Expect',
  'Upgrade',
  'Connection',
  'Content-Encoding',
  'Sec-Fetch-Site',
  'X-HTTP-Method-Override',
  'Last-Event-ID',
  'User-Agent',
  'TE',
];
const TYPES = [
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-7',
  'application/offset+octet-stream',
  'image/jpeg',
  '',
];

interface Call {
  method: string;
  path: string;
  /** Names of fields that the call or the form reads. */
  fields: string[];
}

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
    ['', member, member, admin, 'gidana.session_token=forged.signature; a=%00; =; ;;;'],
    [data._id ?? '', url.slice(7)],
  ];
}

interface Request {
  bytes: Buffer;
  /** Whether an answer must come; of the others the server may await more. */
  isWhole: boolean;
}

interface Dice {
  roll: (sides: number) => number;
  pick: <T>(from: readonly T[]) => T;
  call: Call;
  cookie: string;
  ids: string[];
}

function requestOf({ roll, pick, call, cookie, ids }: Dice): Request {
  const value = (): string => (roll(4) === 0 ? pick(ids) : pick(NASTY));
  const field = () => (roll(5) === 0 ? value() : pick(call.fields) || value());
  const raw = (text: string) => (roll(3) === 0 ? text : encodeURIComponent(text.isWellFormed() ? text : ''));
  const path = call.path.replaceAll(/:\w+\??|\{\w+\}|\*/g, () => raw(value()));
  const query = Array.from({ length: roll(4) }, () => `${raw(field())}=${raw(value())}`).join('&');
  const method = roll(5) === 0 ? pick(METHODS) : call.method;
  const type = pick(TYPES);
  const body = method === 'GET' && roll(4) > 0 ? Buffer.alloc(0) : bodyOf(type, { roll, field, value });
  const isAnnounced = roll(8) > 0;
  const headers = [
    roll(30) > 0 ? 'Host: localhost' : '',
    `Content-Length: ${isAnnounced ? body.length : pick([0, 1, body.length + 5, -1, 1e12])}`,
    type && `Content-Type: ${type}`,
    cookie && `Cookie: ${cookie}`,
    ...Array.from(
      { length: roll(3) },
      () => `${pick(HEADERS)}: ${roll(50) === 0 ? value() : value().replaceAll(/[\r\n\0]/g, '')}`,
    ),
    'Connection: close',
  ];
  const target = roll(40) === 0 ? value() : path + (query && `?${query}`);
  const line = `${method} ${roll(60) === 0 ? target : target.replaceAll(/[\r\n\0 ]/g, '%20')} HTTP/${roll(80) === 0 ? '9.9' : '1.1'}`;
  const head = [line, ...headers.filter(Boolean), '', ''].join('\r\n');
  const waitsForMore =
    !isAnnounced || /^(Transfer-Encoding|Expect|Upgrade|Content-Length:.*\n[^]*Content-Length)/im.test(head);
  return { bytes: Buffer.concat([Buffer.from(head), body]), isWhole: !waitsForMore };
}

function bodyOf(
  type: string,
  { roll, field, value }: { roll: Dice['roll']; field: () => string; value: () => string },
): Buffer {
  const odd = (): unknown =>
    [value(), roll(1e9), null, [value(), value()], { [value()]: value() }, roll(2) === 0, -1e308][roll(7)];
  const pairs = Array.from({ length: roll(8) }, () => [field(), roll(3) === 0 ? odd() : value()] as const);
  const flat = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one));
  switch (roll(10)) {
    case 0:
      return Buffer.from(value());
    case 1:
      return Buffer.from('['.repeat(1 + roll(20_000)));
    case 2:
      return Buffer.alloc(roll(2) === 0 ? roll(400_000) : roll(2_000), roll(256));
    default:
  }
  if (type.startsWith('application/json')) return Buffer.from(JSON.stringify(Object.fromEntries(pairs)));
  if (type.startsWith('multipart')) {
    const parts = pairs.map(
      ([name, text]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"${roll(2) === 0 ? `; filename="${value()}"` : ''}\r\n\r\n${flat(text)}\r\n`,
    );
    return Buffer.from(parts.join('') + (roll(4) > 0 ? '--b--\r\n' : ''));
  }
  return Buffer.from(
    pairs
      .map(
        ([name, text]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(flat(text).toWellFormed())}`,
      )
      .join('&'),
  );
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
