import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { auditLog } from '#db/schema/audit.ts';
import { listings } from '#db/schema/listings.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { reports } from '#db/schema/reports.ts';
import { removeUser } from '#features/accounts/users/service.server.ts';
import { decide } from '#features/publishing/deciding.server.ts';
import { changeListing, publishListing, removeListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../tests/support/listings.ts';
import { reportedMarket } from '../../../tests/support/reported.ts';
import {
  adminReports,
  decideReport,
  forgetOld,
  openEvidence,
  settleDecided,
  settleReportsOf,
} from './decide.server.ts';
import { askForDueLooks } from './queue.server.ts';
import { MOST_PAUSES } from './rules.ts';
import { answerQuestion, fileReport, ownReports } from './service.server.ts';
import { reportsTexts as texts } from './texts.ts';

const HOUR_MS = 3_600_000;

const idOf = async ({ rows }: { rows: () => Promise<{ id: string }[]> }) => (await rows())[0]?.id ?? '';

describe('a report', () => {
  test('is sent from card, page and contacts without scripts, once by each person, and not about an own home', async () => {
    await using place = await reportedMarket();
    const { world, site, owner, ada, id, rows } = place;
    const path = `/report/${id}`;
    for (const [page, cookie] of [
      ['/search?type=rent', ''],
      [`/listing/${id}`, ''],
      [`/listing/${id}`, ada.cookie],
    ] as const)
      expect(await site.html(page, cookie)).toContain(`href="${path}"`);
    const refused = await site.send(path, { words: 'It is gone.' }, ada.cookie);
    expect([
      refused.statusCode,
      refused.body.includes(texts.reasonMissing),
      refused.body.includes('It is gone.'),
    ]).toEqual([400, true, true]);
    const sent = await site.send(path, { reason: 'gone', words: 'It is gone.' }, ada.cookie);
    expect([sent.statusCode, sent.headers.location]).toEqual([302, `${path}?sent=1`]);
    expect(await site.text(`${path}?sent=1`, ada.cookie)).toContain(texts.thanks);
    expect(await site.text(path, ada.cookie)).toContain(texts.already);
    expect((await site.send(path, { reason: 'price' }, ada.cookie)).statusCode).toBe(409);
    expect((await site.send(path, { reason: 'gone' }, owner.cookie)).statusCode).toBe(403);
    expect(await site.text(path, owner.cookie)).toContain(texts.own);
    expect(await rows()).toMatchObject([{ reason: 'gone', words: 'It is gone.', weight: 100, pauses: false }]);
    for (const status of ['paused', 'let', 'removed'] as const) {
      await world.db.update(listings).set({ status });
      expect((await site.app.inject(path)).statusCode).toBe(404);
    }
  });

  test('of a visitor counts once the address is confirmed, by a press and not by following the link', async () => {
    await using place = await reportedMarket();
    const { world, site, owner, id, rows, cases, mailed, pass } = place;
    const path = `/report/${id}`;
    const form = { reason: 'money-first', words: 'Pay first.' };
    expect((await site.send(path, { ...form, email: 'no address' })).statusCode).toBe(400);
    expect((await site.send(path, { ...form, email: 'Eve@Example.com' })).statusCode).toBe(302);
    expect(await mailed('eve@example.com')).toEqual([expect.stringMatching(/^Confirm your report about GD-/)]);
    const email = world.emails.find(({ to }) => to === 'eve@example.com');
    expect(email?.text).not.toMatch(/Zinnia|Pay first/);
    const [link = ''] = /\/report\/confirm\S+/.exec(email?.text ?? '') ?? [];
    expect(await site.text(link)).toContain('Zinnia Court Duplex');
    expect(await rows()).toMatchObject([{ confirmedAt: null }]);
    expect([await cases(), await mailed(owner.email)]).toEqual([[], []]);
    expect(
      (
        await site.send(
          link.replace(/signature=(.)/, (_all, first) => `signature=${first === '-' ? 'x' : '-'}`),
          {},
        )
      ).statusCode,
    ).toBe(400);

    expect((await site.send(link, {})).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ confirmedAt: expect.any(Date), pauses: false }]);
    expect([(await cases()).length, await mailed(owner.email)]).toEqual([1, [expect.stringMatching(/^A question/)]]);
    expect((await site.send(link, {})).statusCode).toBe(400);
    // Whoever tries again with the same address changes nothing and learns nothing; its mailbox does.
    expect((await site.send(path, { ...form, reason: 'gone', email: 'eve@example.com' })).statusCode).toBe(302);
    expect(await rows()).toMatchObject([{ reason: 'money-first' }]);
    expect((await mailed('eve@example.com')).at(-1)).toMatch(/^Your report about GD-/);

    await site.send(path, { ...form, email: 'late@example.com' });
    await world.runJobs();
    const late = world.emails.find(({ to }) => to === 'late@example.com')?.text ?? '';
    pass(49 * HOUR_MS);
    expect((await site.send(/\/report\/confirm\S+/.exec(late)?.[0] ?? '', {})).statusCode).toBe(400);
    await forgetOld(world.deps);
    expect(await rows()).toHaveLength(1);
  });

  test('has bounds: ten a day by one person, three emails a day to one mailbox, and a share of each network', async () => {
    await using place = await reportedMarket();
    const { world, owner, ada, id, from, report } = place;
    for (let n = 0; n < 10; n += 1) await report(ada, 'gone', await storeListing(world, owner));
    await expect(report(ada, 'gone')).rejects.toMatchObject({ code: 'too_many' });
    const visit = (about: string, email: string, address?: string) =>
      fileReport(from(undefined, address), about, { reason: 'gone', words: '', email });
    for (let n = 0; n < 3; n += 1) await visit(await storeListing(world, owner), 'eve@example.com');
    await expect(visit(id, 'eve@example.com')).rejects.toMatchObject({ code: 'too_many' });
    for (let n = 0; n < 20; n += 1) await visit(id, `v${n}@example.com`, '10.9.9.9');
    await expect(visit(id, 'w@example.com', '10.9.9.9')).rejects.toMatchObject({ code: 'too_many' });
  });

  test('brings pictures that only admins open, whole and without their metadata', async () => {
    await using place = await reportedMarket();
    const { world, site, ada, owner, admin, id, from, rows, pass } = place;
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const form = { reason: 'photos' as const, words: '', email: '' };
    await expect(fileReport(from(), id, { ...form, email: 'e@example.com' }, [picture])).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(fileReport(from(ada), id, form, [Buffer.from('no picture')])).rejects.toMatchObject({
      code: 'unsupported',
    });
    await fileReport(from(ada), id, form, [picture, picture]);
    const [made] = await rows();
    expect(made?.evidence).toHaveLength(2);
    const address = `/customer/admin_reports/${made?.id}/2`;
    for (const [who, status] of [
      [undefined, 302],
      [ada, 403],
      [owner, 403],
    ] as const)
      expect((await site.app.inject({ url: address, headers: { cookie: who?.cookie ?? '' } })).statusCode).toBe(status);
    const shown = await site.app.inject({ url: address, headers: { cookie: admin.cookie } });
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    for (const number of ['0', '3', 'x'])
      expect(
        (await site.app.inject({ url: address.replace(/2$/, number), headers: { cookie: admin.cookie } })).statusCode,
      ).toBe(404);
    const key = made?.evidence[0] ?? '';
    expect((await site.app.inject(`/media/${key.replace('/', '%2F')}`)).statusCode).toBe(404);

    await decideReport(world.ctx(admin.viewer), made?.id ?? '', 'upheld');
    pass(150 * 24 * HOUR_MS);
    await forgetOld(world.deps);
    expect(await world.deps.storage.list({ prefix: 'evidence-', limit: 9 })).toHaveLength(2);
    pass(40 * 24 * HOUR_MS);
    await forgetOld(world.deps);
    expect(await world.deps.storage.list({ prefix: 'evidence-', limit: 9 })).toEqual([]);
    expect(await rows()).toMatchObject([{ evidence: [], outcome: 'upheld' }]);
    await expect(openEvidence(world.ctx(admin.viewer), made?.id ?? '', 1)).rejects.toMatchObject({ code: 'not_found' });
    pass(600 * 24 * HOUR_MS);
    await forgetOld(world.deps);
    expect(await rows()).toEqual([]);
  });
});

describe('the owner', () => {
  test('is asked first, without who said it or their words, and a person looks once they answered or after 48 hours', async () => {
    await using place = await reportedMarket();
    const { world, site, owner, ada, admin, id, cases, mailed, pass } = place;
    await site.send(`/report/${id}`, { reason: 'price', words: 'They said 4 million, I am Adaobi.' }, ada.cookie);
    expect(await mailed(owner.email)).toEqual([expect.stringMatching(/^A question about your listing GD-/)]);
    const page = await site.text('/customer/reports', owner.cookie);
    expect(page).toContain('We were told that the price asked at the end is different: “Zinnia Court Duplex”.');
    for (const where of [page, ...world.emails.filter(({ to }) => to === owner.email).map(({ text }) => text)])
      expect(where).not.toMatch(/Ada|Obi|4 million|person2@/);
    for (const path of [`/listing/${id}`, '/customer/all_properties'])
      expect(await site.text(path, owner.cookie)).toContain(texts.notice(1));
    expect(await cases()).toEqual([]);
    pass(47 * HOUR_MS);
    await askForDueLooks(world.deps);
    expect(await cases()).toEqual([]);

    const answer = { listingId: id, reason: 'price', answer: 'It is two and a half million, as it says.' };
    expect((await site.send('/customer/reports', { ...answer, answer: 'No.' }, owner.cookie)).statusCode).toBe(400);
    expect((await site.send('/customer/reports', answer, ada.cookie)).statusCode).toBe(404);
    expect((await site.send('/customer/reports', answer, owner.cookie)).statusCode).toBe(302);
    expect((await site.send('/customer/reports', answer, owner.cookie)).statusCode).toBe(404);
    expect(await cases()).toMatchObject([{ listingId: id, why: 'report', holds: false, score: 35 }]);
    for (const path of ['reports', 'all_properties', `listing/update-listing/${id}`])
      expect(await site.text(`/customer/${path}`, owner.cookie)).toContain(texts.waiting);
    expect(await site.html('/customer/admin_reports', admin.cookie)).toContain('Photo of Zinnia Court Duplex');
    const [open] = await cases();
    expect(await site.html(`/customer/admin_queue/${open?.id}`, admin.cookie)).toContain(
      `/customer/admin_reports?listing=${id}`,
    );
    for (const [about, shown] of [
      [id, true],
      ['00000000-0000-7000-8000-000000000000', false],
    ] as const)
      expect((await site.text(`/customer/admin_reports?listing=${about}`, admin.cookie)).includes('Adaobi')).toBe(
        shown,
      );
  });

  test('who says nothing is not waited for: after 48 hours a person looks, once', async () => {
    await using place = await reportedMarket();
    const { world, ada, report, cases, pass } = place;
    await report(ada, 'fees');
    pass(48 * HOUR_MS);
    for (let n = 0; n < 2; n += 1) await askForDueLooks(world.deps);
    expect(await cases()).toMatchObject([{ why: 'report', version: 1 }]);
  });

  test('and whoever told us are sent what was decided, in the queue or on the report, and nobody decides their own', async () => {
    await using place = await reportedMarket();
    const { world, owner, ada, admin, id, report, rows, cases, mailed, site } = place;
    await report(ada, 'not-theirs');
    const [reportId, [open]] = [await idOf(place), await cases()];
    await expect(decideReport(world.ctx(ada.viewer), reportId, 'upheld')).rejects.toMatchObject({ code: 'forbidden' });
    const other = await world.person({ isAdmin: true });
    await report(other, 'gone');
    const own = (await rows()).find(({ reporterId }) => reporterId === other.viewer.id)?.id ?? '';
    await expect(decideReport(world.ctx(other.viewer), own, 'upheld')).rejects.toMatchObject({ code: 'forbidden' });
    await site.send('/customer/admin_reports', { id: own, outcome: 'not-upheld' }, admin.cookie);
    const again = await site.send('/customer/admin_reports', { id: own, outcome: 'upheld' }, admin.cookie);
    const refused = texts.decidedMeanwhile('not-upheld');
    expect([again.statusCode, again.body.includes(refused)]).toEqual([409, true]);
    expect(await world.db.select({ action: auditLog.action, detail: auditLog.detail }).from(auditLog)).toEqual([
      { action: 'report.decide', detail: 'It has been let or sold: dismissed' },
    ]);

    const reason = 'The person who owns the home says that it is not yours to offer.';
    const decision = { decidedAt: world.clock.now, decidedBy: admin.viewer.id, verdict: 'removed' as const, reason };
    await world.db
      .update(moderationCases)
      .set(decision)
      .where(eq(moderationCases.id, open?.id ?? ''));
    for (let n = 0; n < 2; n += 1) await settleDecided(world.deps);
    expect((await rows()).map(({ reason, outcome }) => [reason, outcome]).toSorted()).toEqual([
      ['gone', 'not-upheld'],
      ['not-theirs', 'upheld'],
    ]);
    expect(await mailed(ada.email)).toEqual([expect.stringMatching(/^Your report about GD-/)]);
    expect((await mailed(owner.email)).filter((subject) => subject.startsWith('What we decided'))).toHaveLength(2);
    expect(await site.text('/customer/reports', ada.cookie)).toContain(texts.upheld);
    expect((await ownReports(world.ctx(owner.viewer))).questions).toMatchObject([
      { outcome: expect.any(String) },
      { outcome: expect.any(String) },
    ]);
    expect(id).toBeTruthy();
  });

  test('who deletes the home does not get rid of the report', async () => {
    await using place = await reportedMarket();
    const { world, owner, ada, admin, id, report, rows, site } = place;
    await report(ada, 'money-first');
    await removeListing(world.ctx(owner.viewer), id);
    expect(await site.text('/customer/admin_reports', admin.cookie)).toContain('Zinnia Court Duplex (deleted by now)');
    await decideReport(world.ctx(admin.viewer), await idOf(place), 'upheld');
    expect(await rows()).toMatchObject([{ outcome: 'upheld' }]);
  });
});

test('who sent a report is taken out of it with their account; the reports about somebody go with theirs', async () => {
  await using place = await reportedMarket();
  const { world, owner, ada, rows, from, id } = place;
  await fileReport(from(ada), id, { reason: 'gone', words: 'I am Adaobi.', email: '' });
  await fileReport(from(), id, { reason: 'gone', words: '', email: 'eve@example.com' });
  await removeUser(world.ctx(ada.viewer, ada.cookie), ada.viewer.id);
  const [left] = (await rows()).filter(({ confirmedAt }) => confirmedAt);
  expect(left).toMatchObject({ reporterId: null, words: '', reporterEmail: left?.id });
  await removeUser(world.ctx(owner.viewer, owner.cookie), owner.viewer.id);
  expect(await rows()).toEqual([]);
});

test('the screens are for whom they are for', async () => {
  await using place = await reportedMarket();
  const { site, ada, world } = place;
  expect((await site.app.inject('/customer/reports')).statusCode).toBe(302);
  expect(await site.text('/customer/reports', ada.cookie)).toContain(texts.noQuestions);
  expect((await site.app.inject({ url: '/customer/admin_reports', headers: { cookie: ada.cookie } })).statusCode).toBe(
    403,
  );
  await expect(answerQuestion(world.ctx(), { listingId: 'x', reason: 'gone', answer: 'x' })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('a home about which a report is upheld leaves the market, and its owner is told why', async () => {
  await using place = await reportedMarket();
  const { world, site, owner, ada, admin, id, look, report, mailed } = place;
  await look(ada);
  await report(ada, 'money-first');
  await decideReport(world.ctx(admin.viewer, admin.cookie), await idOf(place), 'upheld');
  expect((await site.app.inject(`/listing/${id}`)).statusCode).toBe(404);
  const [home] = await world.db.select().from(listings).where(eq(listings.id, id));
  expect(home?.status).toBe('pending');
  expect(await site.text('/customer/all_properties', owner.cookie)).toContain('money was asked for before a viewing');
  expect(await mailed(owner.email)).toHaveLength(2);
});

test('people of one network pause the contacts of a few homes at most', async () => {
  await using place = await reportedMarket();
  const { world, owner, look, report, rows } = place;
  for (let n = 0; n < 3; n += 1) {
    const eve = await world.person();
    for (let home = 0; home < 2; home += 1) {
      const about = await storeListing(world, owner);
      await look(eve, about);
      await report(eve, 'not-theirs', about, '10.9.9.9');
    }
  }
  expect((await rows()).filter(({ pauses }) => pauses)).toHaveLength(MOST_PAUSES);
});

test('an admin reads nothing of what was said about their own home', async () => {
  await using place = await reportedMarket();
  const { world, ada, admin, report } = place;
  const { viewer, cookie } = await world.person({ isAdmin: true });
  await report(ada, 'gone', await storeListing(world, { ...admin, viewer }));
  const page = { limit: 10, startIndex: 0 };
  expect((await adminReports(world.ctx(viewer, cookie), page)).rows).toEqual([]);
  expect((await adminReports(world.ctx(admin.viewer, admin.cookie), page)).rows).toHaveLength(1);
});

test('a decision about a change of a home decides no report, and a person is asked again', async () => {
  await using place = await reportedMarket();
  const { world, ada, owner, admin, id, report, rows, cases, pass } = place;
  await report(ada, 'money-first');
  await changeListing(world.ctx(owner.viewer), id, { description: 'Send it to account number 0123456789 GTBank.' });
  const [open] = await cases();
  pass(1000);
  const verdict = { verdict: 'returned', version: String(open?.version), words: 'Please take the number out.' };
  await decide(world.ctx(admin.viewer), open?.id ?? '', verdict);
  await settleDecided(world.deps);
  expect(await rows()).toMatchObject([{ outcome: null, queuedAt: null }]);
});

test('a report that is confirmed answers all that say the same of the home, and no later decision calls one of them wrong', async () => {
  await using place = await reportedMarket();
  const { world, ada, admin, report, rows, mailed } = place;
  const eve = await world.person();
  await report(ada, 'money-first');
  await report(eve, 'money-first');
  await decideReport(world.ctx(admin.viewer), await idOf(place), 'upheld');
  expect((await rows()).map(({ outcome }) => outcome)).toEqual(['upheld', 'upheld']);
  for (const { email } of [ada, eve])
    expect(await mailed(email)).toEqual([expect.stringMatching(/^Your report about GD-/)]);
});

test('a decision in the queue answers the reports about the home at once; until then none is decided against it', async () => {
  await using place = await reportedMarket();
  const { world, ada, admin, report, rows, cases } = place;
  await report(ada, 'money-first');
  const [found] = await cases();
  const ctx = world.ctx(admin.viewer);
  const { listingId } = await decide(ctx, found?.id ?? '', { verdict: 'approved', version: String(found?.version) });
  await expect(decideReport(ctx, await idOf(place), 'upheld')).rejects.toMatchObject({
    code: 'conflict',
    message: texts.decidedInQueue,
  });
  await settleReportsOf(ctx, listingId);
  expect(await rows()).toMatchObject([{ outcome: 'not-upheld' }]);
});

test('whoever saw the contacts can still say what is wrong once the home has left the market, others cannot', async () => {
  await using place = await reportedMarket();
  const { world, site, ada, id, look, report, rows } = place;
  await look(ada);
  const eve = await world.person();
  for (const status of ['paused', 'let', 'removed'] as const) {
    await world.db.update(listings).set({ status });
    expect((await site.app.inject({ url: `/report/${id}`, headers: { cookie: ada.cookie } })).statusCode).toBe(200);
    expect((await site.app.inject({ url: `/report/${id}`, headers: { cookie: eve.cookie } })).statusCode).toBe(404);
    expect((await site.app.inject(`/report/${id}`)).statusCode).toBe(404);
  }
  expect(await site.html('/customer/contact-views', ada.cookie)).toContain(`href="/report/${id}"`);
  await world.db.update(listings).set({ status: 'let' });
  expect(await site.html(`/listing/${id}`, ada.cookie)).toContain(`href="/report/${id}"`);
  expect(await site.html(`/listing/${id}`, eve.cookie)).not.toContain(`href="/report/${id}"`);
  await report(ada, 'money-first');
  expect(await rows()).toMatchObject([{ reason: 'money-first', outcome: null }]);
});

test('new homes wait for a look while a report about money pauses contacts of their owner, and after one was right', async () => {
  await using place = await reportedMarket();
  const { world, owner, ada, admin, look, report } = place;
  const publishNew = async () =>
    (await publishListing(world.ctx(owner.viewer), listingBodyOf(await uploadsOf(world, owner)))).status;
  expect(await publishNew()).toBe('active');
  await look(ada);
  await report(ada, 'money-first');
  expect(await publishNew()).toBe('pending');
  await decideReport(world.ctx(admin.viewer), await idOf(place), 'not-upheld');
  expect(await publishNew()).toBe('active');
  await world.db.update(reports).set({ outcome: 'upheld' });
  expect(await publishNew()).toBe('pending');
});
