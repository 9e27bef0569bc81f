import type { JobKind } from '#core/ports.ts';

/** A picture came in whose smaller sizes nobody has asked for yet. */
export const makeVariants: JobKind<{ name: string }> = {
  name: 'media.variants',
  touches: 'nothing',
  expireInSeconds: 120,
  retryLimit: 3,
};

/** Removes what nobody used for a day. */
export const sweepMedia: JobKind<Record<string, never>> = {
  name: 'media.sweep',
  touches: 'nothing',
  expireInSeconds: 600,
};
