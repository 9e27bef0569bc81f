import { href, Link, redirect } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { resetForm } from '#features/accounts/contract.ts';
import { resetPassword } from '#features/accounts/passwords/service.server.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { AccountSheet } from '#features/accounts/ui/account-sheet.tsx';
import { NewPasswordFields, useRetype } from '#features/accounts/ui/new-password-fields.tsx';
import { InlineScript } from '#scripts-on-demand/inline-script.tsx';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction } from '#server/loader.server.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

export const handle: PageHandle = { robots: 'disallow' };

export const action = pageAction(async (ctx, args) => {
  await resetPassword(ctx, await readForm(args.request, resetForm));
  flash(args, accountsTexts.passwordReset);
  throw redirect(href('/login'));
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('New password');

/** Moves the code from behind the `#` of the address, which no server sees, into its field. */
const takeCode = `{
  const code = decodeURIComponent(location.hash.slice(1));
  if (code) {
    const field = document.getElementById('code');
    field.value = code;
    field.closest('.field').hidden = true;
    history.replaceState(history.state, '', location.pathname);
  }
}`;

export default function ResetPassword({ actionData: outcome }: Route.ComponentProps) {
  const { differ, ...watch } = useRetype();
  return (
    <AccountSheet title="New password">
      <AccountForm outcome={outcome} submit="Set the password" {...watch}>
        <TextField
          id="code"
          label="Code from the email"
          name="token"
          required
          maxLength={200}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={outcome?.fields.token}
        />
        <NewPasswordFields label="New Password" fields={outcome?.fields ?? {}} differ={differ} />
      </AccountForm>
      <InlineScript code={takeCode} />
      <Link className="link link-alone" to={href('/forgetpassword')}>
        Ask for a new link
      </Link>
    </AccountSheet>
  );
}
