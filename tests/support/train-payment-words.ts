/**
 * Learns the weights of the classifier from the texts in payment-texts and writes them into the source: `node tests/support/train-payment-words.ts`,
 * then `npx oxfmt src`. Add a text to the group whose wording it shares, or to a group of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { read } from '../../src/features/moderation/rules/reading/read.ts';
import { featuresOf, type Weights } from '../../src/features/moderation/rules/reading/classifier.ts';

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
const DECAY = 1e-3;
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
export const FOLDS = 3;
export const foldOf = ({ group }: Text): number => group % FOLDS;

/** The weights that part the baits among them from the honest ones: the same for the same texts. */
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
  const all = [...texts, ...beside].map(({ text, isBait }) => ({ features: featuresIn(text), isBait }));
  const counts = new Map<string, number>();
  for (const { features } of all.slice(0, texts.length))
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= LEAST_TEXTS).map(([name]) => name);
  const numbers = new Map(names.map((name, at) => [name, at]));
  const examples = all.map(({ features, isBait }) => ({
    known: Uint16Array.from([...features].flatMap((name) => numbers.get(name) ?? [])),
    length: Math.sqrt(features.size || 1),
    isBait,
  }));
  const weights = new Float64Array(names.length);
  const sums = new Float64Array(names.length);
  let [bias, biasSum] = [0, 0];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const step = RATE / (1 + epoch / 10);
    for (const { known, length, isBait } of shuffled(examples, random)) {
      let sum = 0;
      for (const at of known) sum += weights[at] ?? 0;
      const error = Number(isBait) - 1 / (1 + Math.exp(-bias - sum / length));
      bias += 0.1 * step * error;
      for (const at of known) weights[at] = (weights[at] ?? 0) * (1 - step * DECAY) + (step * error) / length;
    }
    if (epoch < EPOCHS - AVERAGED) continue;
    biasSum += bias;
    for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight;
  }
  const average = (sum: number) => Math.round((100 * sum) / AVERAGED) / 100;
  const learnt = names.map((name, at) => [name, average(sums[at] ?? 0)] as const);
  return Object.fromEntries([
    ['', average(biasSum)] as const,
    ...learnt.filter(([, weight]) => Math.abs(weight) >= 0.05).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}

/** Texts are read once, however often the weights are learnt from some of them. */
const FEATURES = new Map<string, ReadonlySet<string>>();

function featuresIn(text: string): ReadonlySet<string> {
  const known = FEATURES.get(text);
  if (known) return known;
  const words = read(text);
  const features = featuresOf(words, { start: 0, end: words.words.length });
  FEATURES.set(text, features);
  return features;
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
