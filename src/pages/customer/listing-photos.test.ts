import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createWorld } from '../../../tests/support/world.ts';
import { photoStep } from './listing-photos.server.ts';

async function jpeg(name: string): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#774422' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

function formOf(fields: Record<string, string | (string | File)[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
}

test('posted photos are stored behind those that are there; the form keeps the addresses and not the files', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  const form = formOf({
    intent: 'upload',
    imageUrls: '/media/1-a.jpg',
    photos: [await jpeg('b.jpg'), await jpeg('c.jpg')],
  });
  expect(await photoStep(world.ctx(viewer), form)).toEqual({ save: false });
  expect(form.getAll('imageUrls')).toEqual([
    '/media/1-a.jpg',
    expect.stringMatching(/^\/media\/\d{13}-b\.jpg$/),
    expect.stringMatching(/^\/media\/\d{13}-c\.jpg$/),
  ]);
  expect(form.has('photos')).toBe(false);
});

test('photos that are chosen but not uploaded go along with the save', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  const form = formOf({ photos: [await jpeg('b.jpg')] });
  expect(await photoStep(world.ctx(viewer), form)).toEqual({ save: true });
  expect(form.getAll('imageUrls')).toHaveLength(1);
});

test('of too many photos the first six are kept; what is no photo is named and the others stay', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  const five = ['1', '2', '3', '4', '5'].map((name) => `/media/${name}.jpg`);
  const many = formOf({ intent: 'upload', imageUrls: five, photos: [await jpeg('6.jpg'), await jpeg('7.jpg')] });
  expect(await photoStep(world.ctx(viewer), many)).toMatchObject({ error: 'You can only upload 6 images per listing' });
  expect(many.getAll('imageUrls')).toHaveLength(6);

  const text = new File(['hello'], 'notes.jpg', { type: 'image/jpeg' });
  const mixed = formOf({ intent: 'upload', photos: [text, await jpeg('real.jpg')] });
  expect((await photoStep(world.ctx(viewer), mixed)).error).toMatch(/photo/);
  expect(mixed.getAll('imageUrls')).toEqual([expect.stringMatching(/real\.jpg$/)]);
});

test('the buttons of a photo move and remove it, and save nothing', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  const after = async (intent: string) => {
    const form = formOf({ intent, imageUrls: ['/a', '/b', '/c'] });
    expect(await photoStep(world.ctx(viewer), form)).toEqual({ save: false });
    return form.getAll('imageUrls');
  };
  expect(await after('earlier /b')).toEqual(['/b', '/a', '/c']);
  expect(await after('earlier /a')).toEqual(['/a', '/b', '/c']);
  expect(await after('later /b')).toEqual(['/a', '/c', '/b']);
  expect(await after('delete /b')).toEqual(['/a', '/c']);
  expect(await after('delete /elsewhere')).toEqual(['/a', '/b', '/c']);
});

test('UPLOAD without a file asks for one', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  const form = formOf({ intent: 'upload', photos: [new File([], '')] });
  expect(await photoStep(world.ctx(viewer), form)).toEqual({
    save: false,
    error: 'Please select an image. You can only upload 6 images per listing',
  });
});
