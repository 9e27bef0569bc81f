import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fold } from '#core/text/fold.ts';
import type { Filters } from '../filters.ts';
import { readQuery } from './service.server.ts';

interface Query {
  text: string;
  /** The reader was written looking at `dev` only. */
  set: 'dev' | 'test';
  slots: Filters;
  rest?: string;
  unmet?: string[];
}

const FOLDER = new URL('gold/', import.meta.url);
const queries = readdirSync(FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Query[],
);

const pairs = (slots: Filters) =>
  Object.entries(slots).flatMap(([slot, value]) => [value].flat().map((one) => `${slot}=${String(one)}`));

/** Glue between words that stay text is a matter of taste. */
const GLUE = new Set(['of', 'the', 'to', 'and', 'on', 'in', 'at', 'by', 'for', 'with', 'near', 'along']);
const plain = (text = '') =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !GLUE.has(word))
    .join(' ');

function judged({ text, slots, rest, unmet = [] }: Query) {
  const read = readQuery(text);
  const wanted = new Set(pairs(slots));
  const got = new Set(pairs(read.filters));
  const right = [...wanted].filter((pair) => got.has(pair)).length;
  const isUnmet = unmet.every((one) => read.unmet.some((other) => plain(other).includes(plain(one))));
  const isRest = plain(read.rest) === plain(rest) && isUnmet && unmet.length === read.unmet.length;
  return { text, right, missing: wanted.size - right, wrong: got.size - right, isRest };
}

/** The harmonic mean of how much of the wanted was found and how much of the found was wanted. */
function f1(of: readonly Query[]): number {
  const all = of.map(judged);
  const sum = (one: (query: (typeof all)[number]) => number) => all.reduce((total, query) => total + one(query), 0);
  const right = 2 * sum((query) => query.right);
  return right / (right + sum((query) => query.missing) + sum((query) => query.wrong));
}

const asking = (slot: keyof Filters) => queries.filter(({ slots }) => slot in slots);

test('there are more than 390 typed searches, a third of the first ones and half of the last held out', () => {
  expect(queries.length).toBeGreaterThanOrEqual(390);
  expect(queries.filter(({ set }) => set === 'test').length).toBeGreaterThanOrEqual(165);
});

test.each([
  ['all', queries],
  ['those that the reader was written with', queries.filter(({ set }) => set === 'dev')],
  ['those held out', queries.filter(({ set }) => set === 'test')],
  ['those with guests', asking('guests')],
  ['those with a distance', asking('within')],
  ['those with an order', asking('sort')],
  ['those with a market', asking('type')],
])('of %s, at least 97 in 100 slots are read right', (_, some) => {
  const score = f1(some);
  expect(
    score,
    some
      .map(judged)
      .filter((one) => one.missing + one.wrong > 0)
      .map((one) => one.text)
      .join('\n'),
  ).toBeGreaterThanOrEqual(0.97);
});

test('the words that are not understood stay text, and what no filter can do is told', () => {
  const off = queries.map(judged).filter(({ isRest }) => !isRest);
  expect(off.length / queries.length, off.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.05);
});
