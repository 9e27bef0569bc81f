import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { openOf } from '#features/moderation/repo.server.ts';
import { maskContacts } from '#features/listings/masking/mask.ts';
import { fillDemoMarket } from '../support/demo-market.ts';
import { listingBodyOf, uploadsOf } from '../support/listings.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Written by people who had not read the rules. */
function written<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../support/strangers/${name}.json`, import.meta.url), 'utf8')) as T;
}
const BAITS = written<{ note: string; body: object }[]>('baits');
const SELLERS = written<object[][]>('honest-sellers');
const TEXTS = written<{ text: string; hide: string[]; keep: string[] }[]>('texts-to-mask');

/** Puts a home on the market as an app does, with the details that its seller would give. */
async function add(world: World, owner: Person, body: object, phone: string): Promise<void> {
  const plain = { city: '', state: '', socialMedia: '', website: '', email: owner.email, moreInfo: '', phone };
  const payload = listingBodyOf(await uploadsOf(world, owner), { ...plain, ...body });
  const url = '/api/listing/create';
  const answer = await (await world.app()).inject({ method: 'POST', url, headers: { cookie: owner.cookie }, payload });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

const phoneOf = (n: number) => `0803123${String(4000 + n)}`;

describe('a market that strangers list on, with the settings as they come', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await fillDemoMarket(world);
    return () => world[Symbol.asyncDispose]();
  }, 120_000);

  test('homes that ask for money before they are seen wait: 38 of 40 at least, and all are looked at', async () => {
    const missed: string[] = [];
    const unseen: string[] = [];
    for (const [n, { note, body }] of BAITS.entries()) {
      const owner = await world.person({ createdAt: world.clock.now });
      await add(world, owner, body, phoneOf(n));
      const [home] = await world.db.select().from(listings).where(eq(listings.userId, owner.viewer.id));
      if (home?.status !== 'pending') missed.push(note);
      if (home && !(await openOf(world.db, home.id))) unseen.push(note);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
    expect(unseen).toEqual([]);
  }, 120_000);

  test('homes of honest new sellers are live at once: 196 of 200 at least', async () => {
    const held: string[] = [];
    for (const [n, bodies] of SELLERS.entries()) {
      const owner = await world.person({ createdAt: world.clock.now });
      for (const body of bodies) await add(world, owner, body, phoneOf(1000 + n));
      const homes = await world.db.select().from(listings).where(eq(listings.userId, owner.viewer.id));
      expect(homes).toHaveLength(bodies.length);
      held.push(
        ...homes.filter(({ status }) => status !== 'active').map(({ name, description }) => `${name}: ${description}`),
      );
    }
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(4);
  }, 240_000);
});

describe('masking of texts by strangers', () => {
  test('ways to reach somebody are hidden, and figures that are none stay', () => {
    const open = TEXTS.flatMap(({ text, hide }) => hide.filter((part) => isReadable(part, maskContacts(text))));
    const gone = TEXTS.flatMap(({ text, keep }) => keep.filter((part) => !maskContacts(text).includes(part)));
    const count = (name: 'hide' | 'keep') => TEXTS.flatMap((one) => one[name]).length;
    expect(open.length / count('hide'), open.join('\n')).toBeLessThanOrEqual(0.02);
    expect(gone.length / count('keep'), gone.join('\n')).toBeLessThanOrEqual(0.05);
  });
});

/** Whether the part, or three figures of it in a row, can still be read. */
function isReadable(part: string, masked: string): boolean {
  return masked.includes(part) || (part.match(/\p{N}{3,}/gu) ?? []).some((figures) => masked.includes(figures));
}
