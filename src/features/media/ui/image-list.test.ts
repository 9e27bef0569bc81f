import { expect, test } from 'vitest';
import { arrived, changeImages, fitting, type ImageItem, keptItem } from './image-list.ts';

const image = (n: number) => ({ url: `/media/173219000000${n}-photo${n}.jpg`, width: 4, height: 3, placeholder: '' });
const items = [1, 2, 3].map((n) => keptItem(image(n)));
const names = (list: readonly ImageItem[]) => list.map(({ name }) => name[5]).join('');
const key = (n: number) => image(n).url;

test('moving a picture keeps the others in order, and never beyond the ends', () => {
  expect(names(changeImages(items, { do: 'move', key: key(3), to: 0 }))).toBe('312');
  expect(names(changeImages(items, { do: 'move', key: key(1), to: 1 }))).toBe('213');
  expect(names(changeImages(items, { do: 'move', key: key(1), to: -1 }))).toBe('123');
  expect(names(changeImages(items, { do: 'move', key: key(3), to: 3 }))).toBe('123');
  expect(names(changeImages(items, { do: 'move', key: 'nobody', to: 0 }))).toBe('123');
});

test('only what has arrived is handed on, in order', () => {
  const going: ImageItem = { key: 'x', name: 'x', phase: 'uploading', share: 0.5 };
  const list = changeImages(items, { do: 'add', items: [going] });
  const first = changeImages(list, { do: 'move', key: 'x', to: 0 });
  expect(arrived(first)).toEqual([image(1), image(2), image(3)]);
  const done = changeImages(first, { do: 'change', key: 'x', to: { phase: 'done', image: image(9) } });
  expect(arrived(done).map(({ url }) => url)).toEqual([9, 1, 2, 3].map((n) => image(n).url));
  expect(arrived(changeImages(done, { do: 'remove', key: key(1) }))).toEqual([image(9), image(2), image(3)]);
});

test('files beyond the most are left out', () => {
  expect(fitting(['a', 'b'], 4, 6)).toEqual({ taken: ['a', 'b'], leftOut: 0 });
  expect(fitting(['a', 'b', 'c'], 5, 6)).toEqual({ taken: ['a'], leftOut: 2 });
  expect(fitting(['a'], 6, 6)).toEqual({ taken: [], leftOut: 1 });
});
