import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { expect, test } from 'vitest';
import { readQuery } from '#features/search/parse/service.server.ts';
import { cleanHtml } from '#features/posts/html.server.ts';

/** Generous for a loaded machine; a pattern that backtracks takes seconds and more. */
const MAX_MS = 250;

/** What makes a pattern backtrack: long runs of what it repeats, and an end that it does not expect. */
const REPEATED =
  "a| |1|0|,|.|-|₦|m|k|\t|\u00a0|é|🏠|'|&|<|(|1 |1,|1.|1m |1-|1 to |a-|a |no |not |under |between |and |or |in |2bed|" +
  '2 bed |bed room |sq m |60x|wey get |lekki |off |per |₦1 - |5 million naira ';
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
