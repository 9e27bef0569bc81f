/** The orders of the admins' list of users, by the names that its address gives them. */
export const USERS_ORDERS = { newest: 'Newest', oldest: 'Oldest', name: 'Name' };

/** Which of them it can show instead of everybody. */
export const USERS_SHOWN = { admins: 'Admins', suspended: 'Suspended', unconfirmed: 'Address not confirmed' };

/** Which users an admin asks for; all where nothing is said. */
export interface UsersAsked {
  who?: keyof typeof USERS_SHOWN | undefined;
  /** A part of the name or of the email address, the phone number, or the id. */
  find?: string;
  order?: keyof typeof USERS_ORDERS | undefined;
}
