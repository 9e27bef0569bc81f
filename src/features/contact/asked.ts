/** The orders of the admins' list of messages, by the names that its address gives them. */
export const MESSAGES_ORDERS = { newest: 'Newest', oldest: 'Oldest' };

/** Which messages an admin asks for; all where nothing is said. */
export interface MessagesAsked {
  /** A part of the name, the email address, the phone number as it was typed, or the message. */
  find?: string;
  order?: keyof typeof MESSAGES_ORDERS | undefined;
}
