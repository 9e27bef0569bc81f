import { href, Link } from 'react-router';
import { casePath } from '#core/paths.ts';
import type { decisionOf } from '#features/moderation/queue/service.server.ts';
import type { adminReports } from '#features/reports/decide.server.ts';
import { REASON_LABELS, reportsTexts } from '#features/reports/texts.ts';
import { VERDICT_NAMES } from '#features/moderation/texts.ts';
import { Card } from '#ui/card.tsx';

type Report = Awaited<ReturnType<typeof adminReports>>['rows'][number];

/** What was reported about the home, and what its owner says to it. */
export function CaseReports({
  reports,
  answered,
  listingId,
}: {
  reports: readonly Report[];
  /** How many of them the decision answers. */
  answered: number;
  listingId: string;
}) {
  return (
    <Card className="gap-3">
      <h2 className="text-lg">{reportsTexts.bothSides}</h2>
      <ul className="grid gap-3">
        {reports.map(({ id, reason, words, reporter, answer, pictures }) => (
          <li key={id} className="wrap-anywhere whitespace-pre-line">
            <strong className="font-semibold">{REASON_LABELS[reason]}</strong> ({reporter}): {words || 'No words.'}
            {pictures > 0 && ` With ${pictures === 1 ? 'a picture' : `${pictures} pictures`}.`}
            <p className="text-muted">Owner: {answer || 'no answer yet.'}</p>
          </li>
        ))}
      </ul>
      <p>
        {answered > 0 && `${reportsTexts.answersReports(answered)} `}
        <Link className="link" to={`${href('/customer/admin_reports')}?listing=${listingId}`}>
          See them whole
        </Link>
      </p>
    </Card>
  );
}

/** What was decided just before, with the ways to read it again and to put a slip right. */
export function LastDecision({ id, name, reference, verdict }: NonNullable<Awaited<ReturnType<typeof decisionOf>>>) {
  return (
    <p className="mb-4 text-sm wrap-anywhere text-muted">
      {verdict ? VERDICT_NAMES[verdict] : 'Decided'}: {name}.{' '}
      <Link className="link" to={casePath(id)}>
        See the decision
      </Link>{' '}
      <Link className="link" to={`${href('/customer/admin_listings')}?find=${reference}`}>
        Change it
      </Link>
    </p>
  );
}
