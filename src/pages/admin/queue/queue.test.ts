import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { moderationTexts as texts, RETURN_REASONS } from '#features/moderation/texts.ts';
import { changeListing, publishListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../../tests/support/listings.ts';
import { openSite, type Site } from '../../../../tests/support/site.ts';
import { databaseUse } from '../../../../tests/support/statements.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';

const QUEUE = '/customer/admin_queue';
const BAIT = 'Pay inspection fee 20k before viewing.';

let world: World;
let site: Site;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  site = await openSite(world);
  [owner, admin] = [await world.person({ name: 'Bola Ade' }), await world.person({ isAdmin: true })];
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const publish = async (fields: object) =>
  (await publishListing(world.ctx(owner.viewer), listingBodyOf(await uploadsOf(world, owner), fields)))._id;

test('the queue without scripts: an admin takes the riskiest, sees what speaks against it, and decides with a reason its owner reads', async () => {
  const live = await publish({ name: 'A Fine Flat at Ikeja' });
  await changeListing(world.ctx(owner.viewer), live, { address: '9 Another Road' });
  const id = await publish({ name: 'A Cheap Flat in Yaba', description: BAIT });
  const list = await site.text(QUEUE, admin.cookie);
  expect(list.indexOf('A Cheap Flat in Yaba')).toBeLessThan(list.indexOf('A Fine Flat at Ikeja'));
  expect(await site.text('/customer/admin_dashboard', admin.cookie)).toContain('2 to review, 1 held back');

  const next = await site.send(QUEUE, {}, admin.cookie);
  const path = String(next.headers.location);
  const page = await site.html(path, admin.cookie);
  const text = await site.text(path, admin.cookie);
  for (const word of ['A Cheap Flat in Yaba', BAIT, 'Bola Ade', 'Approve', 'Return to owner', 'Take down'])
    expect(text).toContain(word);
  const [, version = ''] = /name="version" value="(\d+)"/.exec(page) ?? [];
  const bare = await site.send(path, { version, verdict: 'returned', usual: '', words: '' }, admin.cookie);
  expect([bare.statusCode, bare.body.includes(texts.reasonMissing)]).toEqual([400, true]);
  const words = 'Please take out what is paid before the viewing.';
  const sent = await site.send(path, { version, verdict: 'returned', usual: '', words }, admin.cookie);
  expect(String(sent.headers.location)).toMatch(/^\/customer\/admin_queue\/[0-9a-f-]+\?after=[0-9a-f-]+$/);
  const [own, home] = [
    await site.text('/customer/all_properties', owner.cookie),
    await site.text(`/listing/${id}`, owner.cookie),
  ];
  for (const shown of [own, home]) expect(shown).toContain(words);
  expect(own).toContain('Ask for another review');

  const appealed = await site.send(
    '/customer/all_properties',
    { id, move: 'appeal', words: 'It is no fee.' },
    owner.cookie,
  );
  expect(appealed.statusCode).toBe(302);
  const asks = await site.text('/customer/all_properties', owner.cookie);
  for (const shown of [texts.appeals, texts.wrote(words)]) expect(asks).toContain(shown);
  // The other one is left for this admin.
  const other = await site.text(String(sent.headers.location), admin.cookie);
  for (const word of ['A Fine Flat at Ikeja', '12 Admiralty Way', '9 Another Road']) expect(other).toContain(word);
});

test('whoever reviews a part of the queue stays in it, from home to home and back to the list', async () => {
  const first = await publish({ name: 'Bungalow One at Epe', description: BAIT });
  await publish({ name: 'Bungalow Two at Epe', description: BAIT });
  const part = '?find=at+Epe&which=held&order=oldest';
  const { headers } = await site.send(QUEUE + part, {}, admin.cookie);
  const path = String(headers.location);
  expect(path).toContain(part);
  const page = await site.html(path, admin.cookie);
  expect(page).toContain('Bungalow One at Epe');
  expect(page).toContain(`href="${(QUEUE + part).replaceAll('&', '&amp;')}"`);
  const skipped = String((await site.send(path, { skip: 'skip' }, admin.cookie)).headers.location);
  expect(await site.text(skipped, admin.cookie)).toContain('Bungalow Two at Epe');
  const last = await site.send(skipped, { skip: 'skip' }, admin.cookie);
  expect(last.headers.location).toBe(QUEUE + part);
  const [, version = ''] = /name="version" value="(\d+)"/.exec(page) ?? [];
  const decided = await site.send(path, { version, verdict: 'approved' }, admin.cookie);
  expect(String(decided.headers.location)).toContain(part);
  // A slip is put right from there, and from the page of what is decided.
  const shown = await site.html(String(decided.headers.location), admin.cookie);
  for (const way of [path.split('?')[0], '/customer/admin_listings?find=GD-']) expect(shown).toContain(`href="${way}`);
  expect(await site.text(path, admin.cookie)).toContain('This is decided. Change it');
  expect(await site.text(`/listing/${first}`)).toContain('Bungalow One at Epe');
});

test('beside a usual reason there is room for 500 characters of an admin’s own, which the owner reads with it', async () => {
  await publish({ name: 'A Flat with Much to Say', description: BAIT });
  const { headers } = await site.send(`${QUEUE}?find=much+to+say`, {}, admin.cookie);
  const path = String(headers.location);
  const page = await site.html(path, admin.cookie);
  const [, version = ''] = /name="version" value="(\d+)"/.exec(page) ?? [];
  expect(page).toMatch(/<textarea[^>]*maxLength="500"/i);
  const [usual] = RETURN_REASONS;
  const send = (words: string) => site.send(path, { version, verdict: 'returned', usual, words }, admin.cookie);
  const long = await send('x'.repeat(501));
  // Nothing that was written is lost, also without scripts.
  expect([
    long.statusCode,
    long.body.includes('x'.repeat(501)),
    long.body.includes('<details data-key="n" open'),
  ]).toEqual([400, true, true]);
  expect((await send('y'.repeat(500))).statusCode).toBe(302);
  expect(await site.text('/customer/all_properties', owner.cookie)).toContain(`${usual} ${'y'.repeat(500)}`);
});

test('the queue is for admins: others are refused its pages and decisions', async () => {
  const [one] = await world.db.select().from(moderationCases);
  for (const [cookie, status] of [
    ['', 302],
    [owner.cookie, 403],
  ] as const) {
    for (const path of [QUEUE, `${QUEUE}/${one?.id}`]) {
      expect((await site.app.inject({ url: path, headers: { cookie } })).statusCode).toBe(status);
    }
    for (const path of [QUEUE, `${QUEUE}/${one?.id}`]) {
      const { statusCode } = await site.send(path, { version: '1', verdict: 'approved' }, cookie);
      expect(cookie ? [403] : [401, 302]).toContain(statusCode);
    }
  }
  for (const gone of ['none', '00000000-0000-7000-8000-000000000000']) {
    expect((await site.app.inject({ url: `${QUEUE}/${gone}`, headers: { cookie: admin.cookie } })).statusCode).toBe(
      404,
    );
  }
});

test('the form of a home with a change that waits starts from that change', async () => {
  const id = await publish({ name: 'Terrace House in Surulere' });
  await changeListing(world.ctx(owner.viewer), id, { description: `Quiet. ${BAIT}`, city: 'Ikeja' });
  const form = await site.html(`/customer/listing/update-listing/${id}`, owner.cookie);
  expect(form).toContain(`Quiet. ${BAIT}`);
  expect(form).toContain('value="Ikeja"');
});

test('with ten thousand in the queue: its first page and the next home come by index, in a few statements', async () => {
  await using large = await createWorld();
  await using there = await openSite(large);
  const [seller, judge] = [await large.person(), await large.person({ isAdmin: true })];
  const id = await storeListing(large, seller);
  await large.db.execute(sql`
    insert into listings (slug, user_id, name, description, status)
    select 'home-' || n, ${seller.viewer.id}, 'Home number ' || n, 'Dry and quiet.', 'active' from generate_series(1, 10000) as n`);
  await large.db.execute(sql`
    insert into moderation_cases (listing_id, owner_id, why, holds, score, opened_at)
    select id, user_id, 'signals', false, 30 + reference % 30, now() from listings where id <> ${id}`);
  await large.db.execute(sql`analyze moderation_cases, listings`);
  const { statements } = await databaseUse(() => there.app.inject({ url: QUEUE, headers: { cookie: judge.cookie } }));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(8);
  const { rows } = await large.db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select c.id from moderation_cases as c join listings on listings.id = c.listing_id
    where c.decided_at is null and (listings.status in ('active', 'pending') or (listings.status = 'removed' and c.why = 'appeal'))
    order by c.score desc, c.opened_at, c.id limit 9`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('moderation_cases_queue');
  expect(plan).not.toContain('Sort');
  const { headers } = await there.send(QUEUE, {}, judge.cookie);
  expect(await there.text(String(headers.location), judge.cookie)).toContain('Risk 59');
});
