/** What people read about passkeys (ACC-57). */
export const passkeyTexts = {
  refused: 'That passkey does not belong to this account, or took too long. Please try again, or type a code.',
  notAdded: 'Your device did not make a passkey that we can use. Please try again.',
  known: 'This passkey is already in your list.',
  tooMany: 'You have ten passkeys. Remove one that you no longer use first.',
  gone: 'That passkey is no longer there.',
  added: 'Passkey added.',
  removed: 'Passkey removed.',
} as const;
