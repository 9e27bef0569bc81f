import { expect, test } from 'vitest';
import { contactForm } from '#features/contact/contract.ts';
import { openForm, sendMessage } from '#features/contact/service.server.ts';
import { stopLink, readStopLink } from '#features/alerts/stop.server.ts';
import { deviceCookie, knownDevice } from '#features/accounts/passwords/device.server.ts';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { createWorld } from '../support/world.ts';

test('what was signed for one purpose counts for no other, and nothing counts in another market', async () => {
  await using world = await createWorld();
  await using elsewhere = await createWorld();
  const { db, log, settings } = elsewhere.deps;
  const secret = 'the secret of another market, long enough';
  const credentials = createCredentials({ db, log, secret, publicUrl: settings.publicUrl });
  const foreign = { ...elsewhere.deps, credentials };
  const ctx = world.ctx();
  const email = 'ada@example.ng';

  const device = /gidana\.device=([^;]+)/.exec(deviceCookie(ctx, email))?.[1] ?? '';
  const [id = '', ofDevice = ''] = device.split('.');
  const withCookie = (value: string) => ({ ...ctx, client: { ...ctx.client, cookies: `gidana.device=${value}` } });
  expect(knownDevice(withCookie(device), email)).toBe(id);

  const link = new URL(stopLink(world.deps, { of: 'search', id: '7' }));
  const ofLink = link.searchParams.get('signature') ?? '';
  expect(readStopLink(world.deps, link.searchParams)).toEqual({ of: 'search', id: '7' });
  expect(readStopLink(foreign, link.searchParams)).toBeNull();

  const opened = openForm(ctx);
  const ofForm = opened.split('.')[2] ?? '';
  expect(new Set([ofDevice, ofLink, ofForm]).size).toBe(3);

  for (const signature of [ofLink, ofForm]) {
    expect(knownDevice(withCookie(`${id}.${signature}`), email)).toBeUndefined();
  }
  for (const signature of [ofDevice, ofForm]) {
    expect(readStopLink(world.deps, new URLSearchParams({ of: 'search', id: '7', signature }))).toBeNull();
  }
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  for (const signature of [ofDevice, ofLink]) {
    const note = opened.split('.').slice(0, 2).join('.');
    const form = contactForm.parse({ name: 'Ada', email, phone: '', message: 'x', opened: `${note}.${signature}` });
    await expect(sendMessage(ctx, form)).rejects.toMatchObject({ code: 'invalid' });
  }
});
