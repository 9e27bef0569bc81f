import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, getTableColumns, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { maskingPasses } from '#db/schema/masking-passes.ts';
import { searchListings } from '#features/search/service.server.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { openSite } from '../../../../tests/support/site.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { maskAgain } from './again.server.ts';
import { MASKING_VERSION } from './version.ts';

const SPOKEN = 'Call zero eight zero five five five one two three four five';
const MASKED = { description: 'Call •••••' };

/** A home as older rules left it: what it says shows to everybody. */
const ofOlderRules = async (world: World, description = SPOKEN) =>
  storeListing(world, await world.person(), { description, masked: {} });

const stored = (world: World) =>
  world.db
    .select({ ...getTableColumns(listings), written: sql<string>`xmin::text` })
    .from(listings)
    .orderBy(asc(listings.id));

test('texts that older rules masked: newer ones mask them once, nothing else of the home changes, and remembered pages show it', async () => {
  await using world = await createWorld();
  const id = await ofOlderRules(world);
  await ofOlderRules(world, 'A quiet flat in a close with light all day.');
  await using site = await openSite(world, {}, { memoryBytes: 64 * 1024 * 1024 });
  expect(await site.text(`/listing/${id}`)).toContain(SPOKEN);
  const before = await stored(world);

  expect(await maskAgain(world.deps)).toBe(1);
  await world.deps.changes.caughtUp();
  expect(await site.text(`/listing/${id}`)).toContain(MASKED.description);
  const after = await stored(world);
  // What reads as before is not even written.
  const expected = before.map((home, at) =>
    home.id === id ? { ...home, masked: MASKED, written: after[at]?.written } : home,
  );
  expect(after).toEqual(expected);
  expect(world.emails).toEqual([]);

  // Whatever an older release writes from now on waits for the next version, or the next time that it is saved.
  await ofOlderRules(world);
  expect(await maskAgain(world.deps)).toBe(0);
  expect(await maskAgain(world.deps, { version: MASKING_VERSION + 1 })).toBe(1);
  expect(await maskAgain(world.deps)).toBe(0);
});

test('places that the address of a home names, which the release before did not note: found by them once it is read again', async () => {
  await using world = await createWorld();
  const place = { city: 'Ajah', state: 'Lagos', place: 'lagos/ajah', within: ['lagos/ajah', 'lagos/eti-osa', 'lagos'] };
  const id = await storeListing(world, await world.person(), { ...place, address: 'Lekki-Epe Expressway, Ajah' });
  const foundIn = async (where: string) => {
    const { listings: found } = await searchListings(world.ctx(), { place: [where] });
    return found.map((home) => home.id);
  };
  await world.db.update(listings).set({ named: [] });
  expect(await foundIn('lagos/epe')).toEqual([]);
  expect(await maskAgain(world.deps)).toBe(1);
  expect(await foundIn('lagos/epe')).toEqual([id]);
  expect(await foundIn('lagos/yaba')).toEqual([]);
});

test('masking again, ended in the middle: goes on where it was, and several processes mask no home twice', async () => {
  await using world = await createWorld();
  const ids: string[] = [];
  for (let n = 0; n < 9; n += 1) ids.push(await ofOlderRules(world));
  const [, , , , fourth] = ids.toSorted();
  await world.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'ended'; end $$;
    create trigger refuse before update on listings for each row when (old.id = ${sql.raw(`'${fourth}'`)}) execute function refuse();
  `);
  await expect(maskAgain(world.deps, { batch: 2 })).rejects.toThrow();
  const isDone = async () => (await stored(world)).filter(({ masked }) => masked?.description);
  expect((await isDone()).map(({ id }) => id)).toEqual(ids.toSorted().slice(0, 4));
  await world.db.execute(sql`drop trigger refuse on listings`);

  const again = await Promise.all([maskAgain(world.deps, { batch: 2 }), maskAgain(world.deps, { batch: 2 })]);
  expect(again[0] + again[1]).toBe(5);
  expect(await isDone()).toHaveLength(9);
  expect((await world.db.select().from(maskingPasses))[0]?.finishedAt).not.toBeNull();
});

const PLACES = '../../places';

test('the rules of masking and the places: whoever changes them counts their version up, so that stored texts are read again', async () => {
  const sum = createHash('sha256');
  const gazetteer = (await readdir(join(import.meta.dirname, PLACES, 'gazetteer'))).toSorted();
  for (const file of [
    'mask.ts',
    'masked.ts',
    'numbers.ts',
    'parts.ts',
    'reaches.ts',
    'sounded.ts',
    'spoken.ts',
    'words.ts',
    `${PLACES}/named.server.ts`,
    ...gazetteer.map((name) => `${PLACES}/gazetteer/${name}`),
  ])
    sum.update(await readFile(join(import.meta.dirname, file)));
  const help = 'count MASKING_VERSION up and note both here; only where nothing is read otherwise, note the sum alone';
  expect([MASKING_VERSION, sum.digest('hex').slice(0, 12)], help).toEqual([9, '503d744c05bf']);
});
