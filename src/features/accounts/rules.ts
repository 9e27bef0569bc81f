/** Shortest and longest password; the longest is there so that nobody can make us hash a novel. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 1000;
export const NAME_MAX = 200;
/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAX = 254;
/** Sessions that one account may have open; the list of devices shows all of them. */
export const MAX_SESSIONS = 100;
