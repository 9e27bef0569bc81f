/**
 * Learns the weights of the classifier from the texts in payment-texts and writes them into the source: `node tests/support/train-payment-words.ts`,
 * then `npx oxfmt src`. Add a text to the group whose wording it shares, or to a group of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { read } from '../../src/features/moderation/rules/reading/read.ts';
import { featuresOf, scoreOf, type Weights } from '../../src/features/moderation/rules/reading/classifier.ts';

interface Text {
  text: string;
  isBait: boolean;
  /** Texts of one group share their wording and are never on both sides. */
  group: number;
}

const EPOCHS = 40;
/** Last epochs whose weights are averaged, so that a text more does not shift all of them. */
const AVERAGED = 20;
const RATE = 0.5;
const DECAY = 2e-3;
/** Texts that a word or order stands in before it counts. */
const LEAST_TEXTS = 2;

/** The texts of both files, by groups that an empty line parts. */
export function corpus(): Text[] {
  return ['baits', 'honest'].flatMap((name) =>
    readFileSync(new URL(`payment-texts/${name}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n\n')
      .flatMap((block, group) => block.split('\n').map((text) => ({ text, isBait: name === 'baits', group }))),
  );
}

/** Parts that the groups are dealt into, so that each can be judged by what the others teach. */
export const FOLDS = 5;
export const foldOf = ({ group }: Text): number => group % FOLDS;

/** The weights that tell the baits among them from the honest ones: the same for the same texts. */
export function train(texts: readonly Text[]): Weights {
  const honest = texts.filter(({ isBait }) => !isBait).map(({ text }) => text);
  const random = randomFrom(7);
  // Windows take in neighbours: a bait beside an honest sentence is one, two honest ones are none.
  const beside = texts.flatMap(({ text, isBait }) =>
    Array.from({ length: isBait ? 1 : 3 }, () => {
      const other = honest[Math.floor(random() * honest.length)] ?? '';
      return { text: random() < 0.5 ? `${other}. ${text}` : `${text}. ${other}`, isBait };
    }),
  );
  const examples = [...texts, ...beside].map(({ text, isBait }) => {
    const words = read(text);
    return { features: [...featuresOf(words, { start: 0, end: words.words.length })], isBait };
  });
  const counts = new Map<string, number>();
  for (const { features } of examples.slice(0, texts.length))
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights: Record<string, number> = { '': 0 };
  for (const [feature, count] of counts) if (count >= LEAST_TEXTS) weights[feature] = 0;
  const sums: Record<string, number> = {};
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features, isBait } of shuffled(examples, random)) {
      const error = Number(isBait) - 1 / (1 + Math.exp(-scoreOf(new Set(features), weights)));
      const step = RATE / (1 + epoch / 10);
      const share = (step * error) / Math.sqrt(features.length || 1);
      weights[''] = (weights[''] ?? 0) + 0.1 * step * error;
      for (const feature of features) {
        const weight = weights[feature];
        if (weight !== undefined) weights[feature] = weight * (1 - step * DECAY) + share;
      }
    }
    if (epoch >= EPOCHS - AVERAGED)
      for (const [feature, weight] of Object.entries(weights)) sums[feature] = (sums[feature] ?? 0) + weight;
  }
  return Object.fromEntries(
    Object.entries(sums)
      .map(([feature, sum]) => [feature, Math.round((100 * sum) / AVERAGED) / 100] as const)
      .filter(([feature, weight]) => feature === '' || Math.abs(weight) >= 0.05)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, by: random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ one }) => one);
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

if (process.argv[1] === import.meta.filename) {
  const file = new URL('../../src/features/moderation/rules/reading/weights.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(train(corpus()))}\n`);
}
