import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { gavePasswordLately } from '#core/recent-password.server.ts';
import { requireViewer } from '#core/viewer.ts';
import { profileForm } from '#features/accounts/users/contract.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { getProfile, updateProfile } from '#features/accounts/profile/service.server.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { ProfileFields } from '#features/accounts/ui/profile-fields.tsx';
import { profileTexts } from '#features/accounts/profile/texts.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import type { Route } from './+types/editprofile.ts';

const PATH = href('/customer/editprofile');

export const loader = pageLoader(async (ctx) => ({
  user: await getProfile(ctx, requireViewer(ctx).id),
  asksPassword: !(await gavePasswordLately(ctx)),
}));

export const action = pageAction(async (ctx, args) => {
  const { id } = requireViewer(ctx);
  const { current = '', seen, ...fields } = await readForm(args.request, profileForm);
  if (fields.email !== seen?.email) setCookies(args, await givePassword(ctx, current));
  await updateProfile(ctx, id, fields, seen);
  flash(args, profileTexts.updated);
  throw redirect(PATH);
});

/** What changed elsewhere has to be seen before it can be replaced. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('Edit Profile');

export default function EditProfile({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { user, asksPassword } = loaderData;
  return (
    <>
      <AreaHeading title="Edit Profile">
        Your name and photo stand beside your homes. Only you and our admins see the rest.
      </AreaHeading>
      <div className="max-w-3xl">
        <AccountForm outcome={outcome} submit="Update">
          <input type="hidden" name="seen" value={JSON.stringify(user)} />
          <ProfileFields
            user={user}
            asksPassword={asksPassword}
            fields={outcome?.fields ?? {}}
            values={outcome?.values ?? {}}
          />
        </AccountForm>
      </div>
    </>
  );
}
