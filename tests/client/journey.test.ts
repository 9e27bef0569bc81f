import createClient, { type Middleware } from 'openapi-fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from '../support/photos.ts';
import { createWorld, type World } from '../support/world.ts';
import type { components, paths } from './api.d.ts';

// `npm run check` generates api.d.ts from the description that the API gives of itself, and compiles this client with it.

let world: World;
let baseUrl: string;

beforeAll(async () => {
  world = await createWorld();
  baseUrl = await (await world.app()).listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world[Symbol.asyncDispose]());

/** Sends back the cookies that answers set, as a browser does. */
function cookieJar(): Middleware {
  const cookies = new Map<string, string>();
  return {
    onRequest({ request }) {
      request.headers.set('cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '));
    },
    onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
    },
  };
}

async function pictureForm(): Promise<FormData> {
  const form = new FormData();
  const jpeg = await photo(640, 480).jpeg().toBuffer();
  form.set('file', new File([new Uint8Array(jpeg)], 'front.jpg', { type: 'image/jpeg' }));
  return form;
}

test('a generated client registers, signs in, uploads a picture, and publishes, finds, changes and deletes a listing', async () => {
  const api = createClient<paths>({ baseUrl });
  api.use(cookieJar());

  const account = { email: 'ada@homes.example', password: 'a long enough password' };
  const registered = await api.POST('/api/customer/register', { body: { ...account, name: 'Ada' } });
  expect(registered.data?.success, registered.error?.message).toBe(true);
  const { data: session } = await api.POST('/api/customer/login', { body: account });
  expect(session?.user.name).toBe('Ada');

  const form = await pictureForm();
  const upload = await api.POST('/api/upload', {
    body: { file: 'front.jpg', purpose: 'listing' },
    bodySerializer: () => form,
  });
  const imageUrls = [upload.data?.url ?? ''];
  const body: components['schemas']['NewListingInput'] = {
    name: 'Serviced 3 Bedroom Flat',
    description: 'A quiet flat near the sea.',
    city: 'Lekki',
    type: 'rent',
    bedrooms: 3,
    regularPrice: 2_500_000,
    discountPrice: 0,
    imageUrls,
  };
  const created = await api.POST('/api/listing/create', { body });
  expect(created.response.status, created.error?.message).toBe(201);
  const path = { listingId: created.data?._id ?? '' };

  const query = { type: 'rent', sort: 'createdAt', order: 'desc', limit: 9, startIndex: 0 } as const;
  const { data: found } = await api.GET('/api/listing/get', { params: { query } });
  const list: components['schemas']['Listing'][] = Array.isArray(found) ? found : [];
  expect(list.map(({ _id }) => _id)).toEqual([path.listingId]);
  const { data: overview } = await api.GET('/api/listing/get', { params: { query: { limit: 9 } } });
  expect(overview && !Array.isArray(overview) && overview.totalListing).toBe(1);

  const { data: listing } = await api.GET('/api/listing/get/{listingId}', { params: { path } });
  expect(listing).toMatchObject({ name: body.name, imageUrls, userRef: session?.user._id });
  const changed = await api.POST('/api/listing/update/{listingId}', {
    params: { path },
    body: { regularPrice: 2_000_000, updatedAt: listing?.updatedAt },
  });
  expect(changed.data?._id, changed.error?.message).toBe(path.listingId);

  const deleted = await api.DELETE('/api/listing/delete/{listingId}', { params: { path } });
  expect(deleted.data?.success, deleted.error?.message).toBe(true);
  const gone = await api.GET('/api/listing/get/{listingId}', { params: { path } });
  expect(gone.error).toEqual({ success: false, code: 'not_found', message: expect.any(String) });
});
