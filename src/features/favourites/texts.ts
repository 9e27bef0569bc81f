import { MAX_COMPARED, MAX_FAVOURITES, MAX_ON_DEVICE } from './rules.ts';

/** What people read about favourites. */
export const favouritesTexts = {
  kept: 'Kept in your favourites',
  signIn: 'Log in, and the home is kept in your favourites.',
  dropped: 'Taken out of your favourites',
  merged: 'Your favourites are together',
  notFound: 'That home is no longer on the market.',
  full: `You keep ${MAX_FAVOURITES} favourites, which is as many as there can be. Take one out first.`,
  deviceFull: `This device keeps ${MAX_ON_DEVICE} homes. Log in to keep more.`,
  notKept: 'That did not reach us. Please try again.',
  tooMany: `Only ${MAX_COMPARED} homes fit side by side. Take one away first.`,
  idsWrong: 'Please name homes by their ids, with commas between them.',
} as const;
