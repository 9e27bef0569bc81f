import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const NOW = new Date('2026-11-29T12:00:00Z');

test.each([
  ['shortlet lekki friday to sunday', { nights: 2 }],
  ['2 bed apartment ikoyi from thursday to sunday', { nights: 3 }],
  ['shortlet VI this weekend', { nights: 2 }],
  ['airbnb asaba for two, tonight only', { nights: 1 }],
  ['fortnight stay abuja 50k a night', { nights: 14 }],
  ['shortlet lekki 24/12 to 27/12', { nights: 3, checkIn: '2026-12-24', checkOut: '2026-12-27' }],
  ['shortlet lekki 24/12 - 2/1', { nights: 9, checkIn: '2026-12-24', checkOut: '2027-01-02' }],
  ['shortlet lekki from 5/12 to 9/12', { nights: 4, checkIn: '2026-12-05', checkOut: '2026-12-09' }],
  ['furnished apartment 3 months stay ikoyi', { nights: 90 }],
  ['12 months stay ikoyi', null],
  ['land from 1/4 to 3/4 acre epe', null],
  ['price from 2/3 to 3/4 million', null],
  ['2 bed to rent yaba, inspection this weekend', null],
  ['office open monday to friday ikeja', null],
  ['land 1/2 to 3/4 acre epe', null],
])('a stay is as long as it is said: "%s"', (text, stay) => {
  expect(readQuery(text, NOW).stay).toEqual(stay);
});

test.each([
  ['shortlet akure 200k for 5 nights', 40_000],
  ['shortlet akure 200k for the whole 5 nights', 40_000],
  // That leaves too little for a night.
  ['shortlet lekki 30k for 3 nights', 30_000],
  ['shortlet lekki 80k per night for 3 nights', 80_000],
  ['shortlet lekki 3 nights 80k', 80_000],
  ['4 nights 500k lekki 2 bed', 125_000],
  ['budget 300k 3 nights lekki', 100_000],
  ['4 bed shortlet abuja 3 nights 300k', 300_000],
  ['2 nights 250k per night ikoyi', 250_000],
  ['shortlet ikeja 2 nights 300k in all', 150_000],
  ['shortlet ikeja 2 nights 300k all', 150_000],
  ['shortlet ikeja 2 nights 300k for everything', 150_000],
  ['shortlet ikeja 2 nights for 300k', 150_000],
  ['2 weeks 1.4m shortlet ikeja', 100_000],
  ['one week stay in abuja 350k', 50_000],
  ['apartment for 1 month in lekki 1.5m', 50_000],
  ['apartment abuja 2 weeks 1.4m total', 100_000],
  ['shortlet lekki 2 weeks 80k', 80_000],
  ['shortlet lekki 2 weeks, 300k nightly', 300_000],
  ['shortlet lekki 350k per week for 2 weeks', 50_000],
  ['flat available in 2 weeks 1m yaba', 1_000_000],
])('what is paid for all nights is so much for each: "%s"', (text, most) => {
  expect(readQuery(text).filters.maxPrice).toBe(most);
});
