import { MAX_COMPARED, MAX_FAVOURITES, MAX_ON_DEVICE } from './rules.ts';

/** What people read about favourites. */
export const favouritesTexts = {
  kept: 'Saved to your favourites',
  signIn: 'Log in to save this home to your favourites.',
  dropped: 'Removed from your favourites',
  merged: 'The homes you saved on this device are now in your account',
  notFound: 'That home is no longer on the market.',
  full: `You have ${MAX_FAVOURITES} favourites, the most you can save. Remove one first.`,
  deviceFull: `This device keeps ${MAX_ON_DEVICE} homes. Log in to save more.`,
  notKept: 'That was not saved. Please try again.',
  tooMany: `You can compare up to ${MAX_COMPARED} homes. Remove one first.`,
  idsWrong: 'Please name homes by their ids, with commas between them.',
} as const;
