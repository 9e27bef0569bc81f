import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { moderationTexts as texts } from '#features/moderation/texts.ts';
import { decide } from '#features/publishing/deciding.server.ts';
import { publishingTexts } from '#features/publishing/texts.ts';
import { publishListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, uploadsOf } from '../../../tests/support/listings.ts';
import { openSite, type Site } from '../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';

const FORM = '/customer/add_properties';
const MINE = '/customer/all_properties';
const BAIT = 'Quiet flat. Pay inspection fee 20k before viewing.';
const HONEST = 'Quiet flat with water all day.';

let world: World;
let site: Site;
let owner: Person;
let other: Person;

beforeAll(async () => {
  world = await createWorld();
  site = await openSite(world);
  [owner, other] = [await world.person(), await world.person()];
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

async function written(description: string, fields: Record<string, string> = {}): Promise<Record<string, string>> {
  const { imageUrls, ...body } = listingBodyOf(await uploadsOf(world, owner), { moreInfo: '', description });
  const words = Object.entries(body).filter(([, value]) => typeof value !== 'boolean');
  const form = Object.fromEntries(words.map(([name, value]) => [name, String(value)]));
  return { ...form, imageUrls: imageUrls[0] ?? '', ...fields };
}

async function held(by = owner): Promise<string> {
  const body = listingBodyOf(await uploadsOf(world, by), { moreInfo: '', description: BAIT });
  return (await publishListing(world.ctx(by.viewer), body))._id;
}

const countOf = () => world.db.$count(listings, eq(listings.userId, owner.viewer.id));

test('what would keep a home back is quoted with how to mend it, before anything is saved; what is right is saved with a second press', async () => {
  const before = await countOf();
  for (const intent of ['', 'check']) {
    const asked = await site.send(FORM, await written(BAIT, { intent }), owner.cookie);
    expect(asked.statusCode).toBe(200);
    for (const words of ['Pay inspection fee 20k', 'pay before they have seen the home', 'Take out what is to be paid'])
      expect(asked.body).toContain(words);
  }
  expect((await site.send(FORM, await written(HONEST, { intent: 'check' }), owner.cookie)).body).not.toContain(
    'before others see it',
  );
  expect(await countOf()).toBe(before);
  const quoted = await site.send(FORM, await written(BAIT, { intent: '' }), owner.cookie);
  const [, confirmed = ''] = /name="confirmed" value="(paid-unseen[^"]*)"/.exec(quoted.body) ?? [];
  // Other words are asked about again.
  const others = await written('Bring the form fee of 3k before inspection.', { confirmed });
  expect((await site.send(FORM, others, owner.cookie)).statusCode).toBe(200);
  const saved = await site.send(FORM, await written(BAIT, { confirmed }), owner.cookie);
  expect(saved.statusCode).toBe(302);
  expect(await countOf()).toBe(before + 1);
});

test('an owner whose home waits reads what to do, and says why it is right to whoever decides', async () => {
  const id = await held();
  const mine = await site.html(MINE, owner.cookie);
  for (const words of [texts.waits, texts.canMend, texts.emailFollows, texts.writes.explain.ask])
    expect(mine).toContain(words);
  expect(mine).not.toContain(texts.nothingToDo);
  expect(mine).not.toContain('Half of the homes reviewed recently');

  const say = (words: string, person = owner) => site.send(MINE, { id, move: 'explain', words }, person.cookie);
  expect((await say('short')).statusCode).toBe(400);
  expect((await say('It is mine, believe me.', other)).statusCode).toBe(403);
  expect((await say('The fee is paid to nobody but the estate.')).statusCode).toBe(302);
  expect((await say('The estate asks for it at the gate.')).statusCode).toBe(302);
  const stored = await world.db.select().from(moderationCases).where(eq(moderationCases.listingId, id));
  // The version stays, so that an admin who reads it can decide.
  expect(stored).toMatchObject([{ words: 'The estate asks for it at the gate.', version: 1, verdict: null }]);
  expect(await site.html(MINE, owner.cookie)).toContain('The estate asks for it at the gate.');
});

test('a home that was returned still shows the words that spoke against it', async () => {
  const admin = await world.person({ isAdmin: true });
  const id = await held();
  const [one] = await world.db.select().from(moderationCases).where(eq(moderationCases.listingId, id));
  const reason = 'Please say what is due when the contract is signed.';
  await decide(world.ctx(admin.viewer), one?.id ?? '', { verdict: 'returned', version: 1, words: reason });
  const mine = await site.html(`${MINE}?show=99`, owner.cookie);
  const row = mine.slice(mine.indexOf(`home-${id}`)).split('id="home-')[0] ?? '';
  for (const words of [texts.returnedToYou, reason, 'Pay inspection']) expect(row).toContain(words);
});

test('who takes out what spoke against a home reads that everybody can find it', async () => {
  const id = await held();
  const form = await written(HONEST, { token: '', updatedAt: '' });
  const saved = await site.send(`/customer/listing/update-listing/${id}`, form, owner.cookie);
  expect(saved.statusCode).toBe(302);
  const [flash] = [saved.headers['set-cookie']].flat().map((cookie) => decodeURIComponent(String(cookie)));
  expect(flash).toContain(publishingTexts.released);
});

test('nothing can be said about a home that nobody looks at', async () => {
  const body = listingBodyOf(await uploadsOf(world, owner), { moreInfo: '', description: HONEST });
  const { _id: id } = await publishListing(world.ctx(owner.viewer), body);
  const sent = await site.send(MINE, { id, move: 'explain', words: 'Please look at this one.' }, owner.cookie);
  expect(sent.statusCode).toBe(409);
});

test('the email about a home that waits leads to it and says what follows', async () => {
  await world.runJobs();
  world.emails.length = 0;
  const id = await held();
  await world.runJobs();
  const [email] = world.emails;
  expect(email?.text).toContain(`${MINE}#home-${id}`);
  expect(email?.text).toContain(texts.emailFollows);
  // Nobody has proved to own the address.
  expect(email?.text).not.toContain('20k');
});

test('how long homes usually wait is said once enough were decided', async () => {
  await held();
  const ago = (minutes: number) => new Date(world.clock.now.getTime() - minutes * 60_000);
  const decided = Array.from({ length: 8 }, (_, n) => ({
    listingId: crypto.randomUUID(),
    ownerId: other.viewer.id,
    why: 'signals' as const,
    holds: true,
    score: 60,
    openedAt: ago(300 + n),
    decidedAt: ago(120),
    verdict: 'approved' as const,
  }));
  await world.db.insert(moderationCases).values(decided);
  expect(await site.html(MINE, owner.cookie)).toContain(texts.usually(184));
});

test('a home that was returned waits for its owner: every screen of theirs says so, and its form says what is to be changed', async () => {
  const [seller, admin] = [await world.person(), await world.person({ isAdmin: true })];
  const id = await held(seller);
  const [open] = await world.db.select().from(moderationCases).where(eq(moderationCases.listingId, id));
  const words = 'Please take out what is paid before a viewing.';
  const decision = { verdict: 'returned', version: String(open?.version), words };
  const form = `/customer/listing/update-listing/${id}`;
  expect(await site.text(MINE, seller.cookie)).not.toContain(texts.needsChange);
  await decide(world.ctx(admin.viewer), open?.id ?? '', decision);
  const [list, page] = [await site.text(MINE, seller.cookie), await site.text(`/listing/${id}`, seller.cookie)];
  expect(list).toContain(texts.needsChange);
  expect(page).toContain(texts.waitsForYou);
  for (const shown of [list, await site.text(form, seller.cookie)])
    for (const said of [texts.returnedToYou, words, 'Pay inspection']) expect(shown).toContain(said);
  // An admin who opens the form is not its owner.
  expect(await site.text(form, admin.cookie)).not.toContain(texts.returnedToYou);
});
