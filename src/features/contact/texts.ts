/** Sentences of the contact form (CONTACT-2, CONTACT-3). */
export const contactTexts = {
  submit: 'Send Message',
  nameMissing: 'Please tell us your name.',
  nameLong: 'Please keep the name under 100 characters.',
  emailMissing: 'Please enter the email address that we can answer to.',
  emailWrong: 'This does not look like an email address, such as ada@example.com.',
  phoneWrong: 'Please enter a phone number of digits, or leave it empty.',
  messageMissing: 'Please write a message.',
  messageLong: 'Please keep the message under 5,000 characters.',
  expired: 'This form was open for more than a day. Everything you wrote is still here: please send it again.',
  notTaken: 'We could not take the message like that. Please send it again.',
  tooMany: 'Many messages came from your network within the hour. Please try again later, or send us an email.',
  sent: 'Your message is with us',
  sentNext:
    'We read every message and answer by email, on working days within two days. A receipt is on its way to you.',
} as const;
