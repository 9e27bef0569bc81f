import { href, Link, redirect } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { resetForm } from '#features/accounts/contract.ts';
import { resetPassword } from '#features/accounts/passwords/service.server.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { AccountSheet } from '#features/accounts/ui/account-sheet.tsx';
import { NewPasswordFields, useRetype } from '#features/accounts/ui/new-password-fields.tsx';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { FormError } from '#ui/forms/form-error.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

export const handle: PageHandle = { robots: 'disallow' };

/** The address holds the token: no other site and no cache may learn it. */
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' });

export const loader = pageLoader((_ctx, { url }) => ({ token: url.searchParams.get('token') ?? '' }));

export const action = pageAction(async (ctx, args) => {
  await resetPassword(ctx, await readForm(args.request, resetForm));
  flash(args, accountsTexts.passwordReset);
  throw redirect(href('/login'));
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('New password');

export default function ResetPassword({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { token } = loaderData;
  const { differ, ...watch } = useRetype();
  return (
    <AccountSheet title="New password">
      {token ? (
        <AccountForm outcome={outcome} submit="Set the password" {...watch}>
          <input type="hidden" name="token" value={token} />
          <NewPasswordFields fields={outcome?.fields ?? {}} differ={differ} />
        </AccountForm>
      ) : (
        <FormError>{accountsTexts.resetLinkOld}</FormError>
      )}
      <Link className="link link-alone" to={href('/forgetpassword')}>
        Ask for a new link
      </Link>
    </AccountSheet>
  );
}
