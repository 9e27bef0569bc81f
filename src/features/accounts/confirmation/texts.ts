/** What people read about confirming their email address. */
export const confirmationTexts = {
  title: 'Confirm your email address',
  notice: 'Your homes go live once you have confirmed your email address: press the link in the email that we sent to',
  again: 'Send the email again',
  sent: 'The email is on its way. Please look into your mailbox, also among the junk.',
  often: 'We have sent you several emails within the hour. Please look into your mailbox, also among the junk.',
  ask: (email: string) => `Is ${email} your address, and did you register with it at Gidana?`,
  confirm: 'Yes, confirm it',
  linkOld: 'That link is too old or not whole. Log in, and have the email sent again under My Properties.',
  done: (homes: number) =>
    homes > 0 ? `Your email address is confirmed. ${homesText(homes)}` : 'Your email address is confirmed.',
} as const;

function homesText(homes: number): string {
  return homes === 1
    ? 'The home that waited for it has been published.'
    : `The ${homes} homes that waited for it have been published.`;
}
