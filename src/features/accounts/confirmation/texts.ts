/** What people read about confirming their email address. */
export const confirmationTexts = {
  title: 'Confirm your email address',
  notice: 'Your homes go live once you confirm your email address. Use the link in the email we sent to',
  again: 'Send the email again',
  sent: 'The email is on its way. Please check your inbox and your spam folder.',
  often: 'We have sent you several emails this hour. Please check your inbox and your spam folder.',
  ask: (email: string) => `Is ${email} your email address, and did you register with it on Gidana?`,
  confirm: 'Yes, confirm it',
  linkOld: 'That link has expired or is incomplete. Log in, then ask for a new email under My Properties.',
  done: (homes: number) =>
    homes > 0 ? `Your email address is confirmed. ${homesText(homes)}` : 'Your email address is confirmed.',
} as const;

function homesText(homes: number): string {
  return homes === 1
    ? 'The home that was waiting for it is now live.'
    : `The ${homes} homes that were waiting for it are now live.`;
}
