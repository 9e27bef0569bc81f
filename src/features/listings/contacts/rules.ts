/** How somebody reaches an owner. */
export const WAYS = ['call', 'whatsapp', 'email'] as const;
export type Way = (typeof WAYS)[number];

/** Months that a look at contacts is remembered; the privacy notice says the same. */
export const KEEP_MONTHS = 12;
