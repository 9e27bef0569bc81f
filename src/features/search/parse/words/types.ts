import { listOf } from '../phrases.ts';
import type { ListingType } from '#features/listings/rules.ts';

/** Words that say which market is meant. */
export const TYPE_WORDS: Readonly<Record<ListingType, string>> = {
  rent: '[for |to |4 |2 |on |][rent|rental|lease|renting|leasing], [to|2|for] let, tolet, forrent, letting, rentage, rented, [company|corporate] let',
  shortlet:
    'shortlet, short [let|stay|rental|rent|lets|term rental], shortstay, shortlets, airbnb, air bnb, air b n b, vacation [rental|home], holiday [home|rental|let]',
  sale: '[for |4 |on |to |][sale|sales|buy|purchase|sell], outright[| purchase| sale| buy], forsale, buying, buyer, purchasing, selling, wan buy, [buy|bought] to let',
};

/** Words that let one guess the market, and give way to those above. */
export const TYPE_HINTS: Readonly<Record<ListingType, string>> = {
  rent: '[per|each|every|a|in a] [annum|anum|annun|year|yr], annum, annually, yearly, p a, pa, for [1 |one |a |the |][year|yr], [1|one|2|two|3|three] [year|yr][| rent], tenant, tenancy, [|refundable ]caution[| fee| money| deposit][| refundable| is refundable], agreement [and|n] commission, commission [and|n] agreement, bed space, bedspace, corper, corpers, corps member',
  shortlet:
    '[per|each|every|a|for a|for the] [night|nite|nt|day|nights], nightly, daily, [daily|nightly] [rent|rental|rate], overnight, [for |over ][the|a|this|next] weekend, for the week, place to stay for, vacation, staycation, getaway, tonight, detty december, [december|christmas|xmas|easter|sallah|summer] holidays, for [|the ]holidays, [hotel|guest house|guesthouse] room, short term[| stay| rental], [weekend|overnight|holiday] stay, few [days|nights], [thursday|friday|saturday|thu|thur|thurs|fri|sat] [to|till|until] [saturday|sunday|monday|sat|sun|mon]',
  sale: 'asking[| price], investment [property|properties], buy 2 let, [for|as] [|an ]investment[| purpose| purposes], mortgage[| ok| okay| accepted| allowed| available]',
};

/** "Holiday apartment in Obudu", but not "Holiday Inn". */
export const HOLIDAY = 'holiday';

/** After a number, a stay: "3 nights", "for 2 weeks". */
export const STAY_UNITS = listOf('night, nite');
export const STAY_UNITS_AFTER_FOR = listOf('night, nite, day, week, weekend');

/** Phrases of a market that we have not; they stay text. */
export const OTHER_MARKETS = listOf(
  'cold room, rent to own, rent 2 own, lease to own, [1|one|2|two|3|three] [year|yr] [instalment|installment|payment plan]',
);
