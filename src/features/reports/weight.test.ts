import { listings } from '#db/schema/listings.ts';
import { describe, expect, test } from 'vitest';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { suspensions } from '#db/schema/users.ts';
import { circumstancesOf } from '#features/moderation/rules/circumstances.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { reportedMarket } from '../../../tests/support/reported.ts';
import type { Person } from '../../../tests/support/world.ts';
import { accountsToLookAt, decideReport } from './decide.server.ts';
import { answerQuestion, fileReport } from './service.server.ts';
import { weightOf } from './queue.server.ts';
import { reportsTexts as texts } from './texts.ts';

const HOUR_MS = 3_600_000;

const idOf = async ({ rows }: { rows: () => Promise<{ id: string }[]> }) => (await rows())[0]?.id ?? '';

describe('contacts', () => {
  test('are paused at once by a report about money of somebody who had seen them, until it is decided', async () => {
    await using place = await reportedMarket();
    const { world, site, ada, owner, admin, id, look, report, isPaused, cases } = place;
    const other = await world.person();
    await report(other, 'money-first');
    expect(await isPaused()).toBe(false);
    expect(await cases()).toHaveLength(1);
    // The same as where they are paused, so that it does not tell who had seen them.
    expect(await site.text(`/listing/${id}`, owner.cookie)).toContain(texts.paused);
    expect(await site.text(`/listing/${id}`, owner.cookie)).not.toContain('see your contacts here');
    await world.runJobs();
    expect(world.emails.find(({ to }) => to === owner.email)?.text).toContain(texts.paused);
    await look(ada);
    await report(ada, 'not-theirs');
    expect(await isPaused()).toBe(true);
    expect(await site.text(`/listing/${id}`, owner.cookie)).toContain(texts.paused);
    for (const reason of ['money-first', 'not-theirs'] as const)
      await answerQuestion(world.ctx(owner.viewer), { listingId: id, reason, answer: 'The home is mine.' });
    const answered = await site.text(`/listing/${id}`, owner.cookie);
    expect(answered).toContain(texts.paused);
    expect(answered).not.toMatch(/see your contacts here|We have \w+ question/);
    expect(await site.text('/customer/admin_reports', admin.cookie)).toContain('Contacts are paused');
    await decideReport(
      world.ctx(admin.viewer),
      (await place.rows()).find(({ pauses }) => pauses)?.id ?? '',
      'not-upheld',
    );
    expect(await isPaused()).toBe(false);
  });

  test('are said to be hidden only to whom they were hidden for, who reads that nobody waits for the owner', async () => {
    await using place = await reportedMarket();
    const { world, site, ada, id, look, report } = place;
    const thanks = (who: Person) => site.text(`/report/${id}?sent=1`, who.cookie);
    const [other, third] = [await world.person(), await world.person()];
    await report(third, 'gone');
    expect(await thanks(third)).toMatch(/We ask the owner, who has 48 hours .* You find it under Reports\s?\./);
    await report(other, 'money-first');
    expect(await thanks(other)).toMatch(/looking into it An admin looks at it without waiting for the owner/);
    await look(ada);
    await report(ada, 'money-first');
    expect(await thanks(ada)).toMatch(/The contacts of this home are hidden for now\. An admin looks/);
  });

  test('stay where nobody has proved the address of the account that says so', async () => {
    await using place = await reportedMarket();
    const { ada, id, look, from, isPaused, cases } = place;
    await look(ada);
    const ctx = from(ada);
    const viewer = { ...ada.viewer, owesConfirmation: true };
    await fileReport({ ...ctx, viewer }, id, { reason: 'money-first', words: '', email: '' });
    expect([await isPaused(), (await cases()).length]).toEqual([false, 1]);
  });

  test('stay where the report is about something else, or its reporter is mostly wrong', async () => {
    await using place = await reportedMarket();
    const { world, ada, owner, admin, look, report, rows, isPaused } = place;
    const chidi = await world.person();
    await look(chidi);
    await report(chidi, 'price');
    expect(await isPaused()).toBe(false);
    for (let n = 0; n < 3; n += 1) {
      await report(ada, 'gone', await storeListing(world, owner));
      await decideReport(
        world.ctx(admin.viewer),
        (await rows()).find(({ outcome, reason }) => !outcome && reason === 'gone')?.id ?? '',
        'not-upheld',
      );
    }
    await look(ada);
    await report(ada, 'money-first');
    expect(await isPaused()).toBe(false);
    expect((await rows()).find(({ reason }) => reason === 'money-first')).toMatchObject({ weight: 25 });
  });

  test('of three homes at most are paused by the reports of one person at one time', async () => {
    await using place = await reportedMarket();
    const { world, owner, ada, look, report, rows } = place;
    for (let n = 0; n < 4; n += 1) {
      const home = await storeListing(world, owner);
      await look(ada, home);
      await report(ada, 'money-first', home);
    }
    expect((await rows()).filter(({ pauses }) => pauses)).toHaveLength(3);
  });
});

describe('the weight of reports', () => {
  test('one network counts once, and all of a home together are no evidence', async () => {
    await using place = await reportedMarket();
    const { world, report, rows, cases } = place;
    for (const address of ['10.1.1.1', '10.1.1.1', '10.2.2.2'])
      await report(await world.person(), 'money-first', undefined, address);
    expect((await rows()).map(({ weight }) => weight).toSorted()).toEqual([0, 100, 100]);
    expect(await cases()).toMatchObject([{ score: 59, holds: false }]);
  });

  test.each([
    [[], 0],
    [[{ reason: 'gone', weight: 100 }], 30],
    [[{ reason: 'money-first', weight: 25 }], 14],
    [[{ reason: 'price', weight: 0 }], 0],
    [
      [
        { reason: 'money-first', weight: 100 },
        { reason: 'not-theirs', weight: 100 },
      ],
      59,
    ],
  ] as const)('%j weighs %i', (open, weight) => {
    expect(weightOf([...open])).toBe(weight);
  });

  test('three people of three networks who were right within ninety days have the account looked at', async () => {
    await using place = await reportedMarket();
    const { world, owner, admin, report, rows, site, pass } = place;
    const upheld = async (address?: string) => {
      await report(await world.person(), 'fees', undefined, address);
      const open = (await rows()).find(({ outcome }) => !outcome);
      await decideReport(world.ctx(admin.viewer), open?.id ?? '', 'upheld');
      await world.db.update(listings).set({ status: 'active' });
    };
    const due = () => accountsToLookAt(world.ctx(admin.viewer));
    for (const address of ['10.1.1.1', '10.2.2.2', '10.2.2.2']) await upheld(address);
    expect(await due()).toEqual([]);
    await upheld('10.3.3.3');
    expect(await due()).toEqual([{ id: owner.viewer.id, name: 'Bola Ade', people: 4 }]);
    expect(await site.text('/customer/admin_reports', admin.cookie)).toContain('Bola Ade: 4 people');
    const suspension = { cause: 'rules', reason: 'Fees', from: world.clock.now, by: admin.viewer.id } as const;
    await world.db.insert(suspensions).values({ ...suspension, userId: owner.viewer.id, endedAt: world.clock.now });
    expect(await due()).toEqual([]);
    await world.db.delete(suspensions);
    expect(await due()).toHaveLength(1);
    pass(91 * 24 * HOUR_MS);
    expect(await due()).toEqual([]);
  });
});

test('a home about which a report was upheld waits for a person when it is published again, until they approve it', async () => {
  await using place = await reportedMarket();
  const { world, ada, admin, id, report } = place;
  const seen = async () => {
    const subject = {
      name: '',
      description: '',
      moreInfo: '',
      address: '',
      sizeText: '',
      city: '',
      state: '',
      country: '',
      email: '',
      website: '',
      socialMedia: '',
      phone: '',
    };
    const home = { ...subject, type: 'rent' as const, features: [], fees: [], price: 1, place: null };
    return (await circumstancesOf(world.ctx(), id, home)).upheldReport;
  };
  await report(ada, 'photos');
  expect(await seen()).toBe(false);
  await decideReport(world.ctx(admin.viewer), await idOf(place), 'upheld');
  expect(await seen()).toBe(true);
  await world.db.insert(moderationCases).values({
    listingId: id,
    ownerId: place.owner.viewer.id,
    why: 'signals',
    holds: true,
    score: 70,
    openedAt: world.clock.now,
    decidedAt: world.clock.now,
    verdict: 'approved',
  });
  expect(await seen()).toBe(false);
});
