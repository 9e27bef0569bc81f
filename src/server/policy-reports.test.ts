import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { openSite } from '../../tests/support/site.ts';
import { createWorld } from '../../tests/support/world.ts';

test('security policy: scripts are named by their hashes, styles come from files, and both are reported to us', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const { headers, body } = await site.app.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')+;/);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain('report-uri /policy-reports');
  expect(body).not.toMatch(/<[^>]* style=|<style/);
});

test('security policy reports: are logged without queries; garbage, floods and huge ones are not', async () => {
  await using world = await createWorld();
  const logged: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  const reports = () => logged.filter(({ event }) => event === 'policy-report');
  const app = await createApp({ deps: world.deps, logger: pino(sink), trustProxy: [], corsOrigins: [] });
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/policy-reports',
      payload,
      headers: { 'content-type': 'application/csp-report' },
    });
  const report = {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?a=1',
    'document-uri': 'https://gidana.example/reset-password?token=secret',
  };

  expect((await send(JSON.stringify({ 'csp-report': report }))).statusCode).toBe(204);
  expect(reports()).toHaveLength(1);
  expect(reports()[0]).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example/x.js',
    page: 'https://gidana.example/reset-password',
  });
  for (const garbage of ['', 'x', '[]', '{"csp-report":7}']) expect((await send(garbage)).statusCode).toBe(204);
  expect(reports()).toHaveLength(1);
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413);

  for (let sent = 0; sent < 50; sent += 1) await send(JSON.stringify({ 'csp-report': report }));
  expect(reports().length).toBeLessThanOrEqual(40);
  await app.close();
});
