import { expect, test } from 'vitest';
import { heic, photo } from '../../../tests/support/photos.ts';
import { createWorld } from '../../../tests/support/world.ts';
import { pressInPicker } from './service-form.server.ts';
import { mediaTexts as texts } from './texts.ts';

const LIMIT = { max: 3 };

function formOf(intent: string, urls: string[], files: File[] = []): FormData {
  const form = new FormData();
  form.set('name', 'A home in Lekki');
  if (intent) form.set('intent', intent);
  for (const url of urls) form.append('imageUrls', url);
  for (const file of files) form.append('photos', file);
  return form;
}

test('without scripts, pictures are added, moved and deleted by sending the form', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  const ctx = world.ctx(viewer);
  const jpeg = new Uint8Array(await photo(60, 40).jpeg().toBuffer());
  const file = (name: string) => new File([jpeg], name, { type: 'image/jpeg' });
  const press = (...parts: Parameters<typeof formOf>) => pressInPicker(ctx, formOf(...parts), LIMIT);
  const order = (answer: Awaited<ReturnType<typeof press>>) =>
    answer?.images.map(({ url }) => url.replace(/^.*-|\.jpg/g, ''));

  const added = await press('upload', [], [file('a.jpg'), file('b.jpg'), file('c.jpg')]);
  expect([order(added), added?.error]).toEqual([['a', 'b', 'c'], null]);
  expect(added?.images[0]).toMatchObject({ width: 60, height: 40 });
  const urls = added?.images.map(({ url }) => url) ?? [];
  const [a = '', b = '', c = ''] = urls;
  expect(order(await press(`earlier ${c}`, urls))).toEqual(['a', 'c', 'b']);
  expect(order(await press(`earlier ${a}`, urls))).toEqual(['a', 'b', 'c']);
  expect(order(await press(`later ${a}`, urls))).toEqual(['b', 'a', 'c']);
  expect(order(await press(`later ${c}`, urls))).toEqual(['a', 'b', 'c']);
  expect(order(await press(`delete ${b}`, urls))).toEqual(['a', 'c']);
  expect(order(await press('delete /media/1732190000000-none.jpg', urls))).toEqual(['a', 'b', 'c']);

  expect(await press('upload', urls, [file('d.jpg')])).toMatchObject({ images: { length: 3 }, error: texts.tooMany });
  expect(await press('upload', [a], [new File([], '')])).toMatchObject({ images: { length: 1 }, error: texts.noFile });
  const bad = new File([new Uint8Array(heic)], 'a.heic');
  expect(await press('upload', [a], [bad])).toMatchObject({ images: { length: 1 }, error: texts.heic });
});

test('a form that was sent to be saved is not the picker’s, and a visitor has no picker', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  for (const intent of ['', 'save', 'deleted']) {
    expect(await pressInPicker(world.ctx(viewer), formOf(intent, []), LIMIT)).toBeNull();
  }
  await expect(pressInPicker(world.ctx(), formOf('upload', []), LIMIT)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
