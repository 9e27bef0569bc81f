import { expect, test } from 'vitest';
import { awayIn } from './away.ts';

const asked = (...those: [at: number, ms: number, failure?: string][]) =>
  those.map(([at, ms, failure]) => ({ at, ms, failure }));

test('two short gaps are as long as the longer one, until the next answer, and span the time between them', () => {
  const away = awayIn(
    asked([0, 10], [20, 10, '503'], [100, 10], [20_000, 10, '503'], [20_100, 100, '503'], [20_300, 50]),
  );
  expect(away).toEqual({ longest: 350, span: 20_180 });
});

test('a slow failure counts from the last answer of somebody else, and one without an answer after it to its end', () => {
  expect(awayIn(asked([0, 4_000, '503'], [1_000, 10], [3_000, 10], [4_100, 10]))).toEqual({
    longest: 1_100,
    span: 4_000,
  });
  expect(awayIn(asked([0, 10], [100, 10, '503'], [500, 10, '503']))).toEqual({ longest: 410, span: 410 });
  expect(awayIn(asked([0, 3_000]))).toEqual({ longest: 0, span: 0 });
});
