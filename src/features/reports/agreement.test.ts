import { describe, expect, test } from 'vitest';
import { moveListing } from '#features/publishing/service.server.ts';
import { REMOVE_REASONS } from '#features/moderation/texts.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { reportedMarket } from '../../../tests/support/reported.ts';
import { decideReport, settleDecided } from './decide.server.ts';
import { askForDueLooks } from './queue.server.ts';
import { reportsTexts as texts } from './texts.ts';
import { warnViewers } from './warning.server.ts';

const [MONEY, , , , INSULT] = REMOVE_REASONS;

/** A home that is reported for money before a viewing and for being gone, with somebody else who saw its contacts, and its case as an admin decides it. */
async function reportedTwice() {
  const place = await reportedMarket();
  const { world, site, ada, admin, look, report, rows, cases, pass } = place;
  const [ngozi, eve] = [await world.person(), await world.person()];
  for (const person of [ada, ngozi]) await look(person);
  await report(ada, 'money-first');
  await report(eve, 'gone');
  // Its owner has had the time to answer.
  pass(48 * 3_600_000);
  await askForDueLooks(world.deps);
  const [found] = await cases();
  const path = `/customer/admin_queue/${found?.id}`;
  pass(1000);
  return {
    ...place,
    ngozi,
    eve,
    path,
    decide: (fields: Record<string, string>) =>
      site.send(path, { version: String(found?.version), verdict: 'removed', ...fields }, admin.cookie),
    outcomes: async () => Object.fromEntries((await rows()).map(({ reason, outcome }) => [reason, outcome])),
    warned: async () => {
      pass(31 * 60_000);
      await warnViewers(world.deps);
      await world.runJobs();
      return world.emails.filter(({ subject }) => subject.startsWith('A warning')).map(({ to }) => to);
    },
    /** What this person was sent about what came of their report. */
    outcomeEmail: async (to: string) => {
      await world.runJobs();
      return world.emails.findLast((email) => email.to === to && email.subject.startsWith('Your report about'))?.text;
    },
  };
}

describe('a home that is taken down in the queue', () => {
  test('for something else closes what was reported of it: nobody is told that they were right, and nobody is warned', async () => {
    await using place = await reportedTwice();
    const { world, site, owner, ada, decide, outcomes, outcomeEmail, warned, mailed, isPaused } = place;
    expect((await decide({ usual: INSULT })).statusCode).toBe(302);
    expect(await outcomes()).toEqual({ 'money-first': 'closed', gone: 'closed' });
    expect(await outcomeEmail(ada.email)).toContain('for another reason, so we have not decided whether this is so');
    expect(await outcomeEmail(ada.email)).not.toContain('You were right');
    expect(await site.text('/customer/reports', ada.cookie)).toContain(texts.closed);
    expect(await site.text('/customer/reports', owner.cookie)).toContain(texts.ownClosed);
    expect((await mailed(owner.email)).filter((subject) => subject.startsWith('What we decided'))).toEqual([]);
    expect(await isPaused()).toBe(false);
    expect(await warned()).toEqual([]);
    // What nobody judged speaks neither for nor against who sent it.
    await place.report(ada, 'fees', await storeListing(world, owner, { name: 'Ada Looks On Bungalow' }));
    const page = await site.text('/customer/admin_reports', place.admin.cookie);
    expect([page.includes('Ada Looks On Bungalow'), page.includes('earlier report')]).toEqual([true, false]);
  });

  test('for what was reported upholds that, with a warning to who saw the contacts, and closes the rest', async () => {
    await using place = await reportedTwice();
    const { ada, eve, ngozi, decide, outcomes, outcomeEmail, warned } = place;
    await decide({ usual: MONEY, words: 'Ada was asked for 20k at the gate.' });
    expect(await outcomes()).toEqual({ 'money-first': 'upheld', gone: 'closed' });
    expect(await outcomeEmail(ada.email)).toContain('You were right');
    expect(await outcomeEmail(eve.email)).toContain('for another reason');
    expect(await warned()).toEqual([ngozi.email]);
  });

  test('in an admin’s own words upholds what they say is true, and nothing else', async () => {
    await using place = await reportedTwice();
    const { site, admin, path, decide, outcomes } = place;
    const page = await site.html(path, admin.cookie);
    expect(page).toContain(texts.answersReports(2));
    expect(page).toMatch(/<input[^>]*name="found-money-first"/);
    expect(page).not.toContain('name="found-insult"');
    const words = 'We were told that this home is not what you say it is.';
    const refused = await decide({ words: 'No.', 'found-gone': 'on' });
    // What was ticked is not lost with a reason that is too short.
    expect([refused.statusCode, /name="found-gone"[^>]*checked/.test(refused.body)]).toEqual([400, true]);
    await decide({ words, 'found-gone': 'on' });
    expect(await outcomes()).toEqual({ 'money-first': 'closed', gone: 'upheld' });
  });

  test('from the list of all listings answers what was reported by the reason that its owner is given', async () => {
    for (const [reason, expected] of [
      ['The description asks for money before a viewing.', { 'money-first': 'upheld', gone: 'closed' }],
      ['We could not confirm that you may offer this home.', { 'money-first': 'closed', gone: 'closed' }],
    ] as const) {
      await using place = await reportedTwice();
      await moveListing(place.world.ctx(place.admin.viewer), place.id, { transition: 'remove', reason });
      await settleDecided(place.world.deps);
      expect(await place.outcomes()).toEqual(expected);
    }
  });
});

test('of a home that left the market for one report the others are judged each by itself, and no job answers them', async () => {
  await using place = await reportedTwice();
  const { world, admin, rows, outcomes, pass } = place;
  const gone = (await rows()).find(({ reason }) => reason === 'gone')?.id ?? '';
  await decideReport(world.ctx(admin.viewer), gone, 'upheld');
  pass(1000);
  await settleDecided(world.deps);
  expect(await outcomes()).toEqual({ 'money-first': null, gone: 'upheld' });
  const other = (await rows()).find(({ reason }) => reason === 'money-first')?.id ?? '';
  await decideReport(world.ctx(admin.viewer), other, 'not-upheld');
  expect(await outcomes()).toEqual({ 'money-first': 'not-upheld', gone: 'upheld' });
});
