import { listOf } from '../phrases.ts';
import { LOCAL_NOT } from './local.ts';

/** Verbs of what somebody cannot or will not put up with: "I can't stay in", "I no fit do". */
const WONT_DO =
  '[cant|cannot|can not|couldnt|could not|wont|will not|no fit|no go fit] [stay|live|do|take|use|rent|climb|manage|be|dey], no go [stay|live], no suppose [be|dey], [dont|do not|no|no dey] do, [dont|do not|no] [wan|want|like] [hear|see], hate, [no|not|no longer] interested in';

/** Words that turn what follows round. */
export const NEGATIONS = listOf(
  `${WONT_DO}, [no|not|non|without|never|except|excluding|exclude|nor|minus|w o], [dont|do not|did not|no] [want|need|like|wan], [no|not] [be|dey|get|gets|have|want|need], must not [be|have], [doesnt|does not|dont|do not] have, [anything|anywhere|everywhere|any area|any place] but, no be for, [no be|not] [for|in|on|inside], [no|dont|do not] show[| me], [no|dont|do not] show[| me] [anything|any house|any flat] [for|in|inside], comot, remove, avoid, apart from, aside, aside from, other than, instead of, rather than, ${LOCAL_NOT}`,
);
/** What a refused home lacks must be there: "no house without water". */
export const LACKING = listOf(
  'without, [with|having] no, [wey|that|which] [no|dont|doesnt|does not] [get|have|dey], [wey|that|which] has no',
);
/** Words that say that something may be, and need not. */
export const NEUTRAL = listOf(
  '[no|not a|no be] [problem|wahala|issue] [with|for], [i |we |][dont|do not|don t] mind, no need [for|of]',
);
/** Words between a negation and what it is about. */
export const AFTER_NEGATION = listOf(
  'a, an, any, the, live, living, stay, to, on, in, for, be, dey, inside, want, get, with, at, of, from, under, around, that, having, within',
);
/** Words that take a negation on to the next thing. */
export const OR = listOf('or, nor, and no, and not, or a');
/** Words that end what a negation is about. */
export const ENDS_NEGATION = listOf(
  'but, just, only, for, in, with, and, wey, make, i, at, near, to, around, from, on, please, pls, abeg, o, under, below',
);
/** Words by which somebody refuses what costs more than so much, and those between them and the bound: "I would not like to pay more than". */
export const REFUSALS = listOf(
  'no, not, dont, do not, cant, cannot, can not, couldnt, wont, wouldnt, never, nothing, none, no one',
);
export const BEFORE_BOUND = listOf(
  'like, want, wan, wish, to, pay, paying, spend, spending, go, going, send, bring, give, show, see, find, get, look [at|for], take, collect, afford, consider, willing, ready, able, prepared, interested in, fit, me, us, anything, something, thing, one, any, anywhere, a, an, the, of, in, for, at, wey, that, which, is, are, be, dey, cost, costing, price, priced, budget, my budget, property, properties, listing, e, it, am, money, amount, up to, have, do, looking [for|to], penny',
);
/** Behind what is not wanted: "Mile 12 not included", "Ajah is too far". */
export const EXCLUDED = listOf(
  '[is |are |][excluded|exempted], [is |are |][not|no] [included|accepted|acceptable|allowed|welcome|wanted], [is |are |na |dey |don |]too far',
);
