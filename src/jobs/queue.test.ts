import { expect, onTestFinished, test, vi } from 'vitest';
import { connect, WORK_LIMITS } from '#db/client.server.ts';
import { createWorld } from '../../tests/support/world.ts';
import { defineJob } from './define.ts';
import { openJobs } from './queue.server.ts';

test('a queue that people wait for is looked at all the time, one that a schedule fills seldom, and both are worked off', async () => {
  const world = await createWorld();
  onTestFinished(() => world[Symbol.asyncDispose]());
  const { pool, close } = connect({ connectionString: world.databaseUrl, max: 2, limits: WORK_LIMITS });
  onTestFinished(close);
  const done: string[] = [];
  const job = (name: string, cron?: string) =>
    defineJob({ name, touches: 'nothing' }, async () => void done.push(name), cron ? { cron } : {});
  const handlers = [job('test.awaited'), job('test.scheduled', '0 3 1 1 *')];
  const queries = vi.spyOn(pool, 'query');
  const looks = (name: string) =>
    queries.mock.calls.filter(([asked]) => {
      const { text } = asked as unknown as { text: string };
      return text.includes(`'${name}'`) && text.includes('SKIP LOCKED');
    }).length;
  const jobs = await openJobs(pool, world.deps.log);
  onTestFinished(jobs.stop);
  for (const { kind } of handlers) await jobs.queue.enqueue(world.db, kind, {});

  await jobs.work(world.deps, handlers);
  await expect.poll(() => done.toSorted(), { timeout: 20_000 }).toEqual(['test.awaited', 'test.scheduled']);
  const before = { awaited: looks('test.awaited'), scheduled: looks('test.scheduled') };
  expect(before.scheduled).toBeGreaterThan(0);
  await expect.poll(() => looks('test.awaited') - before.awaited, { timeout: 20_000 }).toBeGreaterThan(3);
  expect(looks('test.scheduled') - before.scheduled).toBeLessThanOrEqual(1);
});
