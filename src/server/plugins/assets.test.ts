import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorld } from '../../../tests/support/world.ts';
import { createApp } from '../app.ts';

test('the service worker may ask only us; where browsers shall keep no pages, one that takes itself and its pages away stands in its place', async () => {
  await using world = await createWorld();
  const clientDir = join(world.folder, 'client');
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await writeFile(join(clientDir, 'sw.js'), 'keepPages()');
  for (const offlinePages of [true, false]) {
    const app = await createApp({ deps: world.deps, trustProxy: [], corsOrigins: [], clientDir, offlinePages });
    const { statusCode, headers, body } = await app.inject('/sw.js');
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
    if (offlinePages) expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
    expect(body.includes('keepPages()')).toBe(offlinePages);
    expect(body.includes('registration.unregister()')).toBe(!offlinePages);
    await app.close();
  }
});
