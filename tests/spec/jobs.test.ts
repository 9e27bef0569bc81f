import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingHistory } from '#db/schema/listing-history.ts';
import { listingRewrites } from '#db/schema/listing-rewrites.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { reports } from '#db/schema/reports.ts';
import { suspensions } from '#db/schema/users.ts';
import { jobHandlers } from '#server/jobs.server.ts';
import { storeListing } from '../support/listings.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  const owner = await world.person();
  await storeListing(world, owner, { name: 'Flat in Yaba', place: 'lagos/yaba', within: ['lagos', 'lagos/yaba'] });
  const home = await storeListing(world, owner, { contactsPausedAt: world.clock.now });
  const ids = { listingId: home, ownerId: owner.viewer.id };
  const at = world.clock.now;
  await world.db.insert(reports).values({
    ...ids,
    name: 'Flat',
    reference: 1,
    reporterEmail: 'eve@example.com',
    network: 'n',
    reason: 'money-first',
    pauses: true,
    createdAt: at,
    confirmedAt: at,
    queuedAt: at,
  });
  await world.db.insert(moderationCases).values({
    ...ids,
    why: 'report',
    holds: false,
    score: 55,
    openedAt: at,
    decidedAt: at,
    verdict: 'approved',
  });
  const other = await world.person();
  const suspended = await storeListing(world, other, { status: 'paused' });
  const step = { transition: 'suspend', from: 'active', to: 'paused' };
  await world.db.insert(listingHistory).values({ listingId: suspended, at, ...step });
  const days = (n: number) => new Date(at.getTime() + n * 86_400_000);
  await world.db.insert(suspensions).values({
    userId: other.viewer.id,
    cause: 'rules',
    reason: 'Our terms were broken.',
    from: days(-7),
    until: days(-1),
    by: owner.viewer.id,
  });
  await world.db.insert(listingRewrites).values({ name: 'something new' });
});
afterAll(async () => world[Symbol.asyncDispose]());

/** What the jobs that run for one thing only are given. */
const DATA: Record<string, object> = {
  'mail.send': { to: 'ada@example.ng', subject: 'A', text: 'B' },
  'media.variants': { name: '1732190000000-none.jpg' },
  'accounts.confirmation': { userId: '00000000-0000-7000-8000-000000000000', isNew: true },
  'accounts.reset-letter': { email: 'nobody@example.com' },
};

test.each(jobHandlers.map((handler) => ({ ...handler, name: handler.kind.name })))(
  'touches: what $name changes for the public is what it says',
  async ({ kind, run, name }) => {
    const { changes } = world.deps;
    await changes.caughtUp();
    const heard = new Set<string>();
    const stop = changes.subscribe((tags) => tags?.forEach((tag) => heard.add(kindOf(tag))));
    await run(world.deps, DATA[name] ?? {});
    await changes.caughtUp();
    stop();
    expect([...heard]).toEqual(kind.touches === 'nothing' ? [] : kind.touches);
  },
);

function kindOf(tag: string): string {
  return tag.startsWith('list') ? 'listings' : tag.replace('area_', '');
}
