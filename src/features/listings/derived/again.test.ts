import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, getTableColumns, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { maskingPasses } from '#db/schema/masking-passes.ts';
import { searchListings } from '#features/search/service.server.ts';
import { listingBodyOf, storeListing } from '../../../../tests/support/listings.ts';
import { openSite } from '../../../../tests/support/site.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { deriveAgain } from './again.server.ts';
import { derivedOf } from './derived.server.ts';
import { DERIVED_VERSION } from './version.ts';

const SPOKEN = 'Call zero eight zero five five five one two three four five';
const MASKED = { description: 'Call •••••' };

const FLAT = { city: 'Ajah', state: 'Lagos', address: 'Lekki-Epe Expressway, Ajah', price: 2_500_000 };

/** A home with all that follows from what its owner says of it, but for what is given: what older rules said instead. */
async function ofOlderRules(
  world: World,
  older: Partial<typeof listings.$inferInsert> = { masked: {} },
  said = SPOKEN,
) {
  const body = listingBodyOf([]);
  const fields = { ...FLAT, description: said };
  const home = { ...body, type: 'rent' as const, fees: [], ...fields };
  return storeListing(world, await world.person(), { ...fields, ...derivedOf(home), ...older });
}

const stored = (world: World) =>
  world.db
    .select({ ...getTableColumns(listings), written: sql<string>`xmin::text` })
    .from(listings)
    .orderBy(asc(listings.id));

test('texts that older rules masked: newer ones mask them once, nothing else of the home changes, and remembered pages show it', async () => {
  await using world = await createWorld();
  const id = await ofOlderRules(world);
  await ofOlderRules(world, {}, 'A quiet flat in a close with light all day.');
  await using site = await openSite(world, {}, { memoryBytes: 64 * 1024 * 1024 });
  expect(await site.text(`/listing/${id}`)).toContain(SPOKEN);
  const before = await stored(world);

  expect(await deriveAgain(world.deps)).toBe(1);
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
  expect(await deriveAgain(world.deps)).toBe(0);
  expect(await deriveAgain(world.deps, { version: DERIVED_VERSION + 1 })).toBe(1);
  expect(await deriveAgain(world.deps)).toBe(0);
});

test('where homes lie and what they name, as an older gazetteer had it: found by both once they are derived again', async () => {
  await using world = await createWorld();
  const unnamed = await ofOlderRules(world, { named: [] });
  const middle = { latitude: 6.6, longitude: 3.35 };
  const unknown = await ofOlderRules(world, { place: 'lagos', within: ['lagos'], ...middle, named: [], firstTotal: 1 });
  const foundIn = async (where: string) => {
    const { listings: found } = await searchListings(world.ctx(), { place: [where] });
    return found.map((home) => home.id).toSorted();
  };
  expect(await foundIn('lagos/ajah')).toEqual([unnamed]);
  expect(await foundIn('lagos/epe')).toEqual([]);
  expect(await deriveAgain(world.deps)).toBe(2);
  expect(await foundIn('lagos/ajah')).toEqual([unnamed, unknown].toSorted());
  expect(await foundIn('lagos/epe')).toEqual([unnamed, unknown].toSorted());
  expect(await foundIn('lagos/yaba')).toEqual([]);
  const [one, other] = await stored(world);
  expect(other).toMatchObject({ place: one?.place, firstTotal: one?.firstTotal, latitude: one?.latitude });
});

test('deriving again, ended in the middle: goes on where it was, and several processes derive no home twice', async () => {
  await using world = await createWorld();
  const ids: string[] = [];
  for (let n = 0; n < 9; n += 1) ids.push(await ofOlderRules(world));
  const [, , , , fourth] = ids.toSorted();
  await world.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'ended'; end $$;
    create trigger refuse before update on listings for each row when (old.id = ${sql.raw(`'${fourth}'`)}) execute function refuse();
  `);
  await expect(deriveAgain(world.deps, { batch: 2 })).rejects.toThrow();
  const isDone = async () => (await stored(world)).filter(({ masked }) => masked?.description);
  expect((await isDone()).map(({ id }) => id)).toEqual(ids.toSorted().slice(0, 4));
  await world.db.execute(sql`drop trigger refuse on listings`);

  const again = await Promise.all([deriveAgain(world.deps, { batch: 2 }), deriveAgain(world.deps, { batch: 2 })]);
  expect(again[0] + again[1]).toBe(5);
  expect(await isDone()).toHaveLength(9);
  expect((await world.db.select().from(maskingPasses))[0]?.finishedAt).not.toBeNull();
});

const PLACES = '../../places';
const MASKING = ['mask', 'masked', 'numbers', 'parts', 'reaches', 'sounded', 'spoken', 'words'];
const LOCATING = [
  'gazetteer.server',
  'landmarks.server',
  'locate.server',
  'mentions.server',
  'named.server',
  'names.server',
  'rules',
];

test('rules by which homes are derived: whoever changes them counts their version up, so that stored homes are derived again', async () => {
  const sum = createHash('sha256');
  const gazetteer = (await readdir(join(import.meta.dirname, PLACES, 'gazetteer'))).toSorted();
  for (const file of [
    ...MASKING.map((name) => `../masking/${name}.ts`),
    ...LOCATING.map((name) => `${PLACES}/${name}.ts`),
    ...gazetteer.map((name) => `${PLACES}/gazetteer/${name}`),
    '../costs/cost.ts',
    'derived.server.ts',
  ])
    sum.update(await readFile(join(import.meta.dirname, file)));
  const help =
    'count DERIVED_VERSION up and note both here; only where nothing is derived otherwise, note the sum alone';
  expect([DERIVED_VERSION, sum.digest('hex').slice(0, 12)], help).toEqual([15, '99ed1d51303e']);
});
