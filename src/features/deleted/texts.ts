import { KEEP_DAYS } from './rules.ts';

/** What people read about what was deleted and can be restored. */
export const deletedTexts = {
  title: 'Recently deleted',
  lead: `What is deleted is kept for ${KEEP_DAYS} days, then erased with its contact details and pictures.`,
  wayBack: `It can be restored for ${KEEP_DAYS} days.`,
  empty: 'Nothing deleted recently',
  kinds: { listing: 'Listing', post: 'Post' },
  notFound: 'We could not find that. It may have been erased for good.',
  notYours: 'You can only restore what you deleted yourself.',
  addressTaken: 'Another post now uses this address. Delete that one first, then restore this one.',
  restored: (name: string) => `“${name}” is restored.`,
  deleted: (name: string) => `“${name}” is deleted.`,
} as const;
