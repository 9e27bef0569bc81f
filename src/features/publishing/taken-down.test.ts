import { expect, test } from 'vitest';
import { decide } from '#features/publishing/deciding.server.ts';
import { appeal, standingsOf } from '#features/moderation/service.server.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { listingBodyOf, uploadsOf } from '../../../tests/support/listings.ts';
import { createWorld } from '../../../tests/support/world.ts';
import { changeListing, publishListing } from './service.server.ts';
import { savedWords } from './texts.ts';

test('a home that was taken down: mended first or not, its owner can ask another person to look', async () => {
  await using world = await createWorld();
  const [owner, admin] = [await world.person(), await world.person({ isAdmin: true })];
  const ctx = world.ctx(owner.viewer);
  const words = { description: 'A quiet flat near the sea. Pay inspection fee 20k before viewing.' };
  const { _id: id } = await publishListing(ctx, listingBodyOf(await uploadsOf(world, owner), words));
  const cases = () => world.db.select().from(moderationCases).orderBy(moderationCases.id);
  const [waiting] = await cases();
  const verdict = { verdict: 'removed', version: String(waiting?.version), words: 'Please take the fee out.' };
  await decide(world.ctx(admin.viewer), waiting?.id ?? '', verdict);

  const saved = await changeListing(ctx, id, { description: 'A quiet flat near the sea.' });
  expect(savedWords('Saved', saved)).toContain('our team took this listing down');
  const { [id]: standing } = await standingsOf(ctx, [{ id, status: 'removed' }]);
  expect(standing?.words).toBe('appeal');
  await appeal(ctx, id, { words: 'The fee is gone from the text.' });
  expect((await cases()).at(-1)).toMatchObject({ why: 'appeal', holds: true, verdict: null });
  await changeListing(ctx, id, { description: 'A quiet flat near the sea, to be seen any day.' });
  expect((await cases()).at(-1)).toMatchObject({ why: 'appeal', holds: true, verdict: null });
});

test('a home that was returned: an appeal that changes nothing is answered as one', async () => {
  await using world = await createWorld();
  const [owner, first, second] = [
    await world.person(),
    await world.person({ isAdmin: true }),
    await world.person({ isAdmin: true }),
  ];
  const ctx = world.ctx(owner.viewer);
  const words = { description: 'A quiet flat near the sea. Pay inspection fee 20k before viewing.' };
  const { _id: id } = await publishListing(ctx, listingBodyOf(await uploadsOf(world, owner), words));
  const returned = async (admin: typeof first) => {
    const [open] = (await world.db.select().from(moderationCases)).filter(({ decidedAt }) => decidedAt === null);
    const verdict = { verdict: 'returned', version: String(open?.version), words: 'Please take the fee out.' };
    await decide(world.ctx(admin.viewer), open?.id ?? '', verdict);
  };
  await returned(first);
  await appeal(ctx, id, { words: 'The fee is paid at the viewing.' });
  await returned(second);
  await world.runJobs();
  const last = world.emails.at(-1);
  expect([last?.to, last?.subject]).toEqual([owner.email, 'Your listing GD-1 is still yours to change']);
  expect(last?.text).toContain('Somebody who did not make the decision has reviewed it again.');
  expect(last?.text).not.toContain('ask there for another review');
  await changeListing(ctx, id, { description: 'A quiet flat near the sea.' });
  const { [id]: standing } = await standingsOf(ctx, [{ id, status: 'pending' }]);
  expect(standing?.words).toBe('explain');
});
