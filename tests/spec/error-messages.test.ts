import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeListing, uploadsOf } from '../support/listings.ts';
import { openSite, type Site, textOf } from '../support/site.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let site: Site;

beforeAll(async () => {
  world = await createWorld();
  site = await openSite(world);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const ADA = { name: 'Ada Obi', email: 'ada@homes.example', password: 'seven green mangoes' };

/** Sends a form, follows where it leads, and gives the words of the page there with its address. */
async function follow(path: string, fields: Record<string, string>, cookie = '') {
  const answer = await site.send(path, fields, cookie);
  const jar = new Map(cookie.split('; ').map((one) => [one.split('=')[0], one]));
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) jar.set(line.split('=')[0], line.split(';')[0] ?? '');
  const location = answer.headers.location ?? '';
  const cookies = [...jar.values()].filter(Boolean).join('; ');
  return { status: answer.statusCode, location, cookies, text: await site.text(location || path, cookies) };
}

/** The red line: what is told as an alert. */
const alerts = (html: string) =>
  [...html.matchAll(/role="alert"[^>]*>([^]*?)<\/p>/g)].map(([, text = '']) => textOf(text).trim());

describe('registration, login, logout, update', () => {
  test('a success shows its message and goes to /login, to /, to /login', async () => {
    const registered = await follow('/register', { ...ADA, retype: ADA.password });
    expect([registered.status, registered.location]).toEqual([302, '/login']);
    expect(registered.text).toContain('Registration Complete');

    const loggedIn = await follow('/login', ADA);
    expect([loggedIn.status, loggedIn.location]).toEqual([302, '/']);
    expect(loggedIn.text).toContain('Login successfully');

    const updated = await follow('/customer/editprofile', { name: 'Ada Ọlá', email: ADA.email }, loggedIn.cookies);
    expect(updated.text).toContain('Updated successfully');
    expect(updated.text).toContain('Ada Ọlá');

    const loggedOut = await follow('/logout', {}, loggedIn.cookies);
    expect([loggedOut.status, loggedOut.location]).toEqual([302, '/login']);
    expect(loggedOut.text).toContain('logout successful');
  });

  test.each([
    ['/register', '/api/customer/register', { ...ADA, password: 'password123', retype: 'password123' }],
    ['/login', '/api/customer/login', { ...ADA, password: 'not her password' }],
  ])('%s: what the call answers with success false is shown in red in the form', async (page, url, fields) => {
    const call = await site.app.inject({ method: 'POST', url, payload: fields });
    const { success, message } = call.json<{ success: boolean; message: string }>();
    expect(success).toBe(false);
    const answer = await site.send(page, fields);
    expect(answer.statusCode).toBe(call.statusCode);
    expect(page === '/login' ? alerts(answer.body).join() : textOf(answer.body)).toContain(message);
  });

  test('a profile that is refused shows why, and what is stored stays', async () => {
    const { cookie, viewer } = await world.person();
    const answer = await site.send(
      '/customer/editprofile',
      { name: viewer.name, email: viewer.email, zip: 'x' },
      cookie,
    );
    expect(answer.statusCode).toBe(400);
    expect(textOf(answer.body)).toContain('The zip code must be a number.');
    expect(textOf(answer.body)).not.toContain('Updated successfully');
  });
});

describe('listings', () => {
  const FORM = {
    name: 'Flat',
    description: 'Dry.',
    type: 'rent',
    regularPrice: '1500000',
    bedrooms: '2',
    bathrooms: '2',
  };

  test('detail: Something went wrong', async () => {
    expect(await site.text('/listing/no-such-home')).toContain('Something went wrong');
  });

  test('create: a refusal is shown in red in the form, and nothing is created', async () => {
    const { cookie } = await world.person();
    const answer = await site.send('/customer/add_properties', FORM, cookie);
    expect(answer.statusCode).toBe(400);
    expect(alerts(answer.body)).toContain('You must upload at least one image');
    expect(textOf(answer.body)).toContain('The name must have 10 to 52 characters.');
    expect(await site.text('/customer/all_properties', cookie)).toContain('No property yet');
  });

  test('create: a home without a place comes back with what was posted, and nothing is stored', async () => {
    const person = await world.person();
    const [imageUrls = ''] = await uploadsOf(world, person);
    const form = { ...FORM, name: 'Sunny Flat by the sea', imageUrls };
    const wrong: Record<string, string>[] = [
      {},
      { city: ' ', state: 'Lagos' },
      { city: 'Okurumeji' },
      { address: '5 Lagos Street' },
    ];
    for (const place of wrong) {
      const answer = await site.send('/customer/add_properties', { ...form, ...place }, person.cookie);
      expect(answer.statusCode, JSON.stringify(place)).toBe(400);
      expect(textOf(answer.body)).toContain('Please choose the area or town, or type the city and the state.');
      expect(answer.body).toContain('Sunny Flat by the sea');
    }
    expect(await site.text('/customer/all_properties', person.cookie)).toContain('No property yet');
    const right: Record<string, string>[] = [
      { city: 'Yaba' },
      { city: 'Okurumeji', state: 'Lagos' },
      { address: 'Close 5, Gwarinpa' },
    ];
    for (const place of right) {
      const saved = await site.send('/customer/add_properties', { ...form, ...place }, person.cookie);
      expect(saved.statusCode, JSON.stringify(place)).toBe(302);
    }
  });

  test('create: what is easily a slip is asked back once, and the home is seen first where somebody wants to', async () => {
    const person = await world.person();
    const [imageUrls = ''] = await uploadsOf(world, person);
    const words = { name: 'Sunny Flat by the sea', city: 'Yaba', description: 'Dry. Call 0803 123 4567.' };
    const form = { ...FORM, ...words, imageUrls, regularPrice: '50000', bathrooms: '1' };
    const path = '/customer/add_properties';

    const seen = await site.send(path, { ...form, intent: 'check' }, person.cookie);
    expect(seen.statusCode).toBe(200);
    expect(textOf(seen.body)).toContain('4 more photos');
    expect(textOf(seen.body)).toContain('Dry. Call •');

    const asked = await site.send(path, form, person.cookie);
    expect(asked.statusCode).toBe(200);
    expect(textOf(asked.body)).toContain('Is ₦50,000 a year the full price?');
    expect(textOf(asked.body)).toContain('Does it have 1 bathroom?');
    expect(await site.text('/customer/all_properties', person.cookie)).toContain('No property yet');

    const confirmed = [...asked.body.matchAll(/name="confirmed" value="([^"]*)"/g)].map(([, key = '']) => key);
    expect(confirmed).toHaveLength(2);
    const answered = confirmed.map((key): [string, string] => ['confirmed', key]);
    const saved = await site.send(path, [...Object.entries(form), ...answered], person.cookie);
    expect(saved.statusCode).toBe(302);
  });

  test('create: the form begins with the number of the profile', async () => {
    const [ada, obi] = [await world.person({ phone: '08031234567' }), await world.person()];
    const phone = /<input[^>]* name="phone"[^>]*>/;
    const of = async (cookie: string) => phone.exec(await site.html('/customer/add_properties', cookie))?.[0];
    expect(await of(ada.cookie)).toContain('value="08031234567"');
    expect(await of(obi.cookie)).toContain('value=""');
  });

  test('create: a city that is known in other states only is asked back once', async () => {
    const person = await world.person();
    const [imageUrls = ''] = await uploadsOf(world, person);
    const where = { city: 'Ikeja', state: 'Kano' };
    const form = { ...FORM, ...where, imageUrls, name: 'Sunny Flat by the gate', description: 'Dry.' };
    const path = '/customer/add_properties';
    const asked = await site.send(path, { ...form, confirmed: 'bathrooms:1' }, person.cookie);
    expect(textOf(asked.body)).toContain('Is Ikeja in Kano? We know it in Lagos.');
    const confirmed = [...asked.body.matchAll(/name="confirmed" value="([^"]*)"/g)].map(([, key = '']) => key);
    const answered = confirmed.map((key): [string, string] => ['confirmed', key]);
    expect((await site.send(path, [...Object.entries(form), ...answered], person.cookie)).statusCode).toBe(302);
  });

  test('update: a failure shows its message in the form, and no success', async () => {
    const person = await world.person();
    const id = await storeListing(world, person);
    const path = `/customer/listing/update-listing/${id}`;
    const answer = await site.send(path, { ...FORM, imageUrls: '/media/1700000000000-house.jpg' }, person.cookie);
    expect(answer.statusCode).toBe(400);
    expect(textOf(answer.body)).toContain('The name must have 10 to 52 characters.');
    expect(textOf(answer.body)).not.toContain('Listing updated successfully');
    const right = { ...FORM, name: 'Sunny Flat in Yaba', city: 'Yaba', imageUrls: '/media/1700000000000-house.jpg' };
    const saved = await follow(path, right, person.cookie);
    expect(saved.location).toBe(`/listing/${id}`);
    expect(saved.text).toContain('Listing updated successfully');
  });
});

describe('blog', () => {
  test('create and update: the message of the server is shown in the form', async () => {
    const { cookie } = await world.person({ isAdmin: true });
    const answer = await site.send('/customer/create_blogpost', { title: 'Rent', excerpt: '' }, cookie);
    expect(answer.statusCode).toBe(400);
    expect(textOf(answer.body)).toContain('Please write an excerpt.');
  });

  test('detail: Post not found, and Error loading post. where it cannot be read', async () => {
    expect(await site.text('/post/no-such-post')).toContain('Post not found');
    await world.db.execute(sql`alter table posts rename to posts_away`);
    const answer = await site.app.inject('/post/rent');
    await world.db.execute(sql`alter table posts_away rename to posts`);
    expect(answer.statusCode).toBe(500);
    expect(textOf(answer.body)).toContain('Error loading post.');
  });
});

test('dashboard and My Properties: listings that cannot be read show their message', async () => {
  const { cookie } = await world.person();
  await world.db.execute(sql`alter table listings rename to listings_away`);
  const [dashboard, list] = [await site.text('/customer', cookie), await site.text('/customer/all_properties', cookie)];
  await world.db.execute(sql`alter table listings_away rename to listings`);
  expect(dashboard).toContain('Failed to load listings');
  expect(list).toContain('Error showing listings');
});

describe('failures that the specification only logs are shown to the person', () => {
  test.each([
    ['the blog', 'posts', '/blog', 'Error loading the posts.'],
    ['home', 'listings', '/', 'Something went wrong'],
    ['the results', 'listings', '/search', 'Something went wrong'],
    ['the admin listings', 'listings', '/customer/admin_listings', 'Something went wrong'],
    ['the table of posts', 'posts', '/customer/all_blogposts', 'Something went wrong'],
  ])('%s', async (_what, table, path, sentence) => {
    const { cookie } = await world.person({ isAdmin: true });
    await world.db.execute(sql.raw(`alter table ${table} rename to away`));
    const answer = await site.app.inject({ url: path, headers: { cookie } });
    await world.db.execute(sql.raw(`alter table away rename to ${table}`));
    expect(answer.statusCode).toBe(500);
    expect(textOf(answer.body)).toContain(sentence);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  test.each([
    ['/customer/all_properties', { intent: 'delete' }, 'We could not find that listing.'],
    ['/customer/admin_listings', { intent: 'delete' }, 'We could not find that listing.'],
    ['/customer/admin_users', { intent: 'delete' }, 'We could not find that user.'],
  ])('%s: a deletion that fails', async (path, fields, sentence) => {
    const { cookie } = await world.person({ isAdmin: true });
    const id = '00000000-0000-7000-8000-000000000000';
    const answer = await site.app.inject({
      method: 'POST',
      url: `${path}.data`,
      payload: new URLSearchParams({ ...fields, id }).toString(),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.body).toContain(sentence);
  });
});

test('unknown routes: Page not found', async () => {
  expect(await site.text('/somewhere/else')).toContain('Page not found');
});
