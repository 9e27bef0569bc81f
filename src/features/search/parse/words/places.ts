import { listOf } from '../phrases.ts';

/** What Lagos says when it does not want one side of the water. */
export const OPPOSITE_PLACES: Readonly<Record<string, string>> = {
  'lagos/mainland': 'lagos/island',
  'lagos/island': 'lagos/mainland',
};

/** Names of places that are ordinary words too: parts of a name if an unknown word stands beside them ("Orchid Court"). */
export const ORDINARY_PLACES: ReadonlySet<string> = new Set(
  (
    'abattoir ago aroma awe basin brass brigade challenge delta eko fate gate kilo logo marina monastery orchid ore parliamentary ' +
    'plateau prefab rivers sawmill song summit terminus'
  ).split(' '),
);

/** A government reserved area without its town: "GRA", "old GRA", "GRA phase II". */
export const GRA = /^(?:new |old )?(?:gra|g r a)(?: (?:phase |ph )?(?:\d|[iv]+|one|two|three|four|five))?$/;
/** What else parts of any town are called. */
export const IN_ANY_TOWN = /^(?:(?:airport|ring) (?:road|rd)|sabo|sabon gari|state low ?cost)$/;
/** Behind a name that need not be that of a local government area. */
export const LOCAL_GOVERNMENT = listOf('local [government|govt|gov][| area], lga');
/** What Lagos calls its sides of the water. */
export const SIDES = /^(?:island|mainland)$/;

/** Words of places where "2b" before a house is money. */
export const DEAR_WORDS: ReadonlySet<string> = new Set(['ikoyi', 'banana', 'maitama', 'asokoro', 'atlantic']);
/** Where "450" may be thousands of a rent as well as millions of a sale. */
export const DEAR_PLACES: readonly string[] = [
  'lagos/ikoyi',
  'lagos/victoria-island',
  'lagos/lekki',
  'abuja/maitama',
  'abuja/asokoro',
  'abuja/guzape',
];

/** Before the place in which somebody lives or works now: "I stay in", "my wife works at"; who wants to live somewhere is another matter. */
export const LIVES_IN = listOf(
  '[i|we|im|i am|am|we are|my family] [currently |presently |now |still |dey |][live|stay|reside|dey|living|staying|residing|based][ now| currently| presently|] [in|at|for], [i|we] dey [live|stay|reside], [i|we|im|i am|am|he|she|who|and|but|my wife|wife|my husband|husband|my boss|boss] [|currently |now |dey |dey go ][work|works|working] [at|for|in|inside|around|on], my [office|shop|school|work|workplace|job|business|church] [is|dey|na|is located][| in| at| for| inside| around], [i|we] [have|own] [|a |my ][shop|office|business|store] [in|at|for]',
);
export const MOVES: ReadonlySet<string> = new Set(
  'relocating relocate relocated moving move moved coming come came packing pack transferred redeployed shifting comot'.split(
    ' ',
  ),
);
