import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenToChanges } from '#db/changes.server.ts';
import { listings } from '#db/schema/listings.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { openSite, type Site } from '../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';

/** A longer hunt: MEMORY_RUNS=500. */
const RUNS = Number(process.env.MEMORY_RUNS ?? 12);
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Node {
  site: Site;
  changes: Awaited<ReturnType<typeof listenToChanges>>;
}

/** What is true: every home that was ever there, with its price and whether the public may see it. */
interface Home {
  id: string;
  price: number;
  status: 'active' | 'paused' | 'gone';
}

let world: World;
let owner: Person;
let nodes: [Node, Node];

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person({ name: 'Somebody In Particular', isAdmin: true });
  const open = async (): Promise<Node> => {
    const changes = await listenToChanges(world.databaseUrl, quiet);
    return { changes, site: await openSite(world, { changes }, { memoryBytes: 4 * 1024 * 1024 }) };
  };
  nodes = [await open(), await open()];
});
afterAll(async () => {
  for (const { site, changes } of nodes) {
    await site[Symbol.asyncDispose]();
    await changes.stop();
  }
  await world[Symbol.asyncDispose]();
});

const LISTS = ['/', '/search?type=rent', '/api/listing/get?type=rent&limit=100', '/search?searchTerm=numbered'];
/** These show every home that there is in a run. */
const WHOLE = ['/api/listing/get?type=rent&limit=100', '/api/listing/get?searchTerm=numbered&limit=100'];

const which = fc.nat({ max: 7 });
const node = fc.constantFrom(0 as const, 1 as const);
const price = fc.integer({ min: 100_000, max: 9_000_000 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('insert' as const), price }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('price' as const), which, price }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hide' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('show' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which, node }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cut' as const) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('read' as const), node, which }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const nameOf = (number: number, asked: number) => `Numbered ${number} for ${asked} naira`;
const SHOWN = /Numbered (\d+) for (\d+) naira/g;

/** Makes the change, and gives what is asked for while it is under way, which may show it before or after. */
async function change(homes: Home[], one: Exclude<Step, { do: 'read' }>): Promise<void> {
  const home = 'which' in one ? homes[one.which] : undefined;
  const set = (fields: Partial<typeof listings.$inferInsert>) =>
    world.db
      .update(listings)
      .set(fields)
      .where(eq(listings.id, home?.id ?? ''));
  if (one.do === 'insert') {
    const name = nameOf(homes.length, one.price);
    const id = await storeListing(world, owner, { name, type: 'rent', regularPrice: one.price });
    homes.push({ id, price: one.price, status: 'active' });
  } else if (one.do === 'cut') {
    const lost = Promise.all(nodes.map(({ changes }) => lossOf(changes)));
    await world.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'gidana changes' and datname = current_database()`);
    await lost;
  } else if (!home || home.status === 'gone') {
    return;
  } else if (one.do === 'price') {
    await set({ name: nameOf(homes.indexOf(home), one.price), regularPrice: one.price });
    home.price = one.price;
  } else if (one.do === 'delete') {
    const { app } = nodes[one.node].site;
    const headers = { cookie: owner.cookie };
    const { statusCode } = await app.inject({ method: 'DELETE', url: `/api/listing/delete/${home.id}`, headers });
    expect(statusCode).toBe(200);
    home.status = 'gone';
    // Whoever did it sees it at once, without waiting for anything.
    await isTrue(nodes[one.node], homes, home);
  } else {
    home.status = one.do === 'hide' ? 'paused' : 'active';
    await set({ status: home.status });
  }
}

/** Ends when this node has noticed that it may have missed something. */
function lossOf(changes: Node['changes']): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = changes.subscribe((tags) => {
      if (tags !== null) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Reads lists and a home of their own: nothing is shown that is not so. */
async function isTrue({ site }: Node, homes: readonly Home[], home: Home | undefined): Promise<void> {
  for (const url of LISTS) {
    const { statusCode, body } = await site.app.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect([url, body]).not.toEqual([url, expect.stringContaining(owner.viewer.name)]);
    for (const [, number, asked] of body.matchAll(SHOWN)) {
      const { price: now, status } = homes[Number(number)] ?? {};
      expect([url, number, Number(asked), 'active']).toEqual([url, number, now, status]);
    }
  }
  if (!home) return;
  for (const url of [`/listing/${home.id}`, `/api/listing/get/${home.id}`]) {
    const { statusCode, body } = await site.app.inject(url);
    expect([url, statusCode]).toEqual([url, home.status === 'active' ? 200 : 404]);
    if (home.status === 'active') expect(body).toContain(nameOf(homes.indexOf(home), home.price));
  }
}

/** Every home that there is, is in the lists of both nodes within a second. */
async function isComplete(homes: readonly Home[]): Promise<void> {
  const wanted = homes.flatMap(({ status, price: now }, number) => (status === 'active' ? [nameOf(number, now)] : []));
  await Promise.all(nodes.map(({ changes }) => changes.caughtUp()));
  world.clock.now = new Date(world.clock.now.getTime() + 700);
  for (const { site } of nodes) {
    for (const url of WHOLE) {
      const names = (await site.app.inject(url)).json<{ name: string }[]>().map(({ name }) => name);
      expect([url, names.toSorted()]).toEqual([url, wanted.toSorted()]);
    }
  }
}

test(
  'two nodes that remember: whatever is written and read, and however their feed is cut, nothing is shown that is not so',
  { timeout: 60_000 + RUNS * 5_000 },
  async () => {
    const run = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await world.db.delete(listings);
      const homes: Home[] = [];
      for (const one of steps) {
        if (one.do === 'read') {
          const reader = nodes[one.node];
          await reader.changes.caughtUp();
          await isTrue(reader, homes, homes[one.which]);
          const own = await reader.site.html('/', owner.cookie);
          expect(own).toContain(owner.viewer.name);
        } else {
          // Asked for while it changes, an answer may be of before or after, and must not stay when it is of before.
          const meanwhile = nodes.flatMap(({ site }) => LISTS.map((url) => site.app.inject(url)));
          await change(homes, one);
          await Promise.all(meanwhile);
        }
      }
      await isComplete(homes);
    });
    await fc.assert(run, { numRuns: RUNS, endOnFailure: RUNS < 50 });
  },
);
