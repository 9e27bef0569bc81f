import { bookOf, listOf } from '../phrases.ts';

/** Whom a number of people counts: "4 people", "6 guests", "6 of us". */
export const PEOPLE = listOf('people, person, guest, adult, pax, visitor, parent, pple, ppl, of us');
/** Those who come along: "3 adults and 2 children". */
export const CHILDREN = listOf('child, children, kid, toddler, infant, baby, babies');
/** Before such a number; with the last ones nothing else is counted: "sleeps 6". */
export const BEFORE_PEOPLE = listOf(
  'for, [for |][|a |my |our |the ][family|group|party|team|crew] of, [we|we are|we be|we dey|there are], [|that |which |wey ][|can |fit |go fit |could ][take|contain|accommodate|host]',
);
export const SLEEPS = listOf('[|that |which |wey ][|can |fit |go fit ][sleeps|sleep]');

const PARTNER = '[wife|husband|spouse|partner|girlfriend|boyfriend|babe|fiance|fiancee|madam|oga]';
const COMPANION = '[friend|sister|brother|mum|mom|mother|dad|father|son|daughter|child|baby|colleague]';
export const SELF: ReadonlySet<string> = new Set(['me', 'myself', 'i']);
const SELVES = [...SELF].join(', ');
const COUPLE = '[a |my |][|newly wed |newly wedded |newly married |young |married ]couple';
/** Who a party of people begins with, and who is named after them, by how many they are: "me and my wife". */
export const PARTY = bookOf<number>([
  [1, `${SELVES}, my ${PARTNER}, my ${COMPANION}`],
  [2, COUPLE],
  [4, '[2|two] couples'],
  [6, '[3|three] couples'],
]);
export const COMPANY = bookOf<number>([
  [1, `${SELVES}, [|my |our |a ]${PARTNER}, [my|our|their|a|one] ${COMPANION}, baby`],
]);
export const ONLY_ONE = listOf('[just|only] [me|myself|one person], [me|myself] [alone|only]');
export const OWNERS = listOf('my, our, their');
/** Whom a number after these counts: "me and 2 friends". */
export const COMPANIONS = listOf(
  'friend, guy, girl, colleague, sister, brother, son, daughter, other, child, children, kid, toddler, infant, baby, babies, people, person',
);

/** Words for so many nights. */
export const NIGHTS_SAID = bookOf<number>([
  [1, '[|for |just |only ]tonight'],
  [2, '[|for |over ][|the |this |next |a |coming ]weekend'],
  [14, '[|for ][|a |one ]fortnight'],
]);
/** Behind what is paid in all. */
export const WHOLE_STAY = listOf('for [the |][whole|entire|all][| the] [stay|period|trip|duration|time]');
/** Days of the week, Sunday first: "from friday to sunday". */
export const WEEKDAYS = bookOf<number>(
  (
    [
      'sunday, sun',
      'monday, mon',
      'tuesday, tue, tues',
      'wednesday, wed, weds',
      'thursday, thu, thur, thurs',
      'friday, fri',
      'saturday, sat',
    ] as const
  ).map((names, day) => [day, names] as const),
);
/** Days of a calendar: "from 24 to 27 december"; "may" is mostly a verb. */
export const MONTHS = bookOf<number>(
  (
    [
      'january, jan',
      'february, feb',
      'march, mar',
      'april, apr',
      '',
      'june, jun',
      'july, jul',
      'august, aug',
      'september, sept, sep',
      'october, oct',
      'november, nov',
      'december, dec',
    ] as const
  ).map((names, before) => [before + 1, names] as const),
);
export const BEFORE_DAY = listOf('from, on, by, between, starting[| from], as from, as at');
/** Before the days on which a stay begins and ends. */
export const ARRIVING = listOf(
  '[check in|checkin|checking in|arriving|arrive|arrival|coming][| date| day][| on| by| from| is]',
);
export const LEAVING = listOf(
  '[check out|checkout|checking out|leaving|leave|departing|departure][| date| day][| on| by| is]',
);
