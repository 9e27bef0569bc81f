import { expect, test } from 'vitest';
import { decide } from '#features/publishing/deciding.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { reportedMarket } from '../../../tests/support/reported.ts';
import type { Person } from '../../../tests/support/world.ts';
import { adminReports, decideReport } from './decide.server.ts';
import { reportsTexts as texts } from './texts.ts';

const PATH = '/customer/reports';

test('a report is withdrawn by who sent it alone: it pauses nothing more, the owner who was asked is told, it counts in no record, and a person still looks at the home', async () => {
  await using place = await reportedMarket();
  const { world, site, owner, ada, admin, id, look, report, rows, cases, isPaused, mailed } = place;
  await look(ada);
  await report(ada, 'money-first');
  const reportId = (await rows())[0]?.id ?? '';
  expect([await isPaused(), (await cases()).length]).toEqual([true, 1]);
  expect(await site.text(`${PATH}?withdraw=${reportId}`, ada.cookie)).toContain(texts.withdrawAfter);
  const press = (who?: Person) => site.send(PATH, { intent: 'withdraw', id: reportId }, who?.cookie);
  for (const other of [owner, admin, await world.person()]) expect((await press(other)).statusCode).toBe(404);
  expect([302, 401]).toContain((await press()).statusCode);
  expect(await isPaused()).toBe(true);

  for (let n = 0; n < 2; n += 1) expect((await press(ada)).statusCode).toBe(302);
  expect(await rows()).toMatchObject([{ outcome: 'withdrawn', decidedBy: null }]);
  expect([await isPaused(), (await cases()).map(({ why }) => why)]).toEqual([false, ['report']]);
  expect(await mailed(owner.email)).toEqual([
    expect.stringMatching(/^A question about/),
    expect.stringMatching(/^No answer needed about GD-/),
  ]);
  expect(await mailed(ada.email)).toEqual([]);
  const [mine, theirs] = [await site.text(PATH, ada.cookie), await site.text(PATH, owner.cookie)];
  expect(mine).toContain(texts.withdrawnMine);
  expect(theirs).toContain(texts.ownWithdrawn);
  for (const said of [theirs, ...world.emails.map(({ text }) => text)]) expect(said).not.toMatch(/Ada|Obi/);
  expect(await site.text(`/report/${id}`, ada.cookie)).toContain(texts.already);
  await expect(decideReport(world.ctx(admin.viewer), reportId, 'upheld')).rejects.toMatchObject({
    message: texts.decidedMeanwhile('withdrawn'),
  });
  await report(ada, 'gone', await storeListing(world, place.owner));
  const { rows: open } = await adminReports(world.ctx(admin.viewer), { limit: 9, startIndex: 0 });
  expect(open).toMatchObject([{ decided: 0, upheld: 0 }]);
});

test('contacts stay paused while another report pauses them', async () => {
  await using place = await reportedMarket();
  const { site, owner, ada, world, look, report, rows, isPaused, mailed } = place;
  const eve = await world.person();
  for (const person of [ada, eve]) await look(person);
  for (const person of [ada, eve]) await report(person, 'money-first');
  for (const [{ viewer, cookie }, stillPaused, emails] of [
    [ada, true, 1],
    [eve, false, 2],
  ] as const) {
    const mine = (await rows()).find(({ reporterId }) => reporterId === viewer.id);
    expect((await site.send(PATH, { intent: 'withdraw', id: mine?.id ?? '' }, cookie)).statusCode).toBe(302);
    expect([await isPaused(), (await mailed(owner.email)).length]).toEqual([stillPaused, emails]);
  }
});

test('a report that is decided, on itself or in the queue, is not withdrawn any more', async () => {
  await using place = await reportedMarket();
  const { world, site, ada, admin, report, rows, cases } = place;
  const other = await storeListing(world, place.owner);
  const refused = async (outcome: string | null) => {
    const last = (await rows())[0];
    const { statusCode, body } = await site.send(PATH, { intent: 'withdraw', id: last?.id ?? '' }, ada.cookie);
    expect([statusCode, body.includes(texts.withdrawDecided)]).toEqual([409, true]);
    expect((await rows())[0]?.outcome).toBe(outcome);
  };
  await report(ada, 'price');
  await decideReport(world.ctx(admin.viewer), (await rows())[0]?.id ?? '', 'not-upheld');
  await refused('not-upheld');
  place.pass(1000);
  await report(ada, 'money-first', other);
  const [open] = await cases();
  await decide(world.ctx(admin.viewer), open?.id ?? '', { verdict: 'approved', version: String(open?.version) });
  await refused(null);
});
