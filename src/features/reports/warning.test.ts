import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';
import { removeListing } from '#features/publishing/service.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { reportedMarket } from '../../../tests/support/reported.ts';
import { decideReport } from './decide.server.ts';
import { undoDecision } from './undo.server.ts';
import { warnViewers } from './warning.server.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

test('who saw the contacts of a home lately is warned once, when what was found of it stands: neither its owner nor who reported it', async () => {
  await using place = await reportedMarket();
  const { world, owner, ada, admin, look, report, rows, pass } = place;
  const [early, ngozi, tunde] = [await world.person(), await world.person(), await world.person()];
  await look(early);
  pass(31 * DAY);
  const gone = await world.person();
  for (const person of [ada, ngozi, tunde, gone, owner]) await look(person);
  await world.db.delete(users).where(eq(users.id, gone.viewer.id));
  await report(ada, 'money-first');
  const id = (await rows())[0]?.id ?? '';
  const as = world.ctx(admin.viewer);
  const warned = async () => {
    await warnViewers(world.deps);
    await world.runJobs();
    return world.emails.filter(({ subject }) => subject.startsWith('A warning about GD-'));
  };
  await decideReport(as, id, 'upheld');
  pass(29 * MINUTE);
  expect(await warned()).toEqual([]);
  await undoDecision(as, id);
  pass(31 * MINUTE);
  expect(await warned()).toEqual([]);
  await decideReport(as, id, 'upheld');
  // Taking the home away changes nothing.
  await removeListing(world.ctx(owner.viewer), place.id);
  pass(31 * MINUTE);
  const emails = await warned();
  expect(emails.map(({ to }) => to).toSorted()).toEqual([ngozi.email, tunde.email].toSorted());
  expect(emails[0]?.text).toContain('“Zinnia Court Duplex” (GD-');
  expect(emails[0]?.text).toContain('money was asked for there before a viewing, looked into it and confirmed it.');
  expect(emails[0]?.text).toContain('pay nothing');
  expect(JSON.stringify(emails)).not.toContain(ada.email);
  expect(JSON.stringify(emails)).not.toContain('Ada');
  pass(60 * MINUTE);
  expect(await warned()).toHaveLength(2);
});

test('nobody is warned of what was not found, or is not about money', async () => {
  await using place = await reportedMarket();
  const { world, owner, ada, admin, look, report, rows, cases, pass } = place;
  const other = await world.person();
  for (const person of [ada, other, admin]) await look(person);
  await storeListing(world, owner);
  await report(ada, 'money-first');
  await report(other, 'gone');
  for (const { id, reason } of await rows())
    await decideReport(world.ctx(admin.viewer), id, reason === 'gone' ? 'upheld' : 'not-upheld');
  pass(31 * MINUTE);
  await warnViewers(world.deps);
  await world.runJobs();
  expect(world.emails.filter(({ subject }) => subject.startsWith('A warning'))).toEqual([]);
  expect(await cases()).toEqual([]);
});

test('a person looks at the other homes on the market of an owner about whose home such a report was right, which stay there', async () => {
  await using place = await reportedMarket();
  const { world, owner, ada, admin, id, report, rows, cases, pass } = place;
  const others = [await storeListing(world, owner), await storeListing(world, owner)];
  await storeListing(world, owner, { status: 'paused' });
  await storeListing(world, await world.person());
  await report(ada, 'not-theirs');
  await decideReport(world.ctx(admin.viewer), (await rows())[0]?.id ?? '', 'upheld');
  const looked = async () => {
    pass(31 * MINUTE);
    await warnViewers(world.deps);
    return (await cases()).filter(({ listingId }) => listingId !== id);
  };
  const found = await looked();
  expect(found.map(({ listingId }) => listingId).toSorted()).toEqual(others.toSorted());
  expect(found).toMatchObject([
    { score: 60, holds: false, version: 1 },
    { score: 60, holds: false, version: 1 },
  ]);
  const live = await world.db.$count(
    listings,
    and(eq(listings.userId, owner.viewer.id), eq(listings.status, 'active')),
  );
  expect(live).toBe(2);
  // Once for each home.
  expect((await looked()).map(({ version }) => version)).toEqual([1, 1]);
});
