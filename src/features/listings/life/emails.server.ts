import { href } from 'react-router';
import type { Settings } from '#core/ctx.ts';
import type { Email } from '#core/ports.ts';
import { composeEmail } from '#jobs/emails.server.ts';
import type { ListingStatus } from '../rules.ts';

interface Decision {
  to: string;
  status: ListingStatus;
  /** Whether it waits for a look, and not for its owner. */
  isWaiting: boolean;
  reason: string;
  reference: string;
  id: string;
}

const NEWS: Partial<Record<ListingStatus, string>> = {
  active: 'is on the market',
  paused: 'is back, and paused',
  pending: 'was returned to you',
  removed: 'was taken down',
};

/** Tells an owner what an admin decided, why, and what they can do. Without the name of the home: nobody has proved to own the address. */
export function decisionEmail({ publicUrl, companyEmail }: Settings, decision: Decision): Email {
  const { to, status, isWaiting, reason, reference, id } = decision;
  const news = `Your listing ${reference} ${isWaiting ? 'is under review again' : (NEWS[status] ?? `is ${status}`)}`;
  const isPublic = status === 'active';
  return composeEmail({ to, replyTo: companyEmail, subject: news }, [
    'Hello,',
    isPublic ? `${news}: everybody can find it.` : `${news}, and others cannot see it now.`,
    ...(reason ? [`The reason: ${reason}`] : []),
    { label: 'My Properties', url: `${publicUrl}${href('/customer/all_properties')}#home-${id}` },
    ...(isWaiting ? ['We email you as soon as it is decided.'] : []),
    ...(status === 'pending' && !isWaiting ? ['Change what is written there, and we will review it again.'] : []),
    ...(isPublic || isWaiting
      ? []
      : ['If you think that this is a mistake, ask there for another review, or answer this email.']),
  ]);
}
