/** What people read about the second step of the login (ACC-49 to ACC-51). */
export const secondFactorTexts = {
  codeAsked: 'Please enter the code that your authenticator app shows now.',
  codeWrong: 'That code is wrong, has expired or was already used. Your app shows a new one every 30 seconds.',
  codeChanged:
    'Your app has just changed its code. Please type the one that it shows now. If this happens again, let your phone set its clock automatically.',
  tooLate: 'That took too long. Please log in again.',
  switchedOn: 'From now on you log in with a code as well.',
  switchedOff: 'From now on you log in with your password only.',
} as const;
