import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { media } from '#db/schema/media.ts';
import { users } from '#db/schema/users.ts';
import { uploadsOf } from '../../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';

async function change(world: World, by: Person, payload: object, whose = by) {
  const app = await world.app();
  const url = `/api/user/update/${whose.viewer.id}`;
  const answer = await app.inject({ method: 'POST', url, headers: { cookie: by.cookie }, payload });
  return { status: answer.statusCode, json: answer.json() };
}

test('what is named changes, what is not named stays, and the updated user is answered', async () => {
  await using world = await createWorld();
  const ada = await world.person({ name: 'Ada Obi' });
  const first = await change(world, ada, { phone: '0803 123-4567', zip: '101233', website: 'https://ada.example/' });
  expect(first).toMatchObject({
    status: 200,
    json: { _id: ada.viewer.id, name: 'Ada Obi', phone: '08031234567', zip: 101_233, website: 'https://ada.example/' },
  });
  const second = await change(world, ada, { twitter: '@ada', phone: 8_031_234_567, zip: '' });
  expect(second.json).toMatchObject({
    twitter: '@ada',
    phone: '8031234567',
    zip: null,
    website: 'https://ada.example/',
  });
  expect(second.json).not.toHaveProperty('success');
});

test('nobody makes themselves an admin or somebody else', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  const sly = {
    isAdmin: true,
    is_admin: true,
    emailVerified: true,
    _id: '0',
    id: '0',
    createdAt: '2000-01-01',
    city: 'Jos',
  };
  expect((await change(world, ada, sly)).json).toMatchObject({ isAdmin: false, _id: ada.viewer.id, city: 'Jos' });
  const [row] = await world.db.select().from(users);
  expect(row).toMatchObject({ isAdmin: false, emailVerified: false });
});

test.each([
  [{ phone: 'call me' }, 'phone'],
  [{ phone: '1234567890123456' }, 'phone'],
  [{ zip: 'abc' }, 'zip'],
  [{ zip: 1.5 }, 'zip'],
  [{ zip: 10_000_000_000 }, 'zip'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ facebook: 'data:text/html,x' }, 'facebook'],
  [{ youtube: 'two words' }, 'youtube'],
  [{ name: ' ' }, 'name'],
  [{ name: 'Call 08035521190' }, 'name'],
  [{ name: 'Gidana Support' }, 'name'],
  [{ email: 'gidana-help@mail.example' }, 'email'],
  [{ instagram: '@gidana_verified' }, 'instagram'],
  [{ email: 'ada' }, 'email'],
  [{ address: 'x'.repeat(201) }, 'address'],
  [{ country: {} }, 'country'],
])('%j is refused under its field', async (payload, field) => {
  await using world = await createWorld();
  const ada = await world.person();
  const { status, json } = await change(world, ada, payload);
  expect(status).toBe(400);
  expect(json).toMatchObject({ success: false, message: expect.any(String), fields: { [field]: expect.any(String) } });
});

test('a new address logs other devices out, counts as unchecked, voids reset links and tells both mailboxes', async () => {
  await using world = await createWorld();
  const ada = await world.person({ email: 'ada@old.example', emailVerified: true });
  const { credentials } = world.deps;
  const phone = await credentials.signIn({
    email: ada.email,
    password: ada.password,
    address: '127.0.0.1',
    userAgent: 'x',
  });
  const phoneCookie = phone?.setCookies.map((line) => line.split(';')[0]).join('; ') ?? '';
  const issued = await credentials.resetToken(ada.email);

  expect((await change(world, ada, { email: 'Ada@New.example' })).json).toMatchObject({ email: 'ada@new.example' });
  expect(await credentials.sessionOf(ada.cookie)).not.toBeNull();
  expect(await credentials.sessionOf(phoneCookie)).toBeNull();
  expect(await credentials.reset({ token: issued?.token ?? '', password: 'nine yellow pineapples' })).toBeNull();
  expect((await world.db.select().from(users))[0]?.emailVerified).toBe(false);
  await world.runJobs();
  expect(world.emails.map(({ to }) => to).sort()).toEqual(['ada@new.example', 'ada@old.example']);
  expect(world.emails.find(({ to }) => to === 'ada@old.example')?.text).not.toContain('ada@new.example');
});

test('a taken address is refused, and asking for many in turn is slowed', async () => {
  await using world = await createWorld({
    limits: { requests: 100_000, signIn: 10, register: 2, uploads: 1000, writes: 1000 },
  });
  const ada = await world.person();
  const other = await world.person();
  for (const status of [409, 409, 429]) {
    expect((await change(world, ada, { email: other.email })).status).toBe(status);
  }
});

test('a photo is an own upload; the former one is let go', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  const [first = '', second = ''] = await uploadsOf(world, ada, 2);
  const [foreign = ''] = await uploadsOf(world, await world.person());
  expect((await change(world, ada, { avatar: first })).json).toMatchObject({ avatar: first });
  for (const avatar of [foreign, 'https://tracker.example/a.png', 'javascript:x']) {
    expect((await change(world, ada, { avatar })).status).toBe(400);
  }
  await change(world, ada, { avatar: second });
  const used = await world.db.select().from(media).where(eq(media.ownerId, ada.viewer.id));
  expect(used.map(({ url, unusedSince }) => [url, unusedSince !== null]).sort()).toEqual(
    [
      [first, true],
      [second, false],
    ].sort(),
  );
  expect((await change(world, ada, { avatar: '' })).json).toMatchObject({ avatar: null });
});

test('what an admin changes of somebody goes on record, what one changes of oneself does not', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  await change(world, ada, { city: 'Jos' });
  await change(world, admin, { city: 'Kano', state: 'Kano' }, ada);
  expect(await world.db.select().from(auditLog)).toMatchObject([
    { action: 'user.update', actorId: admin.viewer.id, subjectId: ada.viewer.id, detail: 'state, city' },
  ]);
});
