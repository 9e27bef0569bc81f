import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { fill, start, until } from './children.ts';
import type { Nodes } from './nodes.ts';

const ADDRESS = '127.0.0.1';
const ALERT_MS = 100_000;
const ASKING_AT_ONCE = 16;

interface Alert {
  labels: { alertname: string; instance?: string };
  state: 'pending' | 'firing';
}

export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;

/** Prometheus with the figures of these nodes and the alert rules that are shipped. */
export async function startPrometheus(dir: string, nodes: Nodes['nodes']) {
  const port = await freePort();
  const config = await fill('prometheus.yml', join(dir, 'prometheus.yml'), {
    INTERVAL: '1s',
    NODES: JSON.stringify(nodes.map((node) => `${ADDRESS}:${node.port}`)),
    RULES: join(import.meta.dirname, '../../ops/alerts.yml'),
  });
  const flags = {
    'config.file': config,
    'storage.tsdb.path': join(dir, 'figures'),
    'web.listen-address': `${ADDRESS}:${port}`,
  };
  const given = Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`);
  const running = start(join(dir, 'prometheus.log'), '/usr/bin/prometheus', given, { cwd: dir });
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`http://${ADDRESS}:${port}/api/v1/${path}`, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { data: T }).data;
  };
  const isUp = async () => {
    const { result } = await ask<{ result: { value: [number, string] }[] }>('query?query=sum(up)');
    return Number(result[0]?.value[1]) === nodes.length;
  };
  await until('figures of all nodes', isUp);
  return {
    /** Waits until this alert about the node with that port is in that state; undefined: until there is none. */
    until: (name: string, node: number, state: Alert['state'] | undefined) =>
      until(
        `the alert ${name}, ${state ?? 'over'}`,
        async () => {
          const { alerts } = await ask<{ alerts: Alert[] }>('alerts');
          const instance = `${ADDRESS}:${node}`;
          const found = alerts.find(({ labels }) => labels.alertname === name && labels.instance === instance);
          return found?.state === state;
        },
        ALERT_MS,
      ),
    end: () => running.end('SIGKILL'),
  };
}

/** How many requests a node answers in a second of its processor time: pages and calls that are made anew, for visitors and a member. */
export async function perProcessorSecond({ nodes }: Nodes, cookie: string, ms: number): Promise<number> {
  const before = await figuresOf(nodes);
  const began = performance.now();
  let number = Math.round(began);
  const one = async (at: number) => {
    while (performance.now() - began < ms) {
      const { port = 0 } = nodes[at % nodes.length] ?? {};
      const paths = ['/search?type=rent&minPrice=', '/api/listing/get?type=rent&minPrice='];
      const url = `http://${ADDRESS}:${port}${paths[(at >> 2) % paths.length]}${(number += 1)}`;
      await (await fetch(url, { headers: at % 2 === 0 ? { cookie } : {} })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: ASKING_AT_ONCE }, (_one, at) => one(at)));
  const after = await figuresOf(nodes);
  return (after.requests - before.requests) / (after.seconds - before.seconds);
}

async function figuresOf(nodes: Nodes['nodes']) {
  const sum = { requests: 0, seconds: 0 };
  for (const { port } of nodes) {
    const text = await (await fetch(`http://${ADDRESS}:${port}/metrics`)).text();
    const of = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
        (all, [, value]) => all + Number(value),
        0,
      );
    sum.requests += of('gidana_http_request_duration_seconds_count');
    sum.seconds += of('process_cpu_seconds_total');
  }
  return sum;
}
