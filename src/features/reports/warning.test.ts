import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/schema/users.ts';
import { removeListing } from '#features/publishing/service.server.ts';
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
  const { world, ada, admin, look, report, rows, pass } = place;
  const other = await world.person();
  for (const person of [ada, other, admin]) await look(person);
  await report(ada, 'money-first');
  await report(other, 'gone');
  for (const { id, reason } of await rows())
    await decideReport(world.ctx(admin.viewer), id, reason === 'gone' ? 'upheld' : 'not-upheld');
  pass(31 * MINUTE);
  await warnViewers(world.deps);
  await world.runJobs();
  expect(world.emails.filter(({ subject }) => subject.startsWith('A warning'))).toEqual([]);
});
