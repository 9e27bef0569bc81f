import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeListing } from '../../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import type { Filters } from '../filters.ts';
import { results } from '../results/results.server.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const owner = await world.person();
  const store = (name: string, fields: object) => storeListing(world, owner, { ...fields, name });
  await store('Stated', { features: ['pool'], description: 'Quiet.' });
  await store('Told', { features: [], description: 'Three floors. The pool is heated.' });
  await store('Told and newer', { features: [], description: 'Pool and gym.' });
  await store('Denied', { features: [], description: 'No pool.', address: '3 Pool Street' });
});
afterAll(() => world[Symbol.asyncDispose]());

const asked = (filters: Filters) => results(world.ctx(), filters, 9);

describe('features of a home', () => {
  test('from what was stated come first, and those from its text are marked', async () => {
    const { listings, total } = await asked({ has: ['pool'] });
    expect(total).toBe(3);
    expect(listings.map(({ name, differs }) => [name, differs ?? []])).toEqual([
      ['Stated', []],
      ['Told and newer', ['swimming pool by its description']],
      ['Told', ['swimming pool by its description']],
    ]);
  });

  test('that its text denies are none: nobody who does not want them misses it', async () => {
    const { listings } = await asked({ without: ['pool'] });
    expect(listings.map(({ name }) => name)).toEqual(['Denied']);
  });
});

test.each(['tuning', 'held-out', 'strange'])(
  'sentences of listings, %s: none tells a feature that is not there, and hardly one is missed',
  async (name) => {
    const file = readFileSync(new URL(`../../../../tests/relevance/described-${name}.txt`, import.meta.url), 'utf8');
    const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const sentences = lines.map((line) => line.split(' | ') as [string, string]);
    const { rows } = await world.db.execute<{ described: string[] }>(
      sql`select search_described_features(text) as described from unnest(${sql.param(sentences.map(([, text]) => text))}::text[]) with ordinality as one (text, at) order by at`,
    );
    const features = sentences.map(([said]) => (said === '-' ? [] : said.split(', ')));
    const wrong = sentences.filter((_, at) => rows[at]?.described.some((one) => !features[at]?.includes(one)));
    const missed = sentences.filter((_, at) => features[at]?.some((one) => !rows[at]?.described.includes(one)));
    expect(wrong).toEqual([]);
    expect(missed.length / sentences.length, missed.join('; ')).toBeLessThanOrEqual(0.03);
  },
);
