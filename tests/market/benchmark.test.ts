import { expect, test } from 'vitest';
import { casesFor } from '../../bench/cases.ts';

test('each case of the benchmark asks for addresses, half-typed texts among them', () => {
  const listings = [{ id: '01941f29-7cca-78de-ab3b-329144f81714', slug: 'a-home' }];
  const cases = casesFor(listings);
  expect(cases.filter(({ shots }) => shots.length === 0)).toEqual([]);
  expect(cases.flatMap(({ shots }) => shots).filter(({ path }) => !URL.canParse(path, 'http://localhost'))).toEqual([]);
});
