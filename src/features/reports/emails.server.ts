import { href } from 'react-router';
import type { Settings } from '#core/ctx.ts';
import type { Email } from '#core/ports.ts';
import { composeEmail } from '#jobs/emails.server.ts';
import type { Finding } from './contract.ts';
import { ANSWER_HOURS, type Outcome, type ReportReason, URGENT, WARNED_SEEN_DAYS } from './rules.ts';
import { REASON_CLAUSES, REASON_MENDS, reportsTexts as texts, WARNED_OF } from './texts.ts';

interface About {
  to: string;
  /** "GD-1042": nobody has proved to own the address, so no email names the home. */
  reference: string;
  reason: ReportReason;
}

/** To a visitor: the link, with this query, that makes the report count. Without the words, which must not travel to strangers. */
export function confirmEmail(
  settings: Settings,
  { to, reference }: Omit<About, 'reason'>,
  query: URLSearchParams,
): Email {
  const { publicUrl, companyEmail } = settings;
  const url = `${publicUrl}${href('/report/confirm')}?${query.toString()}`;
  return composeEmail({ to, replyTo: companyEmail, subject: `Confirm your report about ${reference}` }, [
    'Hello,',
    `somebody, we think it was you, told us that something is wrong with listing ${reference}. The report counts once you confirm it:`,
    { label: 'Confirm the report', url },
    'The link is good for two days. If it was not you, please ignore this email.',
  ]);
}

/** To a visitor who has told us about the home before: what they said now is not counted twice. */
export function knownEmail({ companyEmail }: Settings, { to, reference }: Omit<About, 'reason'>): Email {
  return composeEmail({ to, replyTo: companyEmail, subject: `Your report about ${reference}` }, [
    'Hello,',
    `somebody, we think it was you, told us again that something is wrong with listing ${reference}. We have your first report and will email you when it is decided.`,
    'If there is more that we should know, please answer this email. If it was not you, please ignore it.',
  ]);
}

/** To an owner: what we were told, and until when we would like to hear from them. */
export function questionEmail(settings: Settings, { to, reference, reason }: About): Email {
  const { publicUrl, companyEmail } = settings;
  return composeEmail({ to, replyTo: companyEmail, subject: `A question about your listing ${reference}` }, [
    'Hello,',
    `we were told that ${REASON_CLAUSES[reason]}. It may be a misunderstanding, so we ask you first. Please answer within ${ANSWER_HOURS} hours, and we will take your answer into account.`,
    REASON_MENDS[reason],
    // The same whoever told us: that contacts are paused would tell that it was somebody who had seen them.
    ...(URGENT.includes(reason) ? [texts.paused] : []),
    { label: 'Answer', url: `${publicUrl}${href('/customer/reports')}` },
  ]);
}

/** What was decided or not; who withdraws a report knows it. */
type CameOf = Exclude<Outcome, 'withdrawn'>;

const CAME_OF: Record<CameOf, string> = {
  upheld: 'You were right, and we have acted on it. Thank you: you may have saved somebody money.',
  'not-upheld': 'We looked into it and could not confirm it, so the listing stays. Thank you for telling us.',
  closed:
    'We took the listing off the market for another reason, so we have not decided whether this is so. Thank you for telling us. If there is more that we should know, please answer this email.',
};

/** To whoever told us: what came of it. */
export function reporterEmail({ companyEmail }: Settings, { to, reference, reason }: About, outcome: CameOf): Email {
  return composeEmail({ to, replyTo: companyEmail, subject: `Your report about ${reference}` }, [
    'Hello,',
    `you told us about the listing ${reference} that ${REASON_CLAUSES[reason].replace(' that you may offer', ' that they may offer')}.`,
    CAME_OF[outcome],
    'The owner was not told who you are.',
  ]);
}

/** To whoever saw the contacts of a home: what was found out about it, and what to do. */
export function warningEmail({ companyEmail }: Settings, about: About & { name: string }): Email {
  const { to, reference, reason, name } = about;
  return composeEmail({ to, replyTo: companyEmail, subject: `A warning about ${reference}, whose contacts you saw` }, [
    'Hello,',
    `in the last ${WARNED_SEEN_DAYS} days you saw the contacts of “${name}” (${reference}). We were told that ${WARNED_OF[reason]}, looked into it and confirmed it.`,
    'Please pay nothing for it, and send nobody copies of your documents, your bank card or any code.',
    'If you have paid already, call your bank at once and ask it to stop the payment or call it back. Keep every message and receipt, report it to the police, and answer this email, so that we know.',
  ]);
}

/** To either side: what we decided stands no more. */
export function takenBackEmail({ companyEmail }: Settings, { to, reference }: Omit<About, 'reason'>): Email {
  return composeEmail({ to, replyTo: companyEmail, subject: `We are looking at ${reference} again` }, [
    'Hello,',
    `we told you what we had decided about listing ${reference}. We have taken that decision back and are looking at it again; please ignore our last email about it. We will email you when it is decided.`,
  ]);
}

/** To the owner who was asked: whoever told us took it back. */
export function withdrawnEmail({ companyEmail }: Settings, { to, reference, reason }: About): Email {
  return composeEmail({ to, replyTo: companyEmail, subject: `No answer needed about ${reference}` }, [
    'Hello,',
    `we asked you about your listing ${reference}, because we were told that ${REASON_CLAUSES[reason]}. That has been withdrawn, so you do not need to do anything.`,
  ]);
}

/** To the owner: what came of it, in one sentence. */
export function ownerEmail(settings: Settings, { to, reference, reason }: About, outcome: Finding): Email {
  const { publicUrl, companyEmail } = settings;
  const upheld = outcome === 'upheld';
  return composeEmail({ to, replyTo: companyEmail, subject: `What we decided about ${reference}` }, [
    'Hello,',
    upheld
      ? `we were told that ${REASON_CLAUSES[reason]}, looked into it and confirmed it. ${REASON_MENDS[reason].split('. ')[0]}.`
      : `we were told that ${REASON_CLAUSES[reason]}, looked into it and could not confirm it. You do not need to do anything.`,
    { label: 'Reports', url: `${publicUrl}${href('/customer/reports')}` },
    ...(upheld ? ['If you think that this is a mistake, answer this email.'] : []),
  ]);
}
