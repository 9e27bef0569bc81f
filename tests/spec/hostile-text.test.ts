import { randomUUID } from 'node:crypto';
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { expect, test } from 'vitest';
import { readQuery } from '#features/search/parse/service.server.ts';
import { cleanHtml } from '#features/posts/html.server.ts';
import { createWorld } from '../support/world.ts';

/** Generous for a loaded machine; a pattern that backtracks takes seconds and more. */
const MAX_MS = 250;

/** What makes a pattern backtrack: long runs of what it repeats, and an end that it does not expect. */
const REPEATED =
  "a| |1|0|,|.|-|₦|m|k|\t|\u00a0|é|🏠|'|&|<|(|1 |1,|1.|1m |1-|1 to |a-|a |no |not |under |between |and |or |in |2bed|" +
  '2 bed |bed room |2m for 2 years |usd 1m |0803 |sq m |60x|wey get |lekki |off |per |₦1 - |5 million naira ';
const ENDS = ['', '!', '\u0000', ' x', '1', '\n'];

/** Whether it ends in time; tried again, because whatever else the machine does only makes it slower. */
function isQuick(work: () => unknown): boolean {
  return [1, 2, 3].some(() => {
    const start = performance.now();
    work();
    return performance.now() - start < MAX_MS;
  });
}

test.each([190, 4_000])('typed search of %i characters: no run of words or digits takes long to read', (length) => {
  for (const unit of REPEATED.split('|')) {
    for (const end of ENDS) {
      const text = unit.repeat(Math.ceil(length / unit.length)) + end;
      const quick = isQuick(() => readQuery(text));
      expect(quick, JSON.stringify(text.slice(0, 20))).toBe(true);
    }
  }
});

test('naughty strings: each is read and cleaned in time, and cleaning what is clean changes nothing', () => {
  for (const text of naughtyStrings) {
    const quick = isQuick(() => readQuery(text));
    expect(quick, text).toBe(true);
    const cleaned = cleanHtml(text);
    expect(cleanHtml(cleaned), text).toBe(cleaned);
  }
});

/** A body's worth of what patterns and Unicode take the square of the length for. */
const ENDLESS = ['a'.repeat(200_000), `a${'\u0323\u0301'.repeat(50_000)}`];
/** That much in every field of one form is refused in milliseconds, or takes half a minute. */
const MAX_ENDLESS_MS = 2_000;

interface Described {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>;
  components: { schemas: Record<string, object> };
}

test('each field of each call: a text that fills the whole body is refused in time', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person({ isAdmin: true });
  const app = await world.app();
  const { paths, components } = (await app.inject('/api/docs/openapi.json')).json<Described>();
  const fieldsOf = (schema: object = {}): string[] => {
    const { $ref = '', properties = {} } = schema as { $ref?: string; properties?: object };
    const named = components.schemas[$ref.replace('#/components/schemas/', '')];
    return named ? fieldsOf(named) : Object.keys(properties);
  };
  let asked = 0;
  for (const [path, calls] of Object.entries(paths)) {
    const fields = fieldsOf(calls['post']?.requestBody?.content['application/json']?.schema);
    const url = path.replaceAll(/\{\w+\}/g, randomUUID());
    for (const field of fields) {
      for (const text of ENDLESS) {
        const start = performance.now();
        const { statusCode } = await app.inject({
          method: 'POST',
          url,
          headers: { cookie },
          payload: { [field]: text },
        });
        const outcome = [path, field, statusCode < 500, performance.now() - start < MAX_ENDLESS_MS];
        expect(outcome).toEqual([path, field, true, true]);
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(100);
}, 120_000);
