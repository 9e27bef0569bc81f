import { expect, test } from 'vitest';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld } from '../../../tests/support/world.ts';
import { isSampled } from './looking.server.ts';
import { openCase } from './service.server.ts';

test('a home that several people speak of at once: has one open case, with each reason once and a version that grew', async () => {
  await using world = await createWorld();
  const owner = await world.person();
  const listing = await storeListing(world, owner);
  const said = {
    ownerId: owner.viewer.id,
    sentence: 'Somebody says that it is gone.',
    mend: 'Confirm that it is free.',
  };
  const ids = await Promise.all(
    (['report', 'new', 'report', 'edit'] as const).map((why) =>
      inTransaction(world.ctx(), (tx) => openCase(tx, listing, { ...said, why, weight: 20 })),
    ),
  );
  const [one, ...more] = await world.db.select().from(moderationCases);
  expect(more).toEqual([]);
  expect(new Set(ids)).toEqual(new Set([one?.id]));
  expect(one).toMatchObject({ why: 'report', score: 60, version: 4, holds: false, verdict: null });
  expect(one?.reasons.map(({ rule }) => rule).toSorted()).toEqual(['edit', 'new', 'report']);
});

test('homes that are looked at by chance: one in twenty, and the same each time', () => {
  const ids = Array.from({ length: 4_000 }, (_, n) => `01940000-0000-7000-8000-${String(n).padStart(12, '0')}`);
  const sampled = ids.filter(isSampled);
  expect(sampled.length).toBeGreaterThan(150);
  expect(sampled.length).toBeLessThan(250);
  expect(ids.filter(isSampled)).toEqual(sampled);
});
