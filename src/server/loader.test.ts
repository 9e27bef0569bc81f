import { expect, test } from 'vitest';
import { safePath } from './loader.server.ts';

test('after signing in a person goes on to a page of ours and nowhere else', () => {
  for (const own of ['/customer/all_properties', '/search?type=rent&offer=true', '/listing/a#photos', '/']) {
    expect(safePath(own, '/')).toBe(own);
  }
  const elsewhere = ['//evil.example', '/\\evil.example', 'https://evil.example', 'evil', '', 'javascript:alert(1)'];
  for (const target of [
    ...elsewhere,
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '\n//evil.example',
  ]) {
    expect(safePath(target, '/')).toBe('/');
  }
  expect(safePath(null, '/')).toBe('/');
  expect(safePath(`/search?searchTerm=${'é'.repeat(1_000)}`, '/')).toBe('/');
});
