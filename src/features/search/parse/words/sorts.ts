const SORT_BY = '[sort|sorted|arrange|order|rank] by';

/** Words for the orders of results. */
export const SORT_WORDS: Readonly<Record<'price' | 'price-desc' | 'total' | 'newest' | 'size', string>> = {
  price: `${SORT_BY} price[| low to high| lowest to highest| from low to high], cheapest[| first], cheap [pass|past][| all], [lowest|least] price[| first], least expensive, most affordable, cheap to expensive, [|price ]ascending, [|price |prices ][|from |by ][low to high|lowest to highest|low price first], [price|prices] [low|lowest] first, lowest first`,
  'price-desc': `${SORT_BY} price [high to low|highest to lowest|from high to low], [most expensive|costliest|dearest][| first], cost pass all, highest price[| first], expensive to cheap, [|price ]descending, [|price |prices ][|from |by ][high to low|highest to lowest], [price|prices] [high|highest] first, highest first`,
  total:
    '[cheapest|lowest|least|smallest] [|stated ][total|all in|move in|first year][| package| price| cost| payment| total][| first], [sort|order|rank|arrange|sorted|ordered|ranked|arranged] by [|lowest |cheapest |the ][total|first year|all in|move in][| package| price| cost| payment| total][| first]',
  newest:
    'newest[| listing| listings| ones][| first], [wey |wey dem |dem ]just [land|landed|drop|dropped|post|posted], latest[| first], most recent[| first], [recently|newly|just] [added|listed|posted], [new|newest|latest|fresh] [arrival|listing], [|new |the new |the ][one |ones |][wey just enter][| market], just enter market',
  size: '[biggest|largest][| ones][| first], big pass all',
};
