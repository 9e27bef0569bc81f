import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImagePicker } from './image-picker.tsx';

const image = (n: number) => ({ url: `/media/173219000000${n}-p${n}.jpg`, width: 400, height: 300, placeholder: '' });

test('before and without scripts it is a form: addresses in order, and buttons that send it', () => {
  const html = renderToStaticMarkup(
    <ImagePicker images={[image(1), image(2)]} error="You must upload at least one image" />,
  );
  const hidden = [...html.matchAll(/<input type="hidden" name="imageUrls" value="([^"]+)"/g)].map((match) => match[1]);
  expect(hidden).toEqual([image(1).url, image(2).url]);
  const tags = html.match(/<[^>]+>/g) ?? [];
  const has = (...parts: string[]) => tags.some((tag) => parts.every((part) => tag.includes(part)));
  expect(has('<input', 'type="file"', 'name="photos"', 'multiple')).toBe(true);
  expect(has('<button', 'type="submit"', 'name="intent"', 'value="upload"', 'formEncType="multipart/form-data"')).toBe(
    true,
  );
  for (const action of ['earlier', 'later', 'delete']) {
    expect(
      has('<button', 'type="submit"', 'name="intent"', `value="${action} ${image(2).url}"`, 'formNoValidate'),
    ).toBe(true);
  }
  expect(html).toMatch(/role="alert"[^]*You must upload at least one image/);
  expect(html.match(/>Cover</g)).toHaveLength(1);
  expect(html).toContain('DELETE<span class="sr-only"> photo 2 of 2, p2.jpg</span>');
});
