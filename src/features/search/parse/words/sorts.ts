/** Words for the orders of results. */
export const SORT_WORDS: Readonly<Record<'price' | 'price-desc' | 'newest' | 'size', string>> = {
  price: 'cheapest[| first], [lowest|least] price[| first]',
  'price-desc': 'most expensive, costliest, dearest, [highest] price[| first]',
  newest: 'newest[| first], latest[| first], most recent',
  size: 'biggest, largest',
};
