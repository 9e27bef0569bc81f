import { Form, href } from 'react-router';
import { stopEmails, whatStops } from '#features/alerts/service.server.ts';
import { alertsTexts as texts } from '#features/alerts/texts.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/unsubscribe.ts';

export const loader = pageLoader((ctx, { url }) => whatStops(ctx, url.searchParams));

/** From the button, and from mail programs, which post here by themselves (RFC 8058): nobody need be signed in. */
export const action = pageAction(async (ctx, { url }) => {
  await stopEmails(ctx, url.searchParams);
  return { stopped: true };
});

export const meta = hiddenPage('Stop these emails');

/** Where the link at the end of an email leads; following it changes nothing, because mail scanners follow links too. */
export default function Unsubscribe({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { of, name } = loaderData;
  const stopped = outcome && 'stopped' in outcome;
  return (
    <div className="page grid max-w-xl py-10 md:py-16">
      <Card className="gap-5">
        <h1 className="text-2xl">{stopped ? 'Done' : 'Stop these emails?'}</h1>
        <p className="text-lg">
          {stopped ? (
            <output>{texts.stopped}</output>
          ) : of === 'prices' ? (
            'We email you when the price of a favourite home drops.'
          ) : name === null ? (
            'This search has been deleted; you will get no more emails for it.'
          ) : (
            <>
              We email you about new homes for <strong className="font-semibold">{name}</strong>.
            </>
          )}
        </p>
        {outcome && 'error' in outcome && <FormError>{outcome.error}</FormError>}
        {stopped ? (
          <ButtonLink to={href('/customer/saved-searches')} variant="secondary">
            Change my emails
          </ButtonLink>
        ) : (
          <Form method="post" className="grid">
            <Button type="submit">Stop these emails</Button>
          </Form>
        )}
      </Card>
    </div>
  );
}
