import { listOf } from '../phrases.ts';

/** Whom a number of people counts: "4 people", "6 guests". */
export const PEOPLE = listOf('people, person, guest, adult, pax, visitor');
/** Those who come along: "3 adults and 2 children". */
export const CHILDREN = listOf('child, children, kid, toddler, infant, baby, babies');
/** Before such a number; with the last ones nothing else is counted: "sleeps 6". */
export const BEFORE_PEOPLE = listOf(
  'for, for a [family|group|party] of, [|that |which |wey ][|can |fit |go fit |could ][take|contain|accommodate|host]',
);
export const SLEEPS = listOf('[|that |which |wey ][|can |fit |go fit ][sleeps|sleep]');

/** Days of a calendar: "from 24 to 27 december"; "may" is mostly a verb. */
export const MONTHS = listOf(
  'january, jan, february, feb, march, april, apr, june, july, august, aug, september, sept, sep, october, oct, november, nov, december, dec',
);
export const BEFORE_DAY = listOf('from, on, by, between, starting[| from], as from, as at');
