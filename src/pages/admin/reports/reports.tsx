import { type MouseEvent, useState } from 'react';
import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import Flag from 'lucide-react/icons/flag';
import { adminPage, pageQuery } from '#core/paging.ts';
import { decisionForm } from '#features/reports/contract.ts';
import { accountsToLookAt, adminReports, decideReport } from '#features/reports/decide.server.ts';
import { REPORTS_ORDERS } from '#features/reports/asked.ts';
import { REASON_LABELS, reportsTexts as texts } from '#features/reports/texts.ts';
import { decidedLately, undoDecision } from '#features/reports/undo.server.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { answerOrRefusal } from '../../layout/answer-or-refusal.ts';
import { MoreRows } from '../../layout/more-rows.tsx';
import { hiddenPage } from '../../layout/page-meta.ts';
import { AccountsToLookAt } from './accounts-to-look-at.tsx';
import { AdminHeading } from '../admin-heading.tsx';
import { alsoOf, reportsAsked } from '../asked.ts';
import { FindForm } from '../find-form.tsx';
import { DecidedLately } from './decided-lately.tsx';
import { ReportCard } from './report-card.tsx';
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

// What was decided meanwhile leaves the list.
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 409;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage(texts.adminTitle);

/** The second click of a double click falls on the report that came up in the place of the first. */
const decideOnce = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

const takeFocus = (news: HTMLElement | null) => news?.focus();

export default function AdminReports({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, asked, rows, more, accounts, decided } = loaderData;
  const { find, reason, order } = asked;
  const also = alsoOf(asked);
  const isAll = also === '';
  const [sent, setSent] = useState('');
  const refusedId = outcome && (outcome.values?.id ?? sent);
  return (
    <>
      <AdminHeading title={texts.adminTitle}>{texts.adminLead}</AdminHeading>
      {outcome && !rows.some(({ id }) => id === refusedId) && (
        // Beside nothing that is still there, so that it is led to.
        <div ref={takeFocus} tabIndex={-1} className="mb-6 scroll-mt-24 outline-none">
          <FormError>{outcome.error}</FormError>
        </div>
      )}
      {decided.length > 0 && <DecidedLately rows={decided} />}
      {accounts.length > 0 && <AccountsToLookAt accounts={accounts} />}
      {(rows.length > 0 || !isAll) && (
        <FindForm
          things="reports"
          find={find}
          hint={texts.find}
          short={texts.findShort}
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
        <ul className="grid gap-5" onClickCapture={decideOnce}>
          {rows.map((row) => (
            <li key={row.id} onSubmit={() => setSent(row.id)}>
              <ReportCard row={row} refusal={row.id === refusedId ? outcome?.error : undefined} />
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
