import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '#features/media/ui/upload-failure.ts';
import { imageSource, typedLink } from '#features/posts/markup.ts';
import { listingBodyOf, uploadsOf } from '../support/listings.ts';
import { openSite, type Site, textOf } from '../support/site.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

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

async function call(url: string, payload: object, person?: Person, method: 'POST' | 'PUT' = 'POST') {
  const app = await world.app();
  return app.inject({ method, url, headers: person ? { cookie: person.cookie } : {}, payload });
}

describe('registration', () => {
  const RIGHT = { name: 'Ada Obi', email: 'ada@homes.example', password: 'seven green mangoes' };
  const FORM = { ...RIGHT, retype: RIGHT.password };

  test('all four fields are required', async () => {
    const html = await site.html('/register');
    for (const name of Object.keys(FORM)) {
      const input = html.match(/<input\b[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`));
      expect(input, name).toMatch(/\brequired\b/);
      const { [name as keyof typeof FORM]: _left, ...rest } = FORM;
      expect((await site.send('/register', rest)).statusCode, name).toBe(400);
    }
    for (const name of Object.keys(RIGHT)) {
      expect((await call('/api/customer/register', { ...RIGHT, [name]: '' })).statusCode, name).toBe(400);
    }
  });

  test.each([
    ['an empty retype', { retype: '' }, 'Passwords do not match'],
    ['another retype', { retype: 'eight green mangoes' }, 'Passwords do not match'],
    // Different on purpose: these three are asked for.
    ['what is no address', { email: 'ada' }, 'That does not look like an email address.'],
    [
      'a short password',
      { password: 'mangoes', retype: 'mangoes' },
      'Please choose a password of at least 8 characters.',
    ],
    ['a common password', { password: 'password123', retype: 'password123' }, 'Too many people use that password'],
  ])('%s shows its message and does not register', async (_what, change, sentence) => {
    const answer = await site.send('/register', { ...FORM, ...change });
    expect(answer.statusCode).toBe(400);
    expect(textOf(answer.body)).toContain(sentence);
    const { email, password } = { ...FORM, ...change };
    expect((await call('/api/customer/login', { email, password })).statusCode).not.toBe(200);
  });

  test('the retyped password is not part of the call', async () => {
    expect((await call('/api/customer/register', RIGHT)).json()).toMatchObject({ success: true });
    expect((await call('/api/customer/login', RIGHT)).statusCode).toBe(200);
  });
});

test('login: email and password are required', async () => {
  const html = await site.html('/login');
  expect(html.match(/<input\b[^>]*\brequired\b[^>]*>/g)).toHaveLength(2);
  for (const payload of [{ email: 'a@b.example' }, { password: 'seven green mangoes' }, {}]) {
    const answer = await call('/api/customer/login', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) });
  }
});

describe('listing form', () => {
  const PRICE = 'The price must be a whole number of naira from ₦50,000 to ₦10,000,000,000.';
  const NAME = 'The name must have 10 to 52 characters.';
  const ROOMS = 'Bedrooms and bathrooms must be 1 to 10.';
  test.each<[string, object, string]>([
    ['no image', { imageUrls: [] }, 'You must upload at least one image'],
    [
      'a regular price below the discount',
      { offer: true, regularPrice: 60_000, discountPrice: 70_000 },
      'Discount Price must be lower than Regular price',
    ],
    [
      'a discount as high as the price',
      { offer: true, regularPrice: 60_000, discountPrice: 60_000 },
      'Discount Price must be lower than Regular price',
    ],
    [
      '7 images',
      { imageUrls: Array.from({ length: 7 }, (_, n) => `/media/170000000000${n}-a.jpg`) },
      'You can only upload 6 images per listing',
    ],
    ['a name of 9 characters', { name: '123456789' }, NAME],
    ['a name of 53 characters', { name: 'n'.repeat(53) }, NAME],
    ['no description', { description: ' ' }, 'Please describe the property.'],
    ['a phone of 16 characters', { phone: '+234803123456789' }, 'The phone number can have 15 characters at most.'],
    ['no regular price', { regularPrice: '' }, PRICE],
    ['a regular price of 49999', { regularPrice: 49_999 }, PRICE],
    ['a regular price of 10000000001', { regularPrice: 10_000_000_001 }, PRICE],
    ['no discount with an offer', { offer: true, discountPrice: '' }, PRICE],
    ['a discount of 49999', { offer: true, discountPrice: 49_999 }, PRICE],
    ['no bedroom', { bedrooms: 0 }, ROOMS],
    ['11 bathrooms', { bathrooms: 11 }, ROOMS],
  ])('%s is refused', async (_what, change, sentence) => {
    const person = await world.person();
    const answer = await call('/api/listing/create', listingBodyOf(await uploadsOf(world, person), change), person);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: sentence });
  });

  test('the photo picker takes images only, several; UPLOAD with no file chosen fails', async () => {
    const { cookie } = await world.person();
    const html = await site.html('/customer/add_properties', cookie);
    const picker = html.match(/<input\b[^>]*type="file"[^>]*>/)?.[0] ?? '';
    expect(picker).toMatch(/accept="image\/\*/);
    expect(picker).toMatch(/\bmultiple\b/);
    const answer = await site.send('/customer/add_properties', { intent: 'upload' }, cookie);
    expect(textOf(answer.body)).toContain('You can only upload 6 images per listing');
  });
});

test('profile: phone and zip are numbers', async () => {
  const person = await world.person();
  const update = (change: object) => call(`/api/user/update/${person.viewer.id}`, change, person);
  expect((await update({ phone: 'call me' })).json()).toMatchObject({ success: false });
  expect((await update({ zip: 'Lagos' })).json()).toMatchObject({
    success: false,
    message: 'The zip code must be a number.',
  });
  expect((await update({ phone: '08031234567', zip: '101233' })).json()).toMatchObject({
    phone: '08031234567',
    zip: 101233,
  });
});

/** Begins an upload of more than 2 MB, as a program would that makes no photo smaller. */
async function uploadLarge(person: Person, purpose: string) {
  const app = await world.app();
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const headers = {
    cookie: person.cookie,
    'tus-resumable': '1.0.0',
    'upload-length': String(2 * 1024 * 1024 + 1),
    'upload-metadata': `filename ${encode('large.jpg')},purpose ${encode(purpose)}`,
  };
  return app.inject({ method: 'POST', url: '/api/upload/tus', headers });
}

describe('images', () => {
  test.each([
    ['listing', 'Image upload failed (2 mb max per image)'],
    ['avatar', 'Error Image Upload (image must be less than 2mb)'],
    ['post', 'Image upload failed, image size must be less than 2mb'],
  ])('%s: more than 2 MB is refused: %s', async (purpose, sentence) => {
    const answer = await uploadLarge(await world.person({ isAdmin: true }), purpose);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ success: false, message: sentence });
  });

  test('an upload with no file: Please select an image; other failures: Image upload failed', async () => {
    const { cookie } = await world.person({ isAdmin: true });
    const app = await world.app();
    const form = new FormData();
    form.set('purpose', 'post');
    const answer = await app.inject({ method: 'POST', url: '/api/upload', headers: { cookie }, payload: form });
    expect(answer.json()).toMatchObject({ success: false, message: 'Please select an image' });
    expect(failureOf(500, '<html>').message).toBe('Image upload failed');
  });
});

describe('blog', () => {
  const POST = { title: 'Rent', tags: '', excerpt: 'What it costs.', image: '', content: '<p>Much.</p>' };

  test('an excerpt is required on create and on update, a title on update only', async () => {
    const admin = await world.person({ isAdmin: true });
    const create = (change: object) => call('/api/post/create', { ...POST, ...change }, admin);
    expect((await create({ excerpt: '' })).statusCode).toBe(400);
    const made = await create({ title: '' });
    expect(made.statusCode).toBe(201);
    const url = `/api/post/updatepost/${made.json<{ _id: string }>()._id}/${admin.viewer.id}`;
    expect((await call(url, { ...POST, excerpt: '' }, admin, 'PUT')).statusCode).toBe(400);
    expect((await call(url, { ...POST, title: '' }, admin, 'PUT')).statusCode).toBe(400);
    expect((await call(url, POST, admin, 'PUT')).statusCode).toBe(200);
  });

  test('the image input accepts images only', async () => {
    const { cookie } = await world.person({ isAdmin: true });
    expect(await site.html('/customer/create_blogpost', cookie)).toMatch(
      /<input\b[^>]*type="file"[^>]*accept="image\/\*/,
    );
  });

  test.each([
    ['ada@homes.example', 'mailto:ada@homes.example'],
    ['https://homes.example/', 'https://homes.example/'],
  ])('a link to %s becomes %s', (typed, href) => expect(typedLink(typed)).toBe(href));

  test.each([
    ['http://homes.example/a.jpg', 'http://homes.example/a.jpg'],
    ['https://homes.example/a.jpg', 'https://homes.example/a.jpg'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['ftp://homes.example/a.jpg', ''],
    ['javascript:alert(1)', ''],
  ])('an image from %s has the source %s', (source, kept) => expect(imageSource(source)).toBe(kept));

  test('stored content: a link to an email address gets mailto, a bad image source is dropped', async () => {
    const admin = await world.person({ isAdmin: true });
    const content =
      '<p><a href="ada@homes.example">Ada</a><img src="javascript:alert(1)"><img src="https://homes.example/a.jpg"></p>';
    await call('/api/post/create', { ...POST, title: 'Links', content }, admin);
    const app = await world.app();
    const { posts } = (await app.inject('/api/post/getposts')).json<{ posts: { title: string; content: string }[] }>();
    const stored = posts.find(({ title }) => title === 'Links')?.content;
    expect(stored).toContain('href="mailto:ada@homes.example"');
    expect(stored).toContain('https://homes.example/a.jpg');
    expect(stored).not.toContain('javascript:');
  });
});
