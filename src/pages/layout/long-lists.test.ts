import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSite, type Site } from '../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';

const HOMES = 1000;
/** Users, and posts. */
const OTHERS = 200;
const LONG = 'A very long description. '.repeat(200);

let world: World;
let site: Site;
let ada: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  site = await openSite(world);
  ada = await world.person();
  admin = await world.person({ isAdmin: true });
  const image = { url: '/media/1700000000000-house.jpg', width: 1200, height: 900, placeholder: 'x'.repeat(900) };
  const images = JSON.stringify(Array.from({ length: 6 }, () => image));
  await world.db.execute(sql`
    insert into listings (slug, user_id, name, description, images, more_info, updated_at)
    select 'home-' || n, ${ada.viewer.id}::uuid, 'Home number ' || n, ${LONG}, ${images}::jsonb, ${LONG}, now() - n * interval '1 minute'
    from generate_series(1, ${HOMES}) as n
  `);
  await world.db.execute(sql`
    insert into users (name, email, address, created_at)
    select 'Person number ' || n, 'many' || n || '@example.com', repeat('street ', 20), now() - n * interval '1 minute'
    from generate_series(1, ${OTHERS}) as n
  `);
  await world.db.execute(sql`
    insert into posts (slug, title, excerpt, content, updated_at)
    select 'post-' || n, 'Post number ' || n, ${LONG}, ${LONG}, now() - n * interval '1 minute' from generate_series(1, ${OTHERS}) as n
  `);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

/** What a page reads of a table: its statements, how many rows they answer, and how large the largest of them is. */
async function reads(path: string, { cookie }: Person, table: string) {
  const query = vi.spyOn(pg.Pool.prototype, 'query');
  const html = await site.html(path, cookie);
  const calls = query.mock.calls.map(([statement], at) => ({
    text: textOf(statement),
    result: query.mock.results[at]?.value as Promise<pg.QueryResult>,
  }));
  query.mockRestore();
  const ofTable = calls.filter(({ text }) => text.includes(`from "${table}"`));
  const rows = (await Promise.all(ofTable.map(({ result }) => result))).flatMap((result) => result.rows as unknown[]);
  return {
    html,
    lists: ofTable.filter(({ text }) => text.includes('order by')).length,
    rows: rows.length,
    width: Math.max(...rows.map((row) => JSON.stringify(row).length)),
  };
}

function textOf(statement: string | { text: string }): string {
  return typeof statement === 'string' ? statement : statement.text;
}

const shownNames = (html: string) =>
  [...html.matchAll(/>Delete<\/span><span class="sr-only"> (?:<!-- -->)?([^<]+)</g)].map(([, name = '']) => name);

describe.each([
  ['/customer/all_properties', () => ada, 'listings', 50, 100, 'Home'],
  ['/customer/admin_listings', () => admin, 'listings', 9, 99, 'Home'],
  ['/customer/admin_users', () => admin, 'users', 9, 99, 'Person'],
  ['/customer/all_blogposts', () => admin, 'posts', 9, 99, 'Post'],
] as const)('%s with hundreds of rows', (path, who, table, first, most, noun) => {
  test('reads one page of narrow rows, whatever the address asks for', async () => {
    for (const [search, shown] of [
      ['', first],
      [`?show=${first * 2}`, first * 2],
      ['?show=100000', most],
      ['?show=100000&from=90', most],
    ] as const) {
      const { html, lists, rows, width } = await reads(`${path}${search}`, who(), table);
      expect(shownNames(html), search).toHaveLength(shown);
      expect(lists).toBe(1);
      // One more tells that there are others; the count and the viewer's own row may be among them, and what each user has.
      expect(rows).toBeLessThanOrEqual((table === 'users' ? 2 : 1) * shown + 3);
      expect(width).toBeLessThan(500);
      expect(html).not.toContain('very long description');
    }
  });

  test('passes from page to page by its links, shows every row once, and leads back to the newest', async () => {
    const seen: string[] = [];
    let next: string | undefined = `${path}?show=${most}`;
    while (next) {
      const html: string = await site.html(next, who().cookie);
      seen.push(...shownNames(html).filter((name) => name.startsWith(`${noun} number`)));
      expect(/Back to the newest|>First<\/a>/.test(html)).toBe(next.includes('from='));
      const more = /href="([^"]*\?show=[^"]*)"[^>]*><span class="btn-label">show more</i.exec(html)?.[1];
      // Each page is taken at its fullest.
      next = more?.replaceAll('&amp;', '&').replace(/show=\d+/, `show=${most}`);
    }
    expect(new Set(seen).size).toBe(table === 'listings' ? HOMES : OTHERS);
    expect(seen).toHaveLength(new Set(seen).size);
  });
});

test('a row on a later page is asked about without scripts on that page', async () => {
  const page = '/customer/all_properties?show=50&from=200';
  const html = await site.html(page, ada.cookie);
  const form =
    html
      .split('<form')
      .find((part) => /^(?:(?!<\/form>)[^])*name="delete"(?:(?!<\/form>)[^])*Home number 201</.test(part)) ?? '';
  const fields = [...form.replace(/<\/form>[^]*/, '').matchAll(/<(?:input|button)[^>]*>/g)].map(([tag]) =>
    ['name', 'value'].map((attribute) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1] ?? ''),
  );
  expect(fields).toEqual([
    ['show', '50'],
    ['from', '200'],
    ['delete', expect.any(String)],
  ]);
  const question = 'Are you sure you want to delete this listing? Home number 201';
  expect(await site.text(`/customer/all_properties?${new URLSearchParams(fields)}`, ada.cookie)).toContain(question);
});
