import { href, Link, redirect } from 'react-router';
import { resetRequestBody } from '#features/accounts/contract.ts';
import { requestReset } from '#features/accounts/passwords/service.server.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { AccountSheet } from '#features/accounts/ui/account-sheet.tsx';
import { EmailField } from '#features/accounts/ui/email-field.tsx';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/forgetpassword.ts';

export const loader = pageLoader((_ctx, { url }) => ({ sent: url.searchParams.has('sent') }));

export const action = pageAction(async (ctx, { request }) => {
  await requestReset(ctx, await readForm(request, resetRequestBody));
  throw redirect(`${href('/forgetpassword')}?sent`);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('Forgotten password');

export default function ForgetPassword({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { sent } = loaderData;
  return (
    <AccountSheet title="Forgotten password">
      {sent ? (
        <>
          <output className="font-medium">{accountsTexts.resetRequested}</output>
          <p className="text-muted">
            It can take a few minutes. Look in your spam folder too, or{' '}
            <Link className="link" to={href('/forgetpassword')}>
              try again
            </Link>
            .
          </p>
        </>
      ) : (
        <>
          <p className="text-muted">Enter your email address, and we will send you a link to choose a new password.</p>
          <AccountForm outcome={outcome} submit="Send the link">
            <EmailField autoComplete="username" outcome={outcome} />
          </AccountForm>
        </>
      )}
      <Link className="link link-alone" to={href('/login')}>
        Back to login
      </Link>
    </AccountSheet>
  );
}
