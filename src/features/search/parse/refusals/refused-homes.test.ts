import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const OGBA = ['lagos/ogba'];

test.each([
  ['hate lekki traffic, 2 bed lekki phase 1', 'lagos/lekki/lekki-phase-1'],
  ['my office in ikeja is too far, 2 bed ikeja', 'lagos/ikeja'],
  ['ikeja is far but ok, 2 bed', 'lagos/ikeja'],
  ['ajah is too far but affordable 2 bed', 'lagos/ajah'],
  ["i don't hate ajah, 3 bed", 'lagos/ajah'],
])('what is wanted all the same is not refused: "%s"', (text, place) => {
  const { filters } = readQuery(text);
  expect([filters.place, filters.without]).toEqual([[place], undefined]);
});

test.each([
  ["I can't stay in Ajah, Ogba", { without: ['lagos/ajah'], place: OGBA }],
  ["I don't do Ajah, Ogba", { without: ['lagos/ajah'], place: OGBA }],
  ['I no dey do Ajah, Ogba', { without: ['lagos/ajah'], place: OGBA }],
  ['I hate Ajah, Ogba', { without: ['lagos/ajah'], place: OGBA }],
  ['not interested in Ajah, Ogba', { without: ['lagos/ajah'], place: OGBA }],
  ['my wife no wan hear Ajah, Ogba', { without: ['lagos/ajah'], place: OGBA }],
  ['Lagos except Ajah is too far', { place: ['lagos'], without: ['lagos/ajah'] }],
  ['Lagos, Ajah is too far', { place: ['lagos'], without: ['lagos/ajah'] }],
  ['Ajah is too far, Ogba', { without: ['lagos/ajah'], place: OGBA }],
  ['Ajah and Epe are too far, Ogba', { without: ['lagos/ajah', 'lagos/epe'], place: OGBA }],
  ['my mama no fit climb upstairs, Ogba', { has: ['ground-floor'], place: OGBA }],
  ['e no suppose dey upstairs, Ogba', { has: ['ground-floor'], place: OGBA }],
  ['cannot take ground floor, Ogba', { without: ['ground-floor'], place: OGBA }],
  ['dnt want Ajah, Ogba', { without: ['lagos/ajah'], place: OGBA }],
  ['nt more than 1.5m, Ogba', { maxPrice: 1_500_000, place: OGBA }],
])('what somebody cannot or will not put up with is refused: "%s"', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});

test.each([
  ["I can't find a flat in Ogba", { kind: ['flat'], place: OGBA }],
  ["can't pay more than 2m, Ogba", { maxPrice: 2_000_000, place: OGBA }],
  ['flat Ogba, no fit pass 2m', { kind: ['flat'], maxPrice: 2_000_000, place: OGBA }],
  ["can't wait to move to Ogba", { place: OGBA }],
  ['Ogba no too far', { place: OGBA }],
  ["can't do without AC, Ogba", { has: ['air-conditioning'], place: OGBA }],
  ["can't climb so ground floor, Ogba", { has: ['ground-floor'], place: OGBA }],
  ['shortlet Ogba 150k/nt pool', { type: 'shortlet', maxPrice: 150_000, has: ['pool'], place: OGBA }],
])('such words are about what follows them only: "%s"', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});

test.each([
  ["can't stay in a house without water, Ogba", { has: ['good-water'], place: OGBA }],
  ['no flat wey no get light, Ogba', { has: ['good-power'], place: OGBA }],
  ['I no want house for Ajah, Ogba', { without: ['lagos/ajah'], place: OGBA }],
])('of a home that is refused for what it lacks or where it is, that counts: "%s"', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});
