import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { listings } from '#db/schema/listings.ts';
import { reportedMarket } from '../../../tests/support/reported.ts';
import { settleDecided } from './decide.server.ts';
import { reportsTexts as texts } from './texts.ts';
import { undoDecision } from './undo.server.ts';

test('a decision about a report is taken back by who made it, within half an hour: the report is open, the home where it was, both sides are told', async () => {
  await using place = await reportedMarket();
  const { world, site, owner, ada, admin, id, look, report, rows, cases, isPaused, mailed, pass } = place;
  ticks(world.clock);
  await look(ada);
  await report(ada, 'money-first');
  const reportId = (await rows())[0]?.id ?? '';
  const path = '/customer/admin_reports';
  const press = (outcome: string) => site.send(path, { id: reportId, outcome }, admin.cookie);
  const home = async () => (await world.db.select().from(listings).where(eq(listings.id, id)))[0]?.status;

  await press('upheld');
  expect([await home(), await isPaused(), await cases()]).toEqual(['pending', false, []]);
  pass(60_000);
  const other = await world.person({ isAdmin: true });
  await expect(undoDecision(world.ctx(other.viewer), reportId)).rejects.toMatchObject({ message: texts.undoLate });
  expect(await site.text(path, admin.cookie)).toContain(texts.undoTitle);
  await press('undo');
  expect((await world.db.select().from(auditLog)).some(({ action }) => action === 'report.undo')).toBe(true);
  expect([await home(), await isPaused()]).toEqual(['active', true]);
  expect((await rows())[0]).toMatchObject({ outcome: null, decidedAt: null, decidedBy: null });
  expect(await cases()).toMatchObject([{ why: 'report', holds: false }]);
  expect((await mailed(ada.email)).at(-1)).toMatch(/^We are looking at GD-\d+ again$/);
  expect((await mailed(owner.email)).at(-1)).toMatch(/^Your listing GD-\d+ is on the market$/);
  // Neither the return nor that it was taken back decides the report anew.
  await settleDecided(world.deps);
  expect((await rows())[0]).toMatchObject({ outcome: null });

  pass(60_000);
  await press('not-upheld');
  expect(await isPaused()).toBe(false);
  pass(60_000);
  await press('undo');
  expect(await isPaused()).toBe(true);
  expect((await mailed(owner.email)).at(-1)).toMatch(/^We are looking at GD-\d+ again$/);
  await press('not-upheld');
  pass(31 * 60_000);
  await expect(undoDecision(world.ctx(admin.viewer), reportId)).rejects.toMatchObject({ message: texts.undoLate });
});

/** Has the clock go on while it is read, as clocks do. */
function ticks(clock: { now: Date }): void {
  let at = clock.now.getTime();
  Object.defineProperty(clock, 'now', {
    get: () => new Date((at += 3)),
    set: (now: Date) => {
      at = now.getTime();
    },
  });
}
