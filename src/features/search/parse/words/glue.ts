import { MAX_RADIUS } from '../../filter-limits.ts';
import { bookOf, listOf } from '../phrases.ts';
import { WALK_KM } from '../rules.ts';
import { LOCAL_CHEAP, LOCAL_GLUE, LOCAL_NEAR } from './local.ts';

const JOINING =
  '[set|put|keep|kept|joke|jokes|joking|road|that|this] aside, [aside|aside from] [that|this], aside, [it|that|which|they] offers, a, an, and, n, nd, either, the, in, inside, into, at, on, for, from, of, or, to, with, wit, w, by, near, around, within, nearby, between, off, along, close [to|by], beside, behind, opposite, opp, facing towards, above, on top, that, which, who, this, these, those, there, here, where, if, so, also, plus, but, then, just, only, even, very, really, too, else, as, each, per, whole, entire';
const PRONOUNS =
  'any, some, something, anything, everything, anywhere, everywhere, [any|all] [part|area|location][| of], all places, somewhere, it, its, i, im, ive, me, my, myself, mine, we, us, our, you, u, your, he, she, they, them, their, one, anybody, everybody, somebody, anyone, everyone, someone';
const VERBS =
  'because, because of [water|flood|flooding|light|noise|traffic], currently, presently, relocating, relocate, moving, packing, pack, is, are, am, be, been, was, will[| be], would, should, must, can, could, may, do, does, did, has, have, had, having, pay, afford, come, comes[| with], coming, include, includes, including, included, stay, live, whats, what, how';
const PIDGIN =
  'wey, na[| im| so], e [get any|get|go|remain|fit be|dey], e, dey, don, go, get, wan, make, fit, abeg, abi, sha, sef, shey, o, oo, ooo, no o, oh, ehn, jare, biko, una[| get], you get, dem, no vex, well well, sharp sharp, now now, omo, oga, person, bros, bro, sis, boss, chairman, madam, aunty, uncle, [|my ]guy, my people, fam, wetin[| dey| be], how [far|now], how much[| be| is| for], how many, where i fit see, na where, dat, dis, di, [no|without] [wahala|stress|long thing|long talk|time|qualms|shaking|yawa][| if| at all], wahala';
const ASKING =
  '[i |we |][am |dey |is |are |][looking|searching|look|search|find|finding|hunting|nearest|closest][| for| 4| to], [i |we |][need|needs|want|wants|wan|require|seek|seeking|desire|wish|would like|d like][| to], id like[| to][| see], [find|get|show|give|help|see|check][| me| us| my], help me find, in [need|search] of, interested in, where can i [get|find|see], is there, are there';
const POLITE =
  'please, pls, plz, plss, kindly, thanks, thank you, thank u, tnx, thx, god bless[| you], good [morning|afternoon|evening|day|one], hi, hello, hey, greetings, sir, ma, dear, [very |]urgent[| need], urgently, asap, sharply, immediately, soon, quick, quickly, serious, seriously, yes, ok, okay, [i have a |for my |my ][client|clients], [for |]my friend, [my|our] [brother|sister|mum|mom|dad|father|mother|cousin|uncle|boss|son|daughter|parents], client, clients, [|direct |fresh |property |urgent |new |hot ]brief[| from client], direct [client|buyer], [|property |urgent |client |new |buyer ][request|requests|requirement|requirements], send[| me| us| in], forward me, share [your|me|us|any|available|the], [dm|inbox|whatsapp][| me| us], [|with ][picture|pics|video], [hello|hi|morning|evening|greetings|good morning|good evening|good afternoon|good day] [house|everyone|all|guys|fam|family|team], [|still ]available, still, [|urgently ]needed, wanted, [|my |me and my |i and my ][wife|husband|spouse][| and i| and me], [money|budget|price|cash] [is |na |][not|no be] [a |an |][problem|issue], money no be [problem|issue], call[| me| us| now| on], [i|we|he|she|wife|husband|boss] [|dey ][work|works][| from home| from house], [am|im] working[| from home| from house], [wan|want to|to] lodge[| for| in| at]';
const NOUNS =
  'vacant, vacancy, ready, listing, listings, properties, property, accommodation, accomodation, place, places, place to stay, area, areas, axis, environ, environs, location, located, side, budget, money, price, prices, cost, naira, amount, payment, option, options, type, kind, sort, size, of size, bigger, loc, asking, contact[| me| us| number], status, features, inspection, viewing, commission, [moving|move in] date, [|no |without ][time wasters|wasters], [no|without] [generator|gen] [noise|smoke|fumes], max, maximum, ceiling, [bring|collect] [|better |good |steady ]rent, work from [home|house], my [|own |old ]house, no upstairs landlord, [|in |inside |for |dey |dey inside ][every|all|all the|all of the|all my] room, [in|inside|for|dey|dey inside] each room, each room [get|must|has|have|with|dey], [in|inside] the room, over [a|one] year, purpose, space, title, titles, [|complete |proper ][docs|documents], nigeria, naija';

const OPTIONALLY =
  'preferably[| with| a], prefer, [is |will be |would be |go be |]preferable, [is|will be|would be|go be] preferred, preference for, ideally[| with], if possible';

/** Words that say nothing about a home: glue, politeness, and how people begin. */
export const GLUE = listOf(
  [JOINING, PRONOUNS, VERBS, PIDGIN, ASKING, POLITE, NOUNS, OPTIONALLY, LOCAL_GLUE, LOCAL_NEAR].join(', '),
);

/** What should cost little, of which nobody says how little. */
const CHEAP_WORDS = `cheap, cheaper, less expensive, affordable, [low|small] [cost|budget|price], [not|no] [|too ]expensive, ${LOCAL_CHEAP}`;
export const CHEAP = listOf(CHEAP_WORDS);
/** What people think of a home: no filter, and no help as text. */
const OPINIONS =
  'nice, neat, clean, fine, beautiful, decent, lovely, good, better, best, beta, correct, sweet, standard, portable, reasonable, moderate, perfect, great, amazing, quiet, peaceful, serene, big, small, large, conducive, gd, [|very ]expensive, smallest, [|in ][good|perfect|neat|excellent] condition, in [pair|pairs], [bills|bill|service charge] [included|inclusive]';

/** When it is wanted. */
const TIMES =
  '[after|before] [|the ][|december |christmas |xmas |easter |sallah |summer ]holidays, [this |next |coming |every |][weekend|week|month|year], today, [|right ]now, tomorrow, tmrw, tmr, tonight, [january|february|march|april|june|july|august|september|october|november|december|xmas|christmas|easter|detty december|new year], [monday|tuesday|wednesday|thursday|friday|saturday|sunday]';

/** Who is not to live there. */
const LANDLORDS =
  '[make |][landlord|caretaker] [no|not|must not|should not|no go|no suppose|no dey|does not|doesnt|is not] [dey|live|stay|living|staying|in|inside][| dey][| inside| there| in][| the][| compound], no landlord [in|inside|living in|living inside|dey][| the][| compound]';

/** Who lives there already. */
const TENANTS = '[sitting|existing] tenant, with tenants';

/** Words that no filter can do anything with. */
export const UNMET = listOf(`${CHEAP_WORDS}, ${OPINIONS}, ${TIMES}, ${LANDLORDS}, ${TENANTS}`);

/** After what would be good to have, and before it. */
export const AFTER_OPTIONAL = listOf(
  'or not, [is |would be |will be |go be |na |][a |an |an added |a big |an extra |added |extra ][plus|advantage|bonus], [is |would be |will be |go be |][preferred|preferable|optional|a preference], [is |][not |no ][compulsory|a must|necessary|mandatory], would be [nice|good|great|better], if [possible|available|e dey]',
);
/** After what is not built: either will do. */
export const AFTER_UNBUILT = listOf('or [finished|completed|complete|ready]');
export const BEFORE_OPTIONAL = listOf(OPTIONALLY);
/** After what somebody can do without. */
export const AFTER_NEEDLESS = listOf('[is |be |][not|no] [needed|need|required|important]');

/** Words that say that a landmark follows: a school near the home is not a school for sale. */
export const BESIDE = listOf(
  'above, near, close [to|by], beside, behind, opposite, opp, facing, after, before, around, by, next to, [not|no|no be|no dey] [|too |very |so ]far from, along, off',
);
/** Words that say that a place need not be the one that follows, only near, by how many kilometres away it may be at the most. */
export const NEAR = bookOf<number>([
  [
    MAX_RADIUS,
    `near, near to, close [to|by], around, [not|no|no be|no dey] [|too |very |so ]far from, next to, beside, along, ${LOCAL_NEAR}`,
  ],
  [
    WALK_KM,
    '[within |at |][walking|walkin|trekking|trekkable|walkable] distance[| to| from| of], [trekkable|walkable] [to|from]',
  ],
]);
/** Before two places that homes lie between, with the word that joins them. */
export const BETWEEN = bookOf<'and' | 'to'>([
  ['and', '[|halfway |midway ][between|btw|inbetween], [|in ][|the ][middle|midway] of'],
  ['to', '[|along |on ][|the ][road|way|stretch|axis] from, along from'],
]);
/** Between a number of kilometres and the place. */
export const FROM_THERE = listOf('[|radius |away ][from|of|to|around|round]');
const ROAD_WORDS = '[|motor ]road, rd, expressway, express, exp, express way, expressroad, highway';
/** Words after a name that make it a road's, which leads to what it is called after. */
export const ROADS = listOf(ROAD_WORDS);
/** Words after a name that make it a street's. */
export const STREETS = listOf(
  `${ROAD_WORDS}, street, str, avenue, ave, crescent, cres, drive, lane, boulevard, bridge, close`,
);
/** Words after a name that make it that of houses which stand together. */
export const COMPOUNDS = listOf('way, court, estate, villa, villas, terrace, terraces, gardens, towers, plaza');
/** What is said of the road of a place, behind it. */
export const SAID_OF_ROADS = listOf('[|is |dey |no |no dey |not |very ][good|bad|fine|okay|ok|rough], side, tarred');
/** Words before a number that make it part of an address. */
export const NUMBERED = listOf(
  'no, number, plot, block, blk, flat, house, hse, unit, suite, floor, phase, zone, road, street, close, gate, apartment, avenue, cluster, km, sector, district, room',
);
/** Glue that stays with the unknown words on both sides of it. */
export const JOINERS = listOf('of, the, to, and, on, in, at, by, for, with, near, n, a, i, me, my, from');
