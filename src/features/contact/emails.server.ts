import { href } from 'react-router';
import type { Settings } from '#core/ctx.ts';
import type { Email } from '#core/ports.ts';
import { composeEmail } from '#jobs/emails.server.ts';
import { company } from '#content/company.ts';
import type { ContactForm } from './contract.ts';

/** To the company: the message, so that answering the email answers the sender. */
export function messageEmail({ companyEmail }: Settings, { name, email, phone, message }: ContactForm): Email {
  return composeEmail({ to: companyEmail, replyTo: email, subject: `Message from ${name}` }, [
    `From: ${name} <${email}>\nPhone: ${phone || 'not given'}`,
    message,
  ]);
}

/** To the sender. Without the message or the name: the form takes any address, and must not carry words to strangers. */
export function receiptEmail({ publicUrl, companyEmail }: Settings, { email }: ContactForm): Email {
  return composeEmail({ to: email, replyTo: companyEmail, subject: 'We have your message' }, [
    'Hello,',
    `we have your message from the contact form of ${company.name} and will answer within two working days.`,
    `If it is urgent, call ${company.phone}. Answers to common questions are here:`,
    { label: 'Support', url: `${publicUrl}${href('/support')}` },
    'If you did not write to us, somebody mistyped their address: please ignore this email.',
    `${company.name}, ${company.address.join(', ')}`,
  ]);
}
