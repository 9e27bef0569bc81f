const ANSWER_BY = 'We reply by email within two working days.';

/** Sentences of the contact form (CONTACT-2, CONTACT-3). */
export const contactTexts = {
  submit: 'Send Message',
  nameMissing: 'Please tell us your name.',
  nameLong: 'Please keep the name under 100 characters.',
  emailMissing: 'Please enter your email address, so that we can reply.',
  emailWrong: 'This does not look like an email address, such as ada@example.com.',
  phoneWrong: 'Please enter a phone number of digits, or leave it empty.',
  messageMissing: 'Please write a message.',
  messageLong: 'Please keep the message under 5,000 characters.',
  expired: 'This form was open for more than a day. Everything you wrote is still here: please send it again.',
  notTaken: 'Your message was not sent. Please send it again.',
  tooMany: 'Too many messages came from your network in the last hour. Please try again later, or send us an email.',
  listTitle: 'Messages',
  listLead: 'What people wrote through the contact form. A message is kept for a year.',
  find: 'Name, email address, phone or words of the message',
  findShort: 'Name, email or words',
  noneYet: 'Nobody has written yet',
  noneFound: 'No message matches',
  notFound: 'That message is gone.',
  oneMessage: 'Contact form message',
  deleteTitle: 'Delete message',
  deleteQuestion: 'Are you sure you want to delete this message?',
  deleteAfter: 'It cannot be brought back. The email we received about it stays in our mailbox.',
  deleted: 'Message deleted',
  deletedMany: (messages: number) =>
    messages === 1 ? '1 message is deleted.' : `${messages.toLocaleString('en-US')} messages are deleted.`,
  whole: 'Read it all',
  sent: 'Your message has been sent',
  answerBy: ANSWER_BY,
  sentNext: `${ANSWER_BY} A confirmation email is on its way to you.`,
} as const;
