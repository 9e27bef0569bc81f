import { PASSWORD_MAX, PASSWORD_MIN } from './rules.ts';

/** What people read about their account (ACC-24 to ACC-28, ACC-32 to ACC-36; in right spelling, DIFF-6). */
export const accountsTexts = {
  registered: 'Registration Complete',
  loggedIn: 'Login successfully',
  loggedOut: 'logout successful',
  resetRequested: 'If that address has an account, an email with a link is on its way to it.',
  passwordReset: 'Your password has been changed. Please log in with the new one.',
  passwordChanged: 'Your password has been changed. Other devices were logged out.',

  deviceLoggedOut: 'That device is logged out.',
  othersLoggedOut: 'All other devices are logged out.',
  personLoggedOut: 'That person is logged out everywhere.',
  noSession: 'That device was already logged out.',

  nameMissing: 'Please enter your name.',
  nameTooLong: 'That name is too long.',
  nameStrange: 'Please use letters of one alphabet, without hidden characters.',
  nameAddress: 'Please leave web and email addresses out of your name.',
  nameNumber: 'Please leave telephone numbers out of your name.',
  nameOnly: 'Please give your name alone, or that of your business, without numbers, addresses or what is to be paid.',
  nameOurs: 'That name would look like ours. Please use your own, or that of your business.',
  addressOurs: 'That address would look like ours. Please use another one.',
  emailMissing: 'Please enter your email address.',
  emailWrong: 'That does not look like an email address.',
  passwordMissing: 'Please enter your password.',
  passwordShort: `Please choose a password of at least ${PASSWORD_MIN} characters.`,
  passwordLong: `Please choose a password of at most ${PASSWORD_MAX} characters.`,
  passwordCommon: 'Too many people use that password; it is easily guessed. Please choose another.',
  passwordPersonal: 'That password is your name or email address. Please choose another.',
  passwordsDiffer: 'Passwords do not match',
  passwordHint: `At least ${PASSWORD_MIN} characters. A few unrelated words are easy to remember and hard to guess.`,

  unknownAddress: 'There is no account with that address.',
  unknownAdmin: 'There is no admin with that address.',
  addressTaken: 'That email address already has an account.',
  wrongLogin: 'Wrong email address or password.',
  waitFor: (seconds: number) =>
    `Too many attempts. Please try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
  currentAgain: 'To confirm it is you, please enter your password again.',
  wrongCurrent: 'That is not your current password.',
  resetLinkOld: 'That link has expired or was already used. Please ask for a new one.',
} as const;
