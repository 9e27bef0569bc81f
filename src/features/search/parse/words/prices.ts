import { listOf } from '../phrases.ts';
import { LOCAL_AFTER_AMOUNT, LOCAL_BELOW, LOCAL_BETWEEN, LOCAL_MOST } from './local.ts';

/** What the words before an amount, a number of rooms or a size say about it. */
export type Lead =
  | 'most'
  | 'least'
  | 'below'
  | 'above'
  | 'about'
  | 'between'
  | 'total'
  | 'money'
  | 'fee'
  | 'income'
  | 'foreign'
  | 'monthly'
  | 'weekly';

const FEE_NAMES =
  '[service charge|caution|caution fee|agency fee|agency|legal fee|agreement fee|legal|agreement|agreement and commission|commission and agreement|commission|comm|deposit|initial deposit|down payment|estate dues|dues|inspection fee|form fee|application fee|viewing fee|registration fee|security deposit|damage deposit|refundable deposit]';
/** Money that is no naira. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set([
  'usd',
  'dollar',
  'dollars',
  'gbp',
  'pounds',
  'euro',
  'euros',
]);
const FOREIGN_MONEY = [...FOREIGN_WORDS].join(', ');
const FEES =
  '[agency|agreement|legal|commission|caution|fees|charges|everything|agency fee|legal fee|caution fee|agreement fee]';
export const LEADS: Readonly<Record<Lead, string>> = {
  most: `[not|no|never|dont|cant|cannot|wont] go [above|over|beyond|past|higher than], [must |should |shall |][not|no|dont|never|nothing|shouldnt|mustnt] [|be ][more than|above|exceed|exceeding|over|higher than|past|pass|cross|reach], [no|e no] [go |gree |must |dey |fit |get |suppose |supposed to |][cost |dear |too dear |][pass|reach|cross|exceed|reach up to], not [up to|upto|reach], not to exceed, ${LOCAL_MOST}, max, maximum[| of], at most, at max, up to, upto, within, limit, capped at, no more than, nothing above, ceiling of, lower than or equal to`,
  least: `at least, atleast, minimum[| of], min[| of], [must |should |shall |][not|no|nothing|shouldnt|mustnt] [|be ][less than|below|under|lower than|fewer than], starting[| from| at], start from, from, upward of, upwards of`,
  below: `under, below, less than, fewer than, lower than, beneath, cheaper than, bellow, ${LOCAL_BELOW}`,
  above: 'above, over, [more|bigger|larger] than, greater than, higher than, exceeding, pass',
  about:
    'about, abt, around, roughly, approximately, approx, circa, in the [region|range] of, like, close to, average of, say',
  between: `between, in between, btw, range, ranging from, ranging between, price range, budget range, ${LOCAL_BETWEEN}`,
  total: `[total|all inclusive|everything|everything together|all in|move in|grand total|overall][| package| cost| price| payment| fee| fees| money], package, tp, [everything|all] join[| all], [agency|legal|fees|charges|everything] [inclusive|included], [first|initial] payment, first year [total|payment|cost|package][| payment| cost| package], [total|all|everything][| payment| cost| package] for [|the ]first year, rent [|and |plus |n ]${FEES} [|and |plus |n ]${FEES}, total and total`,
  money:
    '[|my |the ][budget|bugdet|price|money|cost|amount|fee|offer price|asking price|offers][| is| na| of], i [get|have|only have|just have|fit pay|can pay|can afford|can do], naira, ngn, n, i hold, [wey |] i hold, price',
  fee: FEE_NAMES,
  income:
    '[|i |we |i dey |we dey ][earn|earning], [|was |been |dem |they ]quoted[| me], [|my |our |monthly |my monthly ][salary|income|take home][| pay][| is| na| be| of]',
  foreign: FOREIGN_MONEY,
  monthly: 'monthly[| rent| payment| payment of], per month',
  weekly: 'weekly, per week',
};

/** What the words after a quantity say about it. */
export type Trail = 'most' | 'least' | 'total' | 'monthly' | 'weekly' | 'naira' | 'elsewhere';

export const TRAILS: Readonly<Record<Trail, string>> = {
  most: 'max, maximum, at most, [or|and] [less|below|under|lower|cheaper], and below, last[| price], tops, limit, downwards, [and |]down, [no|e no|no dey|make e no] [go |dey |must |fit |][pass|exceed|reach]',
  least:
    '[and|or] [above|more|up|upward|upwards|over|higher|bigger|plus], upward, upwards, at least, atleast, minimum, min, plus',
  total:
    'all in, all inclusive, total[| package], package, all together, altogether, all round, in [total|all], [|for ]everything[| join]',
  monthly: '[per|a|every|each|for the|for one|for 1|for a] [month|mth|mo], monthly, month',
  weekly: '[per|a|every|each|for the|for one|for 1|for a] [week|wk], weekly',
  naira: `naira, ngn, only, net, n, ish, cash, ${LOCAL_AFTER_AMOUNT}`,
  elsewhere: `per [sqm|sq m|square metre|square meter|square m|hectare|acre|head|person], ${FOREIGN_MONEY}, [|for |as ]${FEE_NAMES}`,
};

/** Words that make an amount elsewhere in the text what is paid in all: "700k mini flat Egbeda all in", "4m including agency and legal". */
export const ALL_IN = listOf(
  `all in, all inclusive, total package, all join[| all], in total, altogether, [all |][fees|charges|everything] [inclusive|included], ${[
    'including',
    'inclusive of',
    'inclusive',
  ]
    .flatMap((word) => [FEES, `all ${FEES}`, `${FEES} and ${FEES}`, `${FEES} ${FEES}`].map((fees) => `${word} ${fees}`))
    .join(
      ', ',
    )}, ${FEES} [inclusive|included|join], ${FEES} and ${FEES} [inclusive|included], agent fee join, with [|all |all the |the ][fees|charges], with [agreement|agency|legal|commission] and [agreement|agency|legal|commission], first year total`,
);

/** Words that may stand between a lead and its quantity. */
export const BETWEEN_LEAD_AND_QUANTITY = listOf(
  'na, is, of, be, e, spend, a, the, like, just, only, rent, price, cost, naira, ngn, n, my, money, go, should, must, to, it, for, am, price na, as, budget',
);
