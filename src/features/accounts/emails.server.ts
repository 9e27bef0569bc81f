import { href } from 'react-router';
import type { Settings } from '#core/ctx.ts';
import type { Email } from '#core/ports.ts';
import { composeEmail } from '#jobs/emails.server.ts';

// Nobody has proved to own the address: emails to it hold no words that somebody else chose, the name among them.
type Links = Pick<Settings, 'publicUrl'>;
interface Person {
  email: string;
}

/** To somebody who just registered. */
export function welcomeEmail({ publicUrl }: Links, { email }: Person): Email {
  return composeEmail({ to: email, subject: 'Welcome to Gidana' }, [
    'Hello,',
    'your Gidana account is ready. You can now list a home, and see the contact details of every listing.',
    { label: 'Log in', url: `${publicUrl}${href('/login')}` },
    'If it was not you who registered with this address, you can take the account over with a new password:',
    { label: 'Set a new password', url: `${publicUrl}${href('/forgetpassword')}` },
  ]);
}

/** The link that confirms an address, to somebody who just registered or has asked for it. */
export function confirmationEmail({ publicUrl }: Links, { email }: Person, link: string, isNew: boolean): Email {
  return composeEmail({ to: email, subject: isNew ? 'Welcome to Gidana' : 'Confirm your email address' }, [
    'Hello,',
    isNew
      ? 'your Gidana account is ready. Homes that you list go live once you have confirmed this address:'
      : 'homes that you list at Gidana go live once you have confirmed this address:',
    { label: 'Confirm my email address', url: link },
    'The link is good for a week. If it was not you who registered with this address, you can take the account over with a new password:',
    { label: 'Set a new password', url: `${publicUrl}${href('/forgetpassword')}` },
  ]);
}

/** To the owner of an address that somebody tried to register once more; the web page does not tell. */
export function knownAddressEmail({ publicUrl }: Links, { email }: Person): Email {
  return composeEmail({ to: email, subject: 'You already have a Gidana account' }, [
    'Hello,',
    'somebody, most likely you, just tried to register on Gidana with this address. It already has an account, and nothing was changed.',
    { label: 'Log in', url: `${publicUrl}${href('/login')}` },
    'If you have forgotten your password:',
    { label: 'Set a new password', url: `${publicUrl}${href('/forgetpassword')}` },
  ]);
}

/** The way to a new password; good once and for an hour. Browsers send the part behind `#` to nobody, so no log holds it. */
export function resetEmail({ publicUrl }: Links, { email }: Person, token: string): Email {
  return composeEmail({ to: email, subject: 'Set a new Gidana password' }, [
    'Hello,',
    'you can choose a new password here. The link works once, within the next hour.',
    { label: 'Set a new password', url: `${publicUrl}${href('/reset-password')}#${encodeURIComponent(token)}` },
    `If the page asks for the code of this email, it is ${token}`,
    'If you did not ask for this, you do not need to do anything: your password stays as it is.',
  ]);
}

/** Tells the owner that the password is another one now, in case it was not the owner who changed it. */
export function passwordChangedEmail({ publicUrl }: Links, { email }: Person): Email {
  return composeEmail({ to: email, subject: 'Your Gidana password was changed' }, [
    'Hello,',
    'the password of your Gidana account was just changed, and other devices were logged out.',
    'If it was not you, set a new password at once:',
    { label: 'Set a new password', url: `${publicUrl}${href('/forgetpassword')}` },
  ]);
}

const SECOND_FACTOR = {
  on: 'from now on you need a code from your authenticator app to log in to your Gidana account.',
  off: 'from now on you log in to your Gidana account with your password only, and no longer with a code.',
  reset:
    'at your request we switched off two-step login for your Gidana account. All devices were logged out. Log in with your password, and switch it on again.',
};

/** Tells the owner that a login asks for more, or for less, than before. */
export function secondFactorEmail({ publicUrl }: Links, { email }: Person, change: keyof typeof SECOND_FACTOR): Email {
  return composeEmail({ to: email, subject: 'How you log in to Gidana was changed' }, [
    'Hello,',
    SECOND_FACTOR[change],
    'If it was not you, set a new password at once and write to us:',
    { label: 'Set a new password', url: `${publicUrl}${href('/forgetpassword')}` },
  ]);
}

/** Tells the owner that another device takes the second step of the login, or one no longer. */
export function passkeyEmail({ publicUrl }: Links, { email }: Person, change: 'added' | 'removed', device = ''): Email {
  const line = {
    added: `a passkey (${device}) was added to your Gidana account.`,
    removed: 'a passkey was removed from your Gidana account.',
  };
  return composeEmail({ to: email, subject: 'How you log in to Gidana was changed' }, [
    'Hello,',
    line[change],
    'If it was not you, set a new password at once and write to us:',
    { label: 'Set a new password', url: `${publicUrl}${href('/forgetpassword')}` },
  ]);
}

/** To the former address: the account answers to another one now. */
export function addressLeftEmail({ publicUrl }: Links, { email }: Person, next: string): Email {
  return composeEmail({ to: email, subject: 'The email address of your Gidana account was changed' }, [
    'Hello,',
    `your Gidana account now belongs to another email address: ${hidden(next)}. Other devices were logged out.`,
    'If it was not you, write to us at once by answering this email, or here:',
    { label: 'Get help', url: `${publicUrl}${href('/support')}` },
  ]);
}

/** To the new address, so that its owner knows. */
export function addressTakenEmail({ publicUrl }: Links, { email }: Person): Email {
  return composeEmail({ to: email, subject: 'This address now belongs to a Gidana account' }, [
    'Hello,',
    'from now on you log in to Gidana with this email address.',
    { label: 'Log in', url: `${publicUrl}${href('/login')}` },
    'If you have no Gidana account, somebody mistyped an address; write to us and we will put it right.',
  ]);
}

/** To somebody who decides about others from now on, or no longer. */
export function roleEmail({ publicUrl }: Links, { email }: Person, isAdmin: boolean): Email {
  return composeEmail(
    { to: email, subject: isAdmin ? 'You are now an admin of Gidana' : 'You are no longer an admin of Gidana' },
    [
      'Hello,',
      isAdmin
        ? 'an admin of Gidana made you one as well: you see every account and decide about every home.'
        : 'you are no longer an admin of Gidana. Your account and your homes stay as they are.',
      { label: 'Open Gidana', url: `${publicUrl}${href('/customer')}` },
    ],
  );
}

/** The last email to somebody whose account is gone. */
export function accountDeletedEmail({ publicUrl }: Links, { email }: Person): Email {
  return composeEmail({ to: email, subject: 'Your Gidana account was deleted' }, [
    'Hello,',
    'your Gidana account, its listings and its photos were deleted. Nobody can bring them back.',
    'If it was not you who asked for that, please write to us:',
    { label: 'Get help', url: `${publicUrl}${href('/support')}` },
  ]);
}

/** Enough of an address to recognise it by, for a reader who may not be its owner. */
function hidden(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
