import { expect, test } from 'vitest';
import { countFacts, countPlaces } from './count-facts.ts';

const HOMES = [
  '=home =in:lagos =in:lagos/lagos-mainland =in:lagos/yaba =in:lagos/yaba/akoka',
  '=home =in:lagos =in:lagos/lagos-mainland =in:lagos/yaba',
  '=home =in:lagos =in:lagos/lagos-mainland',
  '=home =in:oyo =in:oyo/ibadan =in:oyo/ibadan-north',
].join('\n');

test.each([
  [['lagos', 'oyo'], { lagos: 3, oyo: 1 }],
  [['lagos/yaba', 'lagos/yaba/akoka'], { 'lagos/yaba': 1, 'lagos/yaba/akoka': 1 }],
  [['lagos', 'lagos/yaba'], { lagos: 1, 'lagos/yaba': 2 }],
  [['oyo', 'oyo/ibadan', 'oyo/ibadan-north'], { 'oyo/ibadan': 1 }],
  [['oyo', 'oyo/ibadan-north', 'oyo/ibadan'], { 'oyo/ibadan-north': 1 }],
  [[], {}],
])('a home that lies in several of these places is counted once, in the smallest: %j', (places, homes) => {
  expect(Object.fromEntries(countPlaces(countFacts(HOMES), places))).toEqual(homes);
});
