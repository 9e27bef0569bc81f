import type { Measured } from './load.ts';

export interface Line {
  name: string;
  limit: Measured | undefined;
  /** Fastify that answers the same bytes. */
  fastify: Measured | undefined;
  floor: Measured | undefined;
  ours: Measured | undefined;
  /** One request at a time. */
  alone: { p50: number; p99: number };
}

const HEADINGS = [
  'what',
  'Gidana r/s',
  'of the limit',
  'of Fastify',
  'of the floor',
  'p50 / p99 at 32',
  'p50 / p99 alone',
  'failed',
];

/** The results as a Markdown table; ratios, because machines differ and are noisy. */
export function table(lines: Line[], about: { listings: number; pinned: boolean }): string {
  const rows = lines.map(({ name, limit, fastify, floor, ours, alone }) => [
    name,
    rate(ours),
    ratio(ours, limit),
    ratio(ours, fastify),
    ratio(ours, floor),
    `${time(ours?.p50)} / ${time(ours?.p99)} ms`,
    `${time(alone.p50)} / ${time(alone.p99)} ms`,
    String(ours?.failures ?? 0),
  ]);
  return [
    `${about.listings.toLocaleString('en')} listings; server and database on ${about.pinned ? 'one core' : 'all cores'}, load from the other.`,
    'Hot answers come from memory; cold ones are made for each request. The limit is bare node:http answering the same packed bytes; the floor is node:http + pg running the same statements.',
    '',
    line(HEADINGS),
    line(HEADINGS.map((_, column) => (column === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
const rate = (measured: Measured | undefined) => Math.round(measured?.requestsPerSecond ?? 0).toLocaleString('en');
const time = (milliseconds = 0) => (milliseconds < 10 ? milliseconds.toFixed(1) : String(Math.round(milliseconds)));

function ratio(ours: Measured | undefined, other: Measured | undefined): string {
  if (!ours || !other) return '–';
  return `${(ours.requestsPerSecond / other.requestsPerSecond).toFixed(2)} ×`;
}
