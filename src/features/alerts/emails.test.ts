import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Deps } from '#core/ctx.ts';
import { listings } from '#db/schema/listings.ts';
import { alertedHomes, savedSearches } from '#db/schema/saved-searches.ts';
import { createMailer } from '#providers/mail/index.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { smtpServer } from '../../../tests/support/servers/smtp-server.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import type { Every } from './rules.ts';
import { changeSearch, saveSearch } from './service.server.ts';
import { notifyNewHomes } from './service-emails.server.ts';
import { stopEmails } from './service.server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: World;
let owner: Person;
let ada: Person;
let cities = 0;
/** Each test looks for homes in a city of its own. */
let city: string;

const pass = (ms: number) => (world.clock.now = new Date(world.clock.now.getTime() + ms));
const save = async (every: Every, person = ada, more = '') =>
  (await saveSearch(world.ctx(person.viewer), { query: `searchTerm=${city}${more}`, every })).id;

/** A home that comes to the market now. */
function comes(name: string, fields: Partial<typeof listings.$inferInsert> = {}, by = owner): Promise<string> {
  const now = world.clock.now;
  return storeListing(world, by, { name, city, createdAt: now, updatedAt: now, ...fields });
}

/** Looks at all searches that are due, sends what came of it, and gives the emails. */
async function emails() {
  await notifyNewHomes(world.deps, 100);
  await world.runJobs();
  return world.emails.splice(0);
}
const subjects = async () => (await emails()).map(({ subject }) => subject);

beforeAll(async () => {
  world = await createWorld();
  world.clock.now = new Date('2026-11-23T09:30:00Z');
  owner = await world.person();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  cities += 1;
  city = `Town${'abcdefghijklmnopqrstuvwxyz'.charAt(cities)}ville`;
  ada = await world.person({ name: 'Ada' });
  await world.db.delete(savedSearches);
  pass(2 * HOUR);
});

test('a new home is told once, and nothing is written where nothing is new', async () => {
  await comes('Was here before');
  pass(MINUTE);
  await save('instant');
  pass(MINUTE);
  await comes('A fine new flat', { regularPrice: 2_400_000 });
  await comes('Elsewhere', { city: 'Kano' });
  expect(await subjects()).toEqual([]);
  pass(MINUTE);
  const [email, ...others] = await emails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: ada.email, subject: expect.stringMatching(/^1 new home: /) });
  expect(email?.text).toContain('A fine new flat\n₦2,400,000 / year · 3 bedrooms · For Rent');
  expect(email?.text).toContain('http://localhost:3000/listing/home-');
  expect(email?.text).not.toMatch(/Was here before|Elsewhere/);

  for (let n = 0; n < 3; n += 1) {
    pass(2 * MINUTE);
    expect(await subjects()).toEqual([]);
  }
  expect(await world.db.select().from(alertedHomes)).toHaveLength(1);
  await world.db.delete(listings).where(eq(listings.name, 'A fine new flat'));
  expect(await world.db.select().from(alertedHomes)).toEqual([]);
});

test('daily and weekly emails wait for seven in the morning in Lagos', async () => {
  world.clock.now = new Date('2026-12-01T10:00:00Z');
  const weekly = await world.person();
  await save('daily');
  await save('weekly', weekly);
  await save('never', await world.person());
  pass(MINUTE);
  await comes('One');
  world.clock.now = new Date('2026-12-02T05:59:00Z');
  expect(await emails()).toEqual([]);
  pass(MINUTE);
  expect((await emails()).map(({ to }) => to)).toEqual([ada.email]);
  await comes('Two');
  world.clock.now = new Date('2026-12-03T06:00:00Z');
  expect(await subjects()).toEqual([expect.stringMatching(/^1 new home/)]);
  world.clock.now = new Date('2026-12-08T06:00:00Z');
  expect(await emails()).toMatchObject([{ to: weekly.email, subject: expect.stringMatching(/^2 new homes/) }]);
});

test('an email names ten homes and counts the others, which count as told', async () => {
  await save('instant');
  pass(MINUTE);
  for (let n = 1; n <= 13; n += 1) await comes(`Number ${n} of them`);
  pass(MINUTE);
  const [email] = await emails();
  expect(email?.subject).toMatch(/^13 new homes: /);
  expect(email?.text.match(/Number \d+ of them/g)).toHaveLength(10);
  expect(email?.text).toContain('See 3 more: http://localhost:3000/search?searchTerm=');
  pass(2 * MINUTE);
  expect(await emails()).toEqual([]);
});

test('a home that comes to fit, or to be shown, is told; an old one and one’s own are not', async () => {
  const old = await comes('Old and now cheap', { regularPrice: 9_000_000 });
  pass(MINUTE);
  await save('instant', ada, '&maxPrice=3000000');
  pass(MINUTE);
  const dear = await comes('Dear at first', { regularPrice: 5_000_000 });
  const hidden = await comes('Hidden at first', { status: 'removed', regularPrice: 1_000_000 });
  await comes('My own', { regularPrice: 1_000_000 }, ada);
  pass(2 * MINUTE);
  expect(await subjects()).toEqual([]);
  pass(2 * HOUR);
  const changes = { updatedAt: world.clock.now };
  await world.db
    .update(listings)
    .set({ ...changes, regularPrice: 2_000_000 })
    .where(eq(listings.id, dear));
  await world.db
    .update(listings)
    .set({ ...changes, regularPrice: 2_000_000 })
    .where(eq(listings.id, old));
  await world.db
    .update(listings)
    .set({ ...changes, status: 'active' })
    .where(eq(listings.id, hidden));
  const [email] = await emails();
  expect(email?.text).toContain('Dear at first');
  expect(email?.text).toContain('Hidden at first');
  expect(email?.text).not.toMatch(/Old and now cheap|My own/);
});

test('after a silence only what comes from now on is told', async () => {
  const id = await save('instant');
  await changeSearch(world.ctx(ada.viewer), id, { every: 'never' });
  pass(MINUTE);
  await comes('While nobody listened');
  pass(3 * HOUR);
  expect(await emails()).toEqual([]);
  await changeSearch(world.ctx(ada.viewer), id, { every: 'instant' });
  pass(2 * MINUTE);
  await comes('Now that somebody does');
  const [email] = await emails();
  expect(email?.text).toContain('Now that somebody does');
  expect(email?.text).not.toContain('While nobody listened');
});

test('processes that look at the same time tell each home once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => world.person()));
  for (const person of people) await save('instant', person);
  pass(MINUTE);
  await comes('Only once');
  pass(2 * MINUTE);
  const looked = await Promise.all([1, 2, 3].map(() => notifyNewHomes(world.deps, 100)));
  expect(looked.reduce((sum, one) => sum + one)).toBe(12);
  await world.runJobs();
  expect(
    world.emails
      .splice(0)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(people.map(({ email }) => email).toSorted());
});

test('a run does no more than it is told to, and the next one goes on with who waits longest', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => world.person()));
  for (const person of people) {
    await save('instant', person);
    pass(1000);
  }
  await comes('For everybody');
  pass(3 * MINUTE);
  expect(await notifyNewHomes(world.deps, 2)).toBe(2);
  expect(await notifyNewHomes(world.deps, 2)).toBe(1);
  await world.runJobs();
  expect(world.emails.splice(0).map(({ to }) => to)).toEqual(people.map(({ email }) => email));
});

test('what fails marks nothing as told, holds up nobody, and is tried again', async () => {
  const bola = await world.person();
  await save('instant');
  pass(1000);
  await save('instant', bola);
  pass(1000);
  await comes('Told in the end');
  pass(2 * MINUTE);
  const problems: object[] = [];
  let calls = 0;
  const failing: Deps = {
    ...world.deps,
    log: { ...world.deps.log, error: (fields) => void problems.push(fields) },
    jobs: {
      ...world.deps.jobs,
      enqueue: async (...job) => {
        calls += 1;
        // The queue takes the first email, and then the connection is lost.
        await world.deps.jobs.enqueue(...job);
        if (calls === 1) throw new Error('connection lost');
      },
    },
  };
  expect(await notifyNewHomes(failing, 100)).toBe(2);
  expect(problems).toHaveLength(1);
  await world.runJobs();
  expect(world.emails.splice(0).map(({ to }) => to)).toEqual([bola.email]);
  expect(await world.db.select().from(alertedHomes)).toHaveLength(1);
  pass(HOUR);
  expect((await emails()).map(({ to }) => to)).toEqual([ada.email]);
});

test('over a real mail server: the email arrives with a link and headers that stop it', async () => {
  const server = await smtpServer();
  const mail = createMailer({
    from: 'Gidana <no-reply@gidana.example>',
    smtpUrl: server.url,
    dataDir: '',
    log: world.deps.log,
  });
  await using post = await createWorld({}, mail);
  const [seller, finder] = [await post.person(), await post.person({ name: 'Bola <b>' })];
  const saved = await saveSearch(post.ctx(finder.viewer), {
    query: 'type=rent',
    name: 'Rents & more',
    every: 'instant',
  });
  post.clock.now = new Date(post.clock.now.getTime() + 5 * MINUTE);
  const now = post.clock.now;
  await storeListing(post, seller, { name: 'Ọjà <script>', createdAt: now, updatedAt: now });
  expect(await notifyNewHomes(post.deps, 10)).toBe(1);
  await post.runJobs();
  mail.close();

  expect(server.emails).toHaveLength(1);
  const text = decoded(server.emails[0]?.text ?? '');
  expect(server.emails[0]?.recipients).toEqual([finder.email]);
  expect(text).toContain('Subject: 1 new home: Rents & more');
  expect(text).toContain('<a href="http://localhost:3000/listing/home-');
  expect(text).toContain('Ọjà &lt;script&gt;</a>');
  expect(server.emails[0]?.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const link = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(server.emails[0]?.text ?? '')?.[1] ?? '';
  expect(text).toContain(`Stop these emails: ${link}`);
  await stopEmails(post.ctx(), new URL(link).searchParams);
  const [row] = await post.db.select().from(savedSearches).where(eq(savedSearches.id, saved.id));
  expect(row).toMatchObject({ every: 'never', dueAt: null });
});

/** An email without the marks of its way over the wire. */
function decoded(raw: string): string {
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
