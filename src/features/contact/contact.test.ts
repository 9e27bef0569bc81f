import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { contactForm } from './contract.ts';
import { forgetOld, openForm, sendMessage } from './service.server.ts';

const TYPED = {
  name: 'Ada Obi',
  email: 'ada@example.ng',
  phone: '+234 801 234 5678',
  message: 'Is the flat in Yaba free?',
};

/** Opens the form, lets a minute pass, and sends it. */
async function send(world: World, change: object = {}, ctx = world.ctx()) {
  const opened = openForm(ctx);
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  await sendMessage(ctx, contactForm.parse({ ...TYPED, opened, ...change }));
}

async function stored(world: World) {
  const { rows } = await world.db.execute<Record<string, string>>(sql`select * from contact_messages order by id`);
  return rows;
}

test('a message is kept, mailed to the company so that answering it answers the sender, and confirmed', async () => {
  await using world = await createWorld();
  await send(world);
  expect(await stored(world)).toMatchObject([TYPED]);
  await world.runJobs();
  const [toCompany, receipt] = world.emails;
  expect(toCompany).toMatchObject({
    to: 'hello@gidana.example',
    replyTo: 'ada@example.ng',
    subject: 'Message from Ada Obi',
  });
  expect(toCompany?.text).toContain('Is the flat in Yaba free?');
  expect(toCompany?.text).toContain('+234 801 234 5678');
  expect(receipt).toMatchObject({ to: 'ada@example.ng' });
});

test('the receipt carries no word of the sender, so that nobody can write to strangers through us', async () => {
  await using world = await createWorld();
  await send(world, { name: 'Win a million', message: 'Click https://bad.example' });
  await world.runJobs();
  expect(JSON.stringify(world.emails[1])).not.toMatch(/million|bad\.example/);
});

test('one mailbox gets three receipts a day, and the company every message', async () => {
  await using world = await createWorld();
  for (let n = 0; n < 5; n += 1) await send(world);
  await world.runJobs();
  expect(world.emails.filter(({ to }) => to === 'ada@example.ng')).toHaveLength(3);
  expect(world.emails.filter(({ to }) => to === 'hello@gidana.example')).toHaveLength(5);
});

test('the same form sent twice counts once', async () => {
  await using world = await createWorld();
  const opened = openForm(world.ctx());
  await send(world, { opened });
  await send(world, { opened });
  await Promise.all([send(world, { opened }), send(world, { opened })]);
  expect(await stored(world)).toHaveLength(1);
  await world.runJobs();
  expect(world.emails).toHaveLength(2);
});

test('whoever fills the form in at once is no program', async () => {
  await using world = await createWorld();
  const ctx = world.ctx();
  await sendMessage(ctx, contactForm.parse({ ...TYPED, opened: openForm(ctx) }));
  expect(await stored(world)).toHaveLength(1);
});

test('a program is refused: by the hidden field, by a note that we did not write', async () => {
  await using world = await createWorld();
  const ctx = world.ctx();
  await expect(send(world, { website: 'https://spam.example' })).rejects.toMatchObject({ code: 'invalid' });
  const [time = '', nonce = '', signature = ''] = openForm(ctx).split('.');
  for (const opened of [
    '',
    'x.y.z',
    `${Number(time) - 60_000}.${nonce}.${signature}`,
    `${time}.${nonce}.${signature}x`,
  ]) {
    await expect(send(world, { opened })).rejects.toMatchObject({ code: 'invalid' });
  }
  expect(await stored(world)).toEqual([]);
});

test('a form that lay open for two days says so, and a new one goes through', async () => {
  await using world = await createWorld();
  const opened = openForm(world.ctx());
  world.clock.now = new Date(world.clock.now.getTime() + 48 * 3600_000);
  await expect(send(world, { opened })).rejects.toMatchObject({
    fields: { opened: expect.stringContaining('more than a day') },
  });
  await send(world);
  expect(await stored(world)).toHaveLength(1);
});

test('a network has its share of an hour, told apart from others, and its address is not kept', async () => {
  const limits = { requests: 1000, signIn: 10, register: 2, uploads: 1, writes: 1 };
  await using world = await createWorld({ limits });
  const from = (address: string) => ({ ...world.ctx(), client: { address, userAgent: '', cookies: '' } });
  await send(world, {}, from('2001:db8:1:2::1'));
  await send(world, {}, from('2001:db8:1:2::9'));
  await expect(send(world, {}, from('2001:db8:1:2::3'))).rejects.toMatchObject({
    code: 'too_many',
    retryAfterSeconds: expect.any(Number),
  });
  await send(world, {}, from('102.89.1.1'));
  expect(JSON.stringify(await stored(world))).not.toMatch(/2001:db8|102\.89/);
  world.clock.now = new Date(world.clock.now.getTime() + 3600_000);
  await send(world, {}, from('2001:db8:1:2::3'));
});

test('many at once from one network do not slip through', async () => {
  const limits = { requests: 1000, signIn: 10, register: 3, uploads: 1, writes: 1 };
  await using world = await createWorld({ limits });
  await send(world);
  const sent = await Promise.allSettled(Array.from({ length: 8 }, () => send(world)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await stored(world)).toHaveLength(3);
});

test.each([
  ['a name', { name: ' ' }, 'name'],
  ['an address', { email: 'ada' }, 'email'],
  ['a message', { message: ' \n ' }, 'message'],
  ['a phone number of digits', { phone: 'call me' }, 'phone'],
])('%s is asked for', (_what, change, field) => {
  const outcome = contactForm.safeParse({ ...TYPED, ...change });
  expect(outcome.error?.issues[0]?.path).toEqual([field]);
});

test('a line break cannot leave its line', () => {
  const { name } = contactForm.parse({ ...TYPED, name: 'Ada\r\nBcc: all@example.ng' });
  expect(name).toBe('Ada Bcc: all@example.ng');
});

test('signs that the database cannot keep are no obstacle', async () => {
  await using world = await createWorld();
  await send(world, { name: 'Ada\u0000', message: 'Hello\u0000' });
  expect(await stored(world)).toMatchObject([{ name: 'Ada', message: 'Hello' }]);
});

test('messages are forgotten after a year', async () => {
  await using world = await createWorld();
  await send(world);
  world.clock.now = new Date(world.clock.now.getTime() + 300 * 24 * 3600_000);
  await send(world);
  world.clock.now = new Date(world.clock.now.getTime() + 100 * 24 * 3600_000);
  await forgetOld(world.deps);
  expect(await stored(world)).toHaveLength(1);
});
