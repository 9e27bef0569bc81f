import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '#core/metrics.server.ts';

const OPS = join(import.meta.dirname, '../../ops');
const read = (file: string) => readFileSync(join(OPS, file), 'utf8');
const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: OPS, encoding: 'utf8' });
const isThere = promtool('--version').error === undefined;

/** Every series that a process gives. */
async function seriesGiven(): Promise<Set<string>> {
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  metrics.watchQueues(async () => []);
  const types = (await metrics.registry.metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
  return new Set(
    [...types].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  );
}

describe('what comes for watching', () => {
  test.each(['alerts.yml', 'grafana-dashboard.json'])('%s asks only for series that /metrics gives', async (file) => {
    const given = await seriesGiven();
    const asked = new Set(read(file).match(/\b(?:gidana|nodejs|process)_[a-z0-9_]+/g));
    expect(asked.size).toBeGreaterThan(7);
    expect([...asked].filter((name) => !given.has(name))).toEqual([]);
  });

  test('the dashboard shows every series of our own', async () => {
    const shown = read('grafana-dashboard.json');
    const own = [...(await seriesGiven())].filter((name) => name.startsWith('gidana_'));
    const names = new Set(own.map((name) => name.replace(/_(bucket|sum|count)$/, '')));
    expect([...names].filter((name) => !shown.includes(name))).toEqual([]);
  });

  test.skipIf(!isThere)(
    'promtool finds no fault with the rules and the example (skipped where there is no promtool)',
    () => {
      const rules = promtool('check', 'rules', '--lint-fatal', 'alerts.yml');
      expect(rules.status, rules.stdout + rules.stderr).toBe(0);
      const config = promtool('check', 'config', 'prometheus.yml');
      expect(config.status, config.stdout + config.stderr).toBe(0);
    },
  );

  test.skipIf(!isThere)('each alert fires when it should, and none on an ordinary day (skipped as above)', () => {
    const proof = promtool('test', 'rules', 'alerts.test.yml');
    expect(proof.status, proof.stdout + proof.stderr).toBe(0);
  });

  test('each alert is proved, and has its row of what to do', () => {
    const named = [...read('alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
    const proof = read('alerts.test.yml');
    const rows = readFileSync(join(OPS, '../docs/operations.md'), 'utf8');
    expect(named.filter((name) => !proof.includes(name) || !rows.includes(`| \`${name}\` |`))).toEqual([]);
  });
});
