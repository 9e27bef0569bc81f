import { expect, test } from 'vitest';
import { safeFileName } from './names.ts';
import { isMediaUrl, MEDIA_NAME, variantUrl } from './rules.ts';

test.each([
  ['front.jpg', 'front.jpg'],
  ['IMG_2041.JPEG', 'IMG_2041.jpeg'],
  ['My house, Lekki (1).png', 'My-house-Lekki-1.png'],
  ['Ọmọ ilé ńlá.webp', 'Omo-ile-nla.webp'],
  ['ɗaki ƙarami.jpg', 'daki-karami.jpg'],
  ['家.jpg', 'photo.jpg'],
  ['', 'photo.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Users\\me\\front.gif', 'front.gif'],
  ['evil.php', 'evil.jpg'],
  ['evil.jpg.html', 'evil-jpg.jpg'],
  ['<script>alert(1)</script>.jpg', 'script.jpg'],
  ['.htaccess', 'photo.jpg'],
  ['--help.jpg', 'help.jpg'],
  ['call-0803 123 4567.png', 'call.png'],
  ['wa.me_2348031234567.png', 'wa-me.png'],
  ['front_20251103_0812.jpg', 'front_20251103_0812.jpg'],
  ['a\0b\r\nc.jpg', 'a-b-c.jpg'],
  [`${'a'.repeat(5000)}.jpg`, `${'a'.repeat(80)}.jpg`],
])('the file name %j becomes %j', (original, expected) => {
  const safe = safeFileName(original);
  expect(safe).toBe(expected);
  expect(`1732190000000-${safe}`).toMatch(MEDIA_NAME);
});

test('sizes are asked for by the next width on offer, and only of our own pictures', () => {
  const url = '/media/1732190000000-front.jpg';
  expect(isMediaUrl(url)).toBe(true);
  expect(variantUrl(url, 320, 'avif')).toBe(`${url}/320.avif`);
  expect(variantUrl(url, 400, 'webp')).toBe(`${url}/640.webp`);
  expect(variantUrl(url, 4000, 'webp')).toBe(`${url}/1440.webp`);
  for (const foreign of ['https://a.example/b.jpg', '/media/x', '/media/1732190000000-a/../b', '/other.png']) {
    expect(variantUrl(foreign, 320, 'avif')).toBe(foreign);
  }
});
