import { expect, test } from 'vitest';
import { corpus, foldOf, FOLDS, train } from '../../../../../tests/support/train-payment-words.ts';
import { riskiest } from './classifier.ts';
import { read } from './read.ts';
import { EVIDENCE_SCORE } from '../words.ts';
import learnt from './weights.json' with { type: 'json' };

const texts = corpus();
const scoreOf = (text: string, weights?: Record<string, number>) => riskiest(read(text), weights)?.score ?? -Infinity;

test('the weights are those that the texts teach', () => {
  expect(train(texts)).toEqual(learnt);
}, 120_000);

test('wordings that were not learnt from: three of four are recognised, and nine of ten that are sure to be evidence are', () => {
  const judged = Array.from({ length: FOLDS }, (_each, fold) => {
    const weights = train(texts.filter((text) => foldOf(text) !== fold));
    return texts
      .filter((text) => foldOf(text) === fold)
      .map(({ text, isBait }) => ({ isBait, score: scoreOf(text, weights) }));
  }).flat();
  expect(judged).toHaveLength(texts.length);
  expect(judged.filter(({ score, isBait }) => score > 0 === isBait).length / judged.length).toBeGreaterThan(0.75);
  const sure = judged.filter(({ score }) => score > EVIDENCE_SCORE);
  expect(sure.length).toBeGreaterThan(50);
  expect(sure.filter(({ isBait }) => isBait).length / sure.length).toBeGreaterThan(0.9);
}, 120_000);

test('of a long text the sentences that speak most for it are given', () => {
  const words = read('A quiet flat near the sea. Come with 5k for our time and we go round. Water runs all day.');
  const { start = 0, end = 0 } = riskiest(words) ?? {};
  const passage = words.words.slice(start, end).join(' ');
  expect(passage).toContain('our time');
  expect(passage).not.toContain('quiet');
});
