import type { Settings } from '#core/ctx.ts';
import type { Letter } from '#core/ports.ts';
import { company } from '#content/company.ts';
import type { ContactForm } from './contract.ts';

/** To the company: the message, so that answering the letter answers the sender. */
export function messageLetter({ companyEmail }: Settings, { name, email, phone, message }: ContactForm): Letter {
  const text = [`From: ${name} <${email}>`, `Phone: ${phone || 'not given'}`, '', message, ''].join('\n');
  return { to: companyEmail, replyTo: email, subject: `Message from ${name}`, text };
}

/** To the sender. Without the message or the name: the form takes any address, and must not carry words to strangers. */
export function receiptLetter({ publicUrl, companyEmail }: Settings, { email }: ContactForm): Letter {
  const text = `Hello,

we have your message from the contact form of ${company.name} and answer on working days, within two days.

If it is urgent, call ${company.phone}. Answers to common questions are here: ${publicUrl}/support

If you did not write to us, somebody mistyped their address: please ignore this letter.

${company.name}, ${company.address.join(', ')}
`;
  return { to: email, replyTo: companyEmail, subject: `We have your message`, text };
}
