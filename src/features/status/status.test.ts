import { expect, test } from 'vitest';
import { smallMarket } from '../../../tests/support/market.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld } from '../../../tests/support/world.ts';

test('the status screen shows admins, and nobody else, how process, database and jobs are doing', async () => {
  await using world = await createWorld();
  const { admin, customer } = await smallMarket(world);
  await using site = await openSite(world);
  const { metrics, jobs } = world.deps;
  metrics.pools.set('requests', { totalCount: 7, idleCount: 4, waitingCount: 2, longestWait: () => 0 });
  metrics.emails.inc({ result: 'sent' }, 1234);
  metrics.shed.inc({ kind: 'visitor' }, 3);
  metrics.shed.inc({ kind: 'change' }, 2);
  await world.runJobs();
  await jobs.enqueue(world.db, { name: 'test.status', touches: 'nothing' }, {});

  const shown = await site.text('/admin/status', admin.cookie);
  for (const words of [
    'System status',
    'Version 0.1.0',
    `Node ${process.version}`,
    'Background jobs are not running in this process: emails and photos are waiting.',
    'Connections for requests 7 open, 4 idle, 2 waiting',
    'Emails sent 1,234',
    'Emails that failed 0',
    'Requests refused for too much load 5',
  ]) {
    expect(shown).toContain(words);
  }
  expect(shown).toMatch(/test\.status 1 0 0 \d+ s/);
  expect(shown).toMatch(/PostgreSQL \d+\.\d/);
  expect(shown).toMatch(/Size \d+ MB/);
  expect(shown).toMatch(/Migrations (\d+) of \1 /);
  expect(shown).toMatch(/Free space for pictures [\d.,]+ [MG]B/);
  expect(await site.html('/customer', admin.cookie)).toContain('href="/admin/status"');

  const calm = { ...jobs, isWorking: () => true, states: async () => [] };
  await using other = await openSite(world, { jobs: calm });
  const quiet = await other.text('/admin/status', admin.cookie);
  expect(quiet).toContain('Nothing needs your attention.');
  expect(quiet).toContain('No job is waiting, running or has failed (0 kinds of jobs).');

  const refused = await site.app.inject({ url: '/admin/status', headers: { cookie: customer.cookie } });
  expect(refused.statusCode).toBe(403);
  expect(refused.body).not.toContain('PostgreSQL');
  expect((await site.app.inject('/admin/status')).headers.location).toBe('/login?next=%2Fadmin%2Fstatus');
});
