/** Addresses in one part; the protocol allows 50,000, smaller parts are fetched again at less cost. */
export const PART_SIZE = 10_000;
/** Homes read at once while a part is written. */
export const BATCH = 1_000;

/** What is no page, and what machines have no business in either: calls, and the second names of admin screens. */
export const PRIVATE_PATHS = ['/api/', '/admin/'] as const;
