import { KEEP_DAYS } from './rules.ts';

/** What people read about what was deleted and can be restored. */
export const deletedTexts = {
  title: 'Recently deleted',
  lead: `Kept for ${KEEP_DAYS} days, then erased with its contact details and pictures.`,
  wayBack: `It can be restored for ${KEEP_DAYS} days.`,
  empty: 'Nothing was deleted lately',
  kinds: { listing: 'Listing', post: 'Post' },
  notFound: 'It is not among what was deleted, or was erased by now.',
  notYours: 'You can only restore what you deleted yourself.',
  addressTaken: 'Another post has the address of this one by now. Delete that one first, then restore this one.',
  restored: (name: string) => `“${name}” is restored.`,
  deleted: (name: string) => `“${name}” is deleted.`,
} as const;
