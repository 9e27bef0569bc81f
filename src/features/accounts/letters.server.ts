import type { Settings } from '#core/ctx.ts';
import type { Letter } from '#core/ports.ts';

type Links = Pick<Settings, 'publicUrl'>;
interface Person {
  name: string;
  email: string;
}

/** To somebody who just registered. */
export function welcomeLetter({ publicUrl }: Links, { name, email }: Person): Letter {
  return compose(email, 'Welcome to Gidana', [
    `Hello ${name},`,
    'your Gidana account is ready. You can now list a home, and see the contact details of every listing.',
    { label: 'Log in', url: `${publicUrl}/login` },
    'If it was not you who registered with this address, you can take the account over with a new password:',
    { label: 'Set a new password', url: `${publicUrl}/forgetpassword` },
  ]);
}

/** To the owner of an address that somebody tried to register once more; the web page does not tell. */
export function knownAddressLetter({ publicUrl }: Links, { email }: Pick<Person, 'email'>): Letter {
  return compose(email, 'You already have a Gidana account', [
    'Hello,',
    'somebody, most likely you, just tried to register at Gidana with this address. It already has an account, and nothing was changed.',
    { label: 'Log in', url: `${publicUrl}/login` },
    'If you do not know the password any more:',
    { label: 'Set a new password', url: `${publicUrl}/forgetpassword` },
  ]);
}

/** The way to a new password; good once and for an hour. */
export function resetLetter({ publicUrl }: Links, { name, email }: Person, token: string): Letter {
  return compose(email, 'Set a new Gidana password', [
    `Hello ${name},`,
    'you can choose a new password here. The link works once, within the next hour.',
    { label: 'Set a new password', url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}` },
    'If you did not ask for this, you need not do anything: your password stays as it is.',
  ]);
}

/** Tells the owner that the password is another one now, in case it was not the owner who changed it. */
export function passwordChangedLetter({ publicUrl }: Links, { name, email }: Person): Letter {
  return compose(email, 'Your Gidana password was changed', [
    `Hello ${name},`,
    'the password of your Gidana account was just changed, and other devices were logged out.',
    'If it was not you, set a new password at once:',
    { label: 'Set a new password', url: `${publicUrl}/forgetpassword` },
  ]);
}

/** To the former address: the account answers to another one now. */
export function addressLeftLetter({ publicUrl }: Links, { name, email }: Person, next: string): Letter {
  return compose(email, 'The email address of your Gidana account was changed', [
    `Hello ${name},`,
    `your Gidana account now belongs to another email address: ${hidden(next)}. Other devices were logged out.`,
    'If it was not you, write to us at once by answering this letter, or here:',
    { label: 'Get help', url: `${publicUrl}/support` },
  ]);
}

/** To the new address, so that its owner knows. */
export function addressTakenLetter({ publicUrl }: Links, { name, email }: Person): Letter {
  return compose(email, 'This address now belongs to a Gidana account', [
    `Hello ${name},`,
    'from now on you log in to Gidana with this email address.',
    { label: 'Log in', url: `${publicUrl}/login` },
    'If you have no account at Gidana, somebody mistyped an address; write to us and we will put it right.',
  ]);
}

/** The last letter to somebody whose account is gone. */
export function accountDeletedLetter({ publicUrl }: Links, { name, email }: Person): Letter {
  return compose(email, 'Your Gidana account was deleted', [
    `Hello ${name},`,
    'your Gidana account, its listings and its photos were deleted. Nobody can bring them back.',
    'If it was not you who asked for that, please write to us:',
    { label: 'Get help', url: `${publicUrl}/support` },
  ]);
}

/** Enough of an address to recognise it by, for a reader who may not be its owner. */
function hidden(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

interface Link {
  label: string;
  url: string;
}

/** The same words as plain text and as HTML. */
function compose(to: string, subject: string, parts: (string | Link)[]): Letter {
  const text = parts.map((part) => (typeof part === 'string' ? part : `${part.label}: ${part.url}`)).join('\n\n');
  const blocks = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${escape(part)}</p>`
      : `<p><a href="${escape(part.url)}" style="color:#14633f;font-weight:600">${escape(part.label)}</a></p>`,
  );
  const style = 'font:16px/1.5 system-ui,sans-serif;color:#1c1b19;max-width:32em';
  return { to, subject, text: `${text}\n`, html: `<div style="${style}">${blocks.join('')}</div>` };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
