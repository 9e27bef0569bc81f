import { href } from 'react-router';
import type { Settings } from '#core/ctx.ts';
import type { Email } from '#core/ports.ts';
import { composeEmail } from '#jobs/emails.server.ts';
import { untilText } from './texts.ts';

type Company = Pick<Settings, 'publicUrl' | 'companyEmail'>;
interface Person {
  email: string;
}

/** To somebody who cannot log in any more: why, for how long, and what they can do. */
export function suspendedEmail(
  { companyEmail }: Company,
  { email }: Person,
  { reason, until }: { reason: string; until: Date | null },
): Email {
  return composeEmail({ to: email, replyTo: companyEmail, subject: 'Your Gidana account is suspended' }, [
    'Hello,',
    `we have suspended your Gidana account${untilText(until)}. While it is suspended you cannot log in and your homes are paused: nobody can find them, and nothing is lost.`,
    `The reason: ${reason}`,
    'If you think that this is a mistake, answer this email and tell us your side. Somebody of our team reads every answer.',
  ]);
}

/** To somebody whose suspension has ended. */
export function restoredEmail({ publicUrl, companyEmail }: Company, { email }: Person, homes: number): Email {
  return composeEmail({ to: email, replyTo: companyEmail, subject: 'Your Gidana account is open again' }, [
    'Hello,',
    `the suspension of your Gidana account has ended: you can log in again.${homesText(homes)}`,
    { label: 'Log in', url: `${publicUrl}${href('/login')}` },
  ]);
}

function homesText(homes: number): string {
  if (homes === 0) return '';
  return homes === 1
    ? ' The home that was paused for it is back on the market.'
    : ` The ${homes} homes that were paused for it are back on the market.`;
}
