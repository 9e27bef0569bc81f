/** What owners read about their homes at a glance. */
export const ownTexts = {
  needsYou: 'What needs you',
  drafts: (homes: number) =>
    homes === 1 ? 'One home is a draft. Only you can see it.' : `${homes} homes are drafts. Only you can see them.`,
  toDrafts: 'Finish',
  expired: (homes: number) =>
    homes === 1 ? 'One home has expired and left the search.' : `${homes} homes have expired and left the search.`,
  toExpired: 'List again',
  activeNote: (homes: number) => (homes === 0 ? 'Nothing of yours is live yet' : 'Everybody can find these'),
  pendingNote: (homes: number) =>
    homes === 0 ? 'Nothing is waiting for us' : 'Our team looks at these before others see them',
} as const;
