import { Form, href, Link, redirect, useNavigation } from 'react-router';
import Flag from 'lucide-react/icons/flag';
import { adminPage, pageQuery } from '#core/paging.ts';
import { listingPath } from '#core/paths.ts';
import { counted } from '#features/listings/card/words.ts';
import { decisionForm } from '#features/reports/contract.ts';
import { accountsToLookAt, adminReports, decideReport } from '#features/reports/decide.server.ts';
import { REPORTS_ORDERS } from '#features/reports/asked.ts';
import { REASON_LABELS, reportsTexts as texts } from '#features/reports/texts.ts';
import { decidedLately, undoDecision } from '#features/reports/undo.server.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Moment } from '#ui/moment.tsx';
import { answerOrRefusal } from '../../layout/answer-or-refusal.ts';
import { MoreRows } from '../../layout/more-rows.tsx';
import { hiddenPage } from '../../layout/page-meta.ts';
import { AccountsToLookAt } from './accounts-to-look-at.tsx';
import { AdminHeading } from '../admin-heading.tsx';
import { alsoOf, reportsAsked } from '../asked.ts';
import { FindForm } from '../find-form.tsx';
import { DecidedLately } from './decided-lately.tsx';
import { EvidencePictures } from './evidence-pictures.tsx';
import type { Route } from './+types/reports.ts';

export { Refused as ErrorBoundary } from '../refused.tsx';

const PATH = href('/customer/admin_reports');

export const loader = pageLoader(async (ctx, { url }) => {
  const page = adminPage(url);
  const asked = reportsAsked(url);
  const [{ rows, more }, accounts, decided] = await Promise.all([
    adminReports(ctx, page, asked),
    accountsToLookAt(ctx),
    decidedLately(ctx),
  ]);
  return { page, asked, rows, more, accounts, decided };
});

export const action = pageAction(async (ctx, args) => {
  const { id, outcome } = await readForm(args.request, decisionForm);
  if (outcome === 'undo') await undoDecision(ctx, id);
  else await decideReport(ctx, id, outcome);
  flash(args, outcome === 'undo' ? texts.undone : texts.decided);
  throw redirect(PATH + pageQuery(adminPage(args.url)) + alsoOf(reportsAsked(args.url)));
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage(texts.adminTitle);

type Row = Awaited<ReturnType<typeof adminReports>>['rows'][number];

export default function AdminReports({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, asked, rows, more, accounts, decided } = loaderData;
  const { find, reason, order } = asked;
  const also = alsoOf(asked);
  const isAll = also === '';
  return (
    <>
      <AdminHeading title={texts.adminTitle}>{texts.adminLead}</AdminHeading>
      <FormError>{outcome?.error}</FormError>
      {decided.length > 0 && <DecidedLately rows={decided} />}
      {accounts.length > 0 && <AccountsToLookAt accounts={accounts} />}
      {(rows.length > 0 || !isAll) && (
        <FindForm
          things="reports"
          find={find}
          hint={texts.find}
          selects={[
            {
              name: 'reason',
              label: 'Reason',
              value: reason,
              choices: [['', 'Any reason'], ...Object.entries(REASON_LABELS)],
            },
            { name: 'order', label: 'Order', value: order, choices: Object.entries(REPORTS_ORDERS) },
          ]}
        />
      )}
      {rows.length > 0 || page.startIndex > 0 ? (
        <ul className="grid gap-5">
          {rows.map((row) => (
            <li key={row.id}>
              <ReportCard row={row} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={<Flag size={30} />} title={isAll ? texts.adminEmpty : texts.noneFound}>
          {isAll ? texts.adminEmptyNext : ''}
        </EmptyState>
      )}
      <MoreRows page={page} more={more} also={also} />
    </>
  );
}

/** What both sides say, and the decision. */
function ReportCard({ row }: { row: Row }) {
  const { id, name, reference, listingId, reason, words, pictures, reporter, decided, upheld, weight } = row;
  const busy = useNavigation().formData?.get('id') === id;
  return (
    <Card className="gap-4">
      <div>
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
      {row.pauses && (
        <p>
          <Badge tone="warning">Contacts are paused</Badge>
        </p>
      )}
      <div className={classNames('grid gap-x-6 gap-y-4', pictures > 0 && 'sm:grid-cols-[10rem_minmax(0,1fr)]')}>
        <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">Reported by</dt>
            <dd className="wrap-anywhere">
              {reporter}, <Moment at={row.since} withTime />.{' '}
              {decided > 0 && `${upheld} of ${counted(decided, 'earlier report')} upheld. `}
              {weight < 100 && texts.countsLess(weight)}
            </dd>
            <dd className="mt-1 wrap-anywhere whitespace-pre-line">{words || 'No words.'}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">The owner</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {row.answer || (
                <>
                  No answer yet; asked until <Moment at={row.answerBy} withTime />.
                </>
              )}
            </dd>
          </div>
        </dl>
        {pictures > 0 && <EvidencePictures reportId={id} pictures={pictures} />}
      </div>
      {row.isOwn ? (
        <p className="text-muted">{texts.ownReport}</p>
      ) : (
        <div className="flex flex-wrap items-start gap-3">
          <details className="flex-1 open:basis-full sm:flex-none">
            <summary className="btn btn-secondary max-sm:w-full max-sm:px-2">
              {texts.upheldButton}…<span className="sr-only"> about {name}</span>
            </summary>
            <Form method="post" className="mt-3 grid max-w-prose justify-items-start gap-3">
              <p>{texts.confirmQuestion}</p>
              <Outcome id={id} name={name} value="upheld" busy={busy}>
                {texts.confirmButton}
              </Outcome>
            </Form>
          </details>
          <Form method="post" className="flex-1 sm:flex-none">
            <Outcome id={id} name={name} value="not-upheld" busy={busy}>
              {texts.notUpheldButton}
            </Outcome>
          </Form>
        </div>
      )}
    </Card>
  );
}

interface OutcomeProps {
  id: string;
  name: string;
  value: 'upheld' | 'not-upheld';
  busy: boolean;
  children: string;
}

function Outcome({ id, name, value, busy, children }: OutcomeProps) {
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
        <span className="sr-only"> about {name}</span>
      </Button>
    </>
  );
}
