import { MAX_SEARCHES, NAME_MAX } from './rules.ts';

/** What people read about saved searches and their emails. */
export const alertsTexts = {
  saved: 'Search saved',
  savedAlready: 'You have already saved this search',
  changed: 'Saved',
  removed: 'Search deleted',
  stopped: 'You will not get these emails any more.',
  nameMissing: 'Please give the search a name.',
  nameLong: `A name has at most ${NAME_MAX} characters.`,
  queryWrong: 'Please search again, and then save that search.',
  queryEmpty: 'Please search for something first, so that we email you about homes you want.',
  signIn: 'Log in to save your search.',
  everyWrong: 'Please choose how often you want emails.',
  choiceWrong: 'Please say yes or no to emails about prices.',
  full: `You have saved ${MAX_SEARCHES} searches, the most you can save. Delete one first.`,
  notFound: 'That saved search is no longer there.',
  linkWrong: 'This link is not complete. Please use the one in the email, or log in to change your emails.',
} as const;

/** The choices of how often, in words. */
export const everyTexts = {
  instant: 'Within minutes',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'Never',
} as const;
