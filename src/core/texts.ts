import { pageTexts } from './page-texts.ts';

/** Sentences that every part of the product shares. */
export const coreTexts = {
  ...pageTexts,
  signInFirst: 'Please log in first.',
  passwordAgain: 'To confirm it is you, please log in again: you last entered your password more than 15 minutes ago.',
  secondFactorFirst: 'Admins need two-step login. Please switch it on first, under Two-Step Login.',
  passwordOver:
    'That temporary password was only good for a week. Please choose a new one with “Forgot your password?”, or run npm run admin -- new-password with your email address where Gidana runs.',
  notAllowed: 'You are not allowed to do this.',
  invalid: 'Please check what you entered.',
  notFound: 'We could not find that.',
  goneMeanwhile: 'The item this belongs to has been deleted.',
  changedTo: (now: string) => (now ? `This was changed elsewhere to “${now}”.` : 'This was emptied elsewhere.'),
  sameRequest: 'The same request is still being worked on. Please try again in a moment.',
  tooMany: 'Too many attempts. Please wait a little and try again.',
  formTooLarge: 'That is too much to send at once. Please go back and shorten it.',
  unavailable: 'We are busy right now. Please try again in a moment.',
  picturesAway: 'Photos are not available right now. Please try again in a moment.',
  noSpace: 'We cannot store more right now. Please try again later.',
  limitWrong: 'limit must be a whole number from 1 to 100.',
  startIndexWrong: 'startIndex must be a whole number from 0 to 10,000.',
} as const;
