import { Form } from 'react-router';
import { confirmReport, toConfirm } from '#features/reports/service.server.ts';
import { reportsTexts as texts } from '#features/reports/texts.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { WriteToUs } from './after-report.tsx';
import type { Route } from './+types/confirm-report.ts';

export const loader = pageLoader((ctx, { url }) => toConfirm(ctx, url.searchParams));

export const action = pageAction(async (ctx, { url }) => {
  return { confirmed: { isUrgent: await confirmReport(ctx, url.searchParams) } };
});

export const meta = hiddenPage(texts.confirmTitle);

/** Where the link in the email leads; following it confirms nothing, because mail scanners follow links too. */
export default function ConfirmReport({ loaderData: report, actionData: outcome }: Route.ComponentProps) {
  const confirmed = outcome && 'confirmed' in outcome ? outcome.confirmed : null;
  return (
    <div className="page grid max-w-xl py-10 md:py-16">
      <Card className="gap-5">
        <h1 className="text-2xl">{confirmed ? texts.confirmed : texts.confirmTitle}</h1>
        {confirmed ? (
          <p className="text-lg">
            <output>{texts.thanksNext(confirmed)}</output> <WriteToUs />
          </p>
        ) : report ? (
          <>
            <p className="text-lg wrap-anywhere">{texts.confirmLead(report.name)}</p>
            {outcome && 'error' in outcome && <FormError>{outcome.error}</FormError>}
            <Form method="post" className="grid">
              <Button type="submit">{texts.confirm}</Button>
            </Form>
          </>
        ) : (
          <p className="text-lg">{texts.confirmOld}</p>
        )}
      </Card>
    </div>
  );
}
