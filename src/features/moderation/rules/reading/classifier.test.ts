import { expect, test } from 'vitest';
import { corpus, isKept, train } from '../../../../../tests/support/train-payment-words.ts';
import { riskiest } from './classifier.ts';
import { read } from './read.ts';
import learnt from './weights.json' with { type: 'json' };

const texts = corpus();
const scoreOf = (text: string, weights?: Record<string, number>) => riskiest(read(text), weights)?.score ?? -Infinity;

test('the weights are those that the texts teach', () => {
  expect(train(texts)).toEqual(learnt);
});

test('wordings that were not learnt from: seven of ten are recognised', () => {
  const weights = train(texts.filter((text) => !isKept(text)));
  const kept = texts.filter(isKept);
  const right = kept.filter(({ text, isBait }) => scoreOf(text, weights) > 0 === isBait);
  expect(kept.length).toBeGreaterThan(100);
  expect(right.length / kept.length).toBeGreaterThan(0.7);
});

test('of a long text the sentences that speak most for it are given', () => {
  const words = read('A quiet flat near the sea. Come with 5k for our time and we go round. Water runs all day.');
  const { start = 0, end = 0 } = riskiest(words) ?? {};
  const passage = words.words.slice(start, end).join(' ');
  expect(passage).toContain('our time');
  expect(passage).not.toContain('quiet');
});
