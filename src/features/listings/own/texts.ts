/** What owners read about their homes at a glance. */
export const ownTexts = {
  needsYou: 'Needs your attention',
  drafts: (homes: number) =>
    homes === 1 ? 'One home is a draft. Only you can see it.' : `${homes} homes are drafts. Only you can see them.`,
  toDrafts: 'Finish',
  expired: (homes: number) =>
    homes === 1
      ? 'One home has expired and no longer shows in search.'
      : `${homes} homes have expired and no longer show in search.`,
  toExpired: 'List again',
  activeNote: (homes: number) => (homes === 0 ? 'Nothing of yours is live yet' : 'Everybody can find these'),
  pendingNote: (homes: number) =>
    homes === 0 ? 'Nothing is waiting for us' : 'Our team looks at these before others see them',
  startTitle: 'Your first home in three steps',
  start: [
    ['Take the photos', 'Up to six, straight from your phone. Daylight and a tidy room bring the most calls.'],
    ['Say what it costs', 'Price, area and every fee. People compare what they pay in the first year.'],
    ['Take the calls', 'Most homes are live at once. Where we look at one first, we tell you by email.'],
  ],
} as const;
