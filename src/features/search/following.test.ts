import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { searchWords } from '#db/schema/search-words.ts';
import { users } from '#db/schema/users.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { findAsWritten } from '../../../tests/support/search.ts';
import { recountWords } from './service.server.ts';

const total = async (world: World, text: string) =>
  (await findAsWritten(world.ctx(), { searchTerm: text }, { skip: 0, take: 9 })).total;
const known = (world: World, word: string) => world.db.$count(searchWords, eq(searchWords.word, word));

test('search follows every write, whoever makes it', async () => {
  await using world = await createWorld();
  const seller = await world.person();
  const id = await storeListing(world, seller, { name: 'Kingfisher Court' });
  const change = (fields: Partial<typeof listings.$inferInsert>) =>
    world.db.update(listings).set(fields).where(eq(listings.id, id));
  expect(await total(world, 'kingfisher')).toBe(1);

  await change({ name: 'Hornbill Court' });
  expect([await total(world, 'kingfisher'), await total(world, 'hornbill')]).toEqual([0, 1]);
  await change({ status: 'removed' });
  expect(await total(world, 'hornbill')).toBe(0);
  await change({ status: 'active' });
  expect(await total(world, 'hornbill')).toBe(1);
  await change({ latitude: 6.4 });
  expect(await total(world, 'hornbill')).toBe(1);
  await storeListing(world, seller, { name: 'Sunbird Court', status: 'draft' });
  expect(await total(world, 'sunbird')).toBe(0);
  await world.db.execute(sql`update listings set city = 'Sagamu'`);
  expect(await total(world, 'sagamu')).toBe(1);
  await world.db.delete(users).where(eq(users.id, seller.viewer.id));
  expect(await total(world, 'hornbill')).toBe(0);
});

test('the dictionary learns at once and forgets at the next count', async () => {
  await using world = await createWorld();
  const seller = await world.person();
  const id = await storeListing(world, seller, { name: 'Kingfisher Court' });
  await storeListing(world, seller, { name: 'Hornbill Court' });
  expect(await known(world, 'kingfisher')).toBe(1);
  await world.db.delete(listings).where(eq(listings.id, id));
  await recountWords(world.deps);
  expect([await known(world, 'kingfisher'), await known(world, 'hornbill')]).toEqual([0, 1]);
  const [court] = await world.db.select().from(searchWords).where(eq(searchWords.word, 'court'));
  expect(court?.uses).toBe(1);
});

test('a slip that one seller wrote does not hide the homes of those who spell it right', async () => {
  await using world = await createWorld();
  const seller = await world.person();
  await storeListing(world, seller, { name: 'Nice flat in Leki', city: '', address: '' });
  await world.db.execute(sql`
    insert into listings (slug, user_id, name, description)
    select 'home-' || n, ${seller.viewer.id}, 'Fine flat in Lekki', 'Fine' from generate_series(1, 60) as n
  `);
  await recountWords(world.deps);
  expect(await total(world, 'leki')).toBe(61);
  expect(await total(world, 'lekki')).toBe(60);
});

test('people who publish the same new words at the same moment do not stop each other', async () => {
  await using world = await createWorld();
  const app = await world.app();
  const words = Array.from({ length: 60 }, (_, n) => `neu${String.fromCharCode(97 + (n % 26))}${'xyz'[n % 3]}`);
  const posts = await Promise.all(
    [0, 1, 2, 3, 4, 5].map(async (turn) => {
      const person = await world.person();
      const description = words.map((_, at) => words[(at * 7 + turn * 11) % words.length]).join(' ');
      const payload = listingBodyOf(await uploadsOf(world, person), { description });
      return { method: 'POST' as const, url: '/api/listing/create', headers: { cookie: person.cookie }, payload };
    }),
  );
  const answers = await Promise.all(posts.map((post) => app.inject(post)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(await total(world, 'neuax')).toBe(6);
});
