import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { listingPath } from '#core/paths.ts';
import type { adminReports } from '#features/reports/decide.server.ts';
import { REASON_LABELS, reportsTexts as texts } from '#features/reports/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Moment } from '#ui/moment.tsx';
import { RowPicture } from '../removable-rows.tsx';
import { EvidencePictures } from './evidence-pictures.tsx';
import './report-card.css';

type Row = Awaited<ReturnType<typeof adminReports>>['rows'][number];

/** What both sides say, and the decision. */
export function ReportCard({ row, refusal }: { row: Row; refusal: string | undefined }) {
  const { id, name, reference, listingId, reason, words, pictures, reporter, decided, upheld, weight } = row;
  const busy = useNavigation().formData?.get('id') === id;
  return (
    <Card className="gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex items-start gap-4">
        {listingId && (
          <div className="w-20 flex-none">
            <RowPicture to={listingPath(listingId)} label={`Photo of ${name}`} src={row.cover} />
          </div>
        )}
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">{REASON_LABELS[reason]}</h2>
          <p className="wrap-anywhere">
            {listingId ? (
              <Link className="link" to={listingPath(listingId)}>
                {name}
              </Link>
            ) : (
              <>{name} (deleted by now)</>
            )}
            , {reference}
          </p>
        </div>
      </div>
      {row.pauses && (
        <p className="lg:col-span-2">
          <Badge tone="warning">Contacts are paused</Badge>
        </p>
      )}
      <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-2 lg:col-span-2">
        <div>
          <dt className="text-sm text-muted">Reported by</dt>
          <dd className="mb-1 wrap-anywhere whitespace-pre-line">{words || 'No words.'}</dd>
          <dd className="text-sm wrap-anywhere text-muted">
            {reporter}, <Moment at={row.since} withTime />
          </dd>
          {decided > 0 && <dd className="text-sm text-muted">{texts.upheldBefore(upheld, decided)}</dd>}
          {weight < 100 && <dd className="text-sm text-pretty text-muted">{texts.countsLess(weight)}</dd>}
          {pictures > 0 && (
            <dd className="mt-2">
              <EvidencePictures reportId={id} pictures={pictures} />
            </dd>
          )}
        </div>
        <div>
          <dt className="text-sm text-muted">The owner</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {row.answer || (
              <>
                No answer yet; asked for one by <Moment at={row.answerBy} withTime />.
              </>
            )}
          </dd>
        </div>
      </dl>
      <FormError>{refusal}</FormError>
      {row.isOwn ? (
        <p className="text-muted">{texts.ownReport}</p>
      ) : (
        <div className="report-deeds flex flex-wrap items-start gap-3">
          <details className="flex-1 max-lg:open:basis-full sm:flex-none">
            <summary className="btn btn-secondary max-sm:w-full max-sm:px-2">
              {texts.upheldButton}…<span className="sr-only"> report about {name}</span>
            </summary>
            <Form method="post" className="report-uphold mt-3 grid max-w-prose justify-items-start gap-3">
              <p>{texts.confirmQuestion}</p>
              <Outcome id={id} value="upheld" busy={busy}>
                {texts.confirmButton}
                <span className="sr-only"> about {name}</span>
              </Outcome>
            </Form>
          </details>
          <Form method="post" className="flex-1 sm:flex-none">
            <Outcome id={id} value="not-upheld" busy={busy}>
              {texts.notUpheldButton}
              <span className="sr-only"> report about {name}</span>
            </Outcome>
          </Form>
        </div>
      )}
    </Card>
  );
}

interface OutcomeProps {
  id: string;
  value: 'upheld' | 'not-upheld';
  busy: boolean;
  children: ReactNode;
}

function Outcome({ id, value, busy, children }: OutcomeProps) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="outcome"
        value={value}
        variant={value === 'upheld' ? 'danger' : 'secondary'}
        className="max-sm:w-full max-sm:px-2"
        busy={busy}
      >
        {children}
      </Button>
    </>
  );
}
