import { href } from 'react-router';
import type { Settings } from '#core/ctx.ts';
import type { Email } from '#core/ports.ts';
import { referenceOf } from '#features/listings/rules.ts';
import { composeEmail } from '#jobs/emails.server.ts';
import type { CaseReason } from './contract.ts';

interface News {
  to: string;
  id: string;
  reference: number;
  /** What happened, after "Your listing GD-1". */
  news: string;
  /** What that means for its owner. */
  so: string;
  reasons?: readonly CaseReason[];
  reason?: string;
}

/** Tells an owner where their home stands, why, and what they can do. Without its name and words, which My Properties quotes: nobody has proved to own the address. */
export function caseEmail({ publicUrl, companyEmail }: Settings, { to, id, reference, news, so, ...why }: News): Email {
  const subject = `Your listing ${referenceOf(reference)} ${news}`;
  return composeEmail({ to, replyTo: companyEmail, subject }, [
    'Hello,',
    `${subject}. ${so}`,
    ...(why.reason ? [`The reason: ${why.reason}`] : []),
    ...(why.reasons ?? []).map(({ sentence, mend }) => `${sentence} ${mend}`),
    { label: 'My Properties', url: `${publicUrl}${href('/customer/all_properties')}#home-${id}` },
  ]);
}
