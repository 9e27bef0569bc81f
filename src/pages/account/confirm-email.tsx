import { Form, href, redirect } from 'react-router';
import { confirmAddress, sendAgain, whatConfirms } from '#features/accounts/confirmation/service.server.ts';
import { confirmationTexts as texts } from '#features/accounts/confirmation/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/confirm-email.ts';

export const loader = pageLoader((ctx, { url }) => whatConfirms(ctx, url.searchParams));

export const action = pageAction(async (ctx, args) => {
  if ((await formOf(args.request)).has('again')) {
    await sendAgain(ctx);
    flash(args, texts.sent);
  } else flash(args, texts.done(await confirmAddress(ctx, args.url.searchParams)));
  throw redirect(ctx.viewer ? href('/customer/all_properties') : href('/login'));
});

export const meta = hiddenPage(texts.title);

/** Where the link of the email leads; following it changes nothing, because mail scanners follow links too. */
export default function ConfirmEmail({ loaderData: asked, actionData: outcome }: Route.ComponentProps) {
  const refused = outcome?.error ?? (asked ? undefined : texts.linkOld);
  return (
    <div className="page grid max-w-xl py-10 md:py-16">
      <Card className="gap-5">
        <h1 className="text-2xl">{texts.title}</h1>
        {asked && <p className="text-lg wrap-anywhere">{asked.isDone ? texts.done(0) : texts.ask(asked.email)}</p>}
        <FormError>{refused}</FormError>
        {asked && !asked.isDone ? (
          <Form method="post" className="grid">
            <Button type="submit">{texts.confirm}</Button>
          </Form>
        ) : (
          <ButtonLink to={href('/customer/all_properties')} variant="secondary">
            My Properties
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}
