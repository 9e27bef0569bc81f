import { MAX_SEARCHES, NAME_MAX } from './rules.ts';

/** What people read about saved searches and their emails. */
export const alertsTexts = {
  saved: 'Search saved',
  savedAlready: 'You had saved this search already',
  changed: 'Saved',
  removed: 'Search deleted',
  stopped: 'You will get no more of these emails.',
  nameMissing: 'Please give the search a name.',
  nameLong: `A name has at most ${NAME_MAX} characters.`,
  queryWrong: 'Please search again, and then save that search.',
  queryEmpty: 'Please type or choose something first, so that emails tell of homes you want.',
  signIn: 'Log in, and your search is saved.',
  everyWrong: 'Please choose how often you want emails.',
  choiceWrong: 'Please say yes or no to emails about prices.',
  full: `You have saved ${MAX_SEARCHES} searches, which is as many as there can be. Delete one first.`,
  notFound: 'That saved search is not there any more.',
  linkWrong: 'This link is not complete. Please use the one in the email, or log in to change your emails.',
} as const;

/** The choices of how often, in words. */
export const everyTexts = {
  instant: 'Within minutes',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'Never',
} as const;
