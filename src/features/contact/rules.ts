/** Numbers of the contact form. */
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 20;
export const MESSAGE_MAX = 5_000;
/** How long an opened form can be sent. */
export const FORM_LIFE_MS = 24 * 60 * 60_000;
/** Receipts that one mailbox gets within a day, since anybody can type anybody's address. */
export const RECEIPTS_PER_DAY = 3;
/** Months that a message is kept; the privacy notice says the same. */
export const KEEP_MONTHS = 12;
