/** The orders of the admins' list of all listings, by the names that its address gives them. */
export const LISTINGS_ORDERS = {
  newest: 'Newest',
  oldest: 'Oldest',
  dearest: 'Highest price',
  cheapest: 'Lowest price',
};

export type ListingsOrder = keyof typeof LISTINGS_ORDERS;
