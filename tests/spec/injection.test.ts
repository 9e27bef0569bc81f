import { afterAll, beforeAll, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { openSite, type Site } from '../support/site.ts';
import { smallMarket } from '../support/market.ts';
import { createWorld, type World } from '../support/world.ts';

/** What ends a text, a comparison or a statement of PostgreSQL, or a word of its text search, in our own SQL or in a function's. */
const PIECES = [
  "' or '1'='1",
  "'; drop table listings; --",
  '"; delete from users; --',
  "\\'; select pg_sleep(5); --",
  '$1',
  '$$;select 1;$$',
  "') union select email from users --",
  '1 or 1=1',
  "qqq' & !'zzz:*",
  '%_%',
  '{1,2}',
  "E'\\x27'",
  '%s %1$s %L %n',
];

let world: World;
let site: Site;

beforeAll(async () => {
  world = await createWorld({ limits: { requests: 100_000, signIn: 1000, register: 1000, uploads: 10, writes: 10 } });
  await smallMarket(world);
  site = await openSite(world);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

test.each(PIECES)(
  '%j is a value wherever it is typed: it is refused or finds nothing, and changes nothing',
  async (piece) => {
    const text = encodeURIComponent(piece);
    const parameters = [
      'searchTerm',
      'type',
      'sort',
      'order',
      'userId',
      'minPrice',
      'kind',
      'in',
      'box',
      'area',
      'startIndex',
    ];
    const reads = [
      ...parameters.flatMap((name) => [`/api/listing/get?${name}=${text}`, `/search?${name}=${text}`]),
      `/api/listing/get/${text}`,
      `/listing/${text}`,
      `/api/listing/suggest?searchTerm=${text}`,
      `/api/search/understand?q=${text}`,
      `/api/listing/filters?searchTerm=${text}`,
      `/api/listing/map?box=${text}&zoom=10`,
      `/api/post/getposts?slug=${text}&postId=${text}`,
      `/post/${text}`,
      `/for-rent/${text}`,
      `/compare?ids=${text}`,
    ];
    for (const url of reads) {
      const { statusCode, body } = await site.app.inject(url);
      expect([url, statusCode]).toEqual([url, expect.toSatisfy((status: number) => status < 500)]);
      expect([url, /@example\.com|syntax error/.test(body)]).toEqual([url, false]);
    }
    const credentials = { email: piece, password: piece, token: piece };
    for (const path of ['login', 'forgetpassword', 'resetpassword']) {
      const answer = await site.app.inject({ method: 'POST', url: `/api/customer/${path}`, payload: credentials });
      expect([path, answer.statusCode]).toEqual([path, 400]);
    }
    expect(await world.db.$count(listings)).toBe(4);
  },
);

test('what is typed is decoded once: a percent sign that comes encoded stays one', async () => {
  const { body } = await site.app.inject(`/search?searchTerm=${encodeURIComponent('%41da%27s')}`);
  expect(body).toContain('name="searchTerm" value="%41da%27s"');
  expect(body).not.toContain('value="Ada');
  expect((await site.app.inject('/listing/%252e%252e%252f')).statusCode).toBe(404);
});
