import { moderationTexts } from '#features/moderation/texts.ts';
import type { Waiting } from './service.server.ts';

/** What people read where their account, or what a home was copied from, keeps it off the market. */
export const publishingTexts = {
  suspended: 'The owner’s account is suspended, so it cannot go on the market.',
  confirmFirst: 'Please confirm your email address first, with the link in the email that we sent you.',
  released: 'Your listing is saved and live: everybody can find it now.',
  waitsForAddress:
    'Your listing is saved. It goes live as soon as you have confirmed your email address, with the link in the email that we sent you.',
  staysDown:
    'Your change is saved, but nobody else sees it: our team took this listing down. My Properties says why, and there you can ask for another review.',
  copyOfRemoved:
    'The home this was copied from is under review or was taken down, so the copy cannot be published. If you think that this is a mistake, please write to us.',
} as const;

const WAITING: Record<NonNullable<Waiting>, string> = {
  listing: moderationTexts.listingWaiting,
  change: moderationTexts.changeWaiting,
  address: publishingTexts.waitsForAddress,
  removed: publishingTexts.staysDown,
};

interface Saved {
  waiting: Waiting;
  isReleased?: boolean;
}

/** What somebody reads who saved a listing: `done`, unless something waits; in `released`, that it waits no longer. */
export function savedWords(done: string, { waiting, isReleased }: Saved, released = done): string {
  if (waiting) return WAITING[waiting];
  return isReleased ? released : done;
}
