import { href, redirect } from 'react-router';
import { passwordChangeForm } from '#features/accounts/contract.ts';
import { changePassword } from '#features/accounts/passwords/service.server.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { CurrentPassword } from '#features/accounts/ui/current-password.tsx';
import { NewPasswordFields, useRetype } from '#features/accounts/ui/new-password-fields.tsx';
import { accountsTexts } from '#features/accounts/texts.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, setCookies } from '#server/loader.server.ts';
import { AreaHeading } from '../layout/area-heading.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/editpassword.ts';

export const action = pageAction(async (ctx, args) => {
  const session = await changePassword(ctx, await readForm(args.request, passwordChangeForm));
  setCookies(args, session.setCookies);
  flash(args, accountsTexts.passwordChanged);
  throw redirect(href('/customer'));
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('Edit Password');

export default function EditPassword({ actionData: outcome }: Route.ComponentProps) {
  const { differ, ...watch } = useRetype();
  const { fields = {} } = outcome ?? {};
  return (
    <>
      <AreaHeading title="Edit Password">Afterwards your other devices are logged out; this one stays.</AreaHeading>
      <div className="max-w-md">
        <AccountForm outcome={outcome} submit="Update" {...watch}>
          <CurrentPassword required error={fields.current} />
          <NewPasswordFields label="New Password" fields={fields} differ={differ} />
        </AccountForm>
      </div>
    </>
  );
}
