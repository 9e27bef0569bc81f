import { href, redirect } from 'react-router';
import { requireViewer } from '#core/viewer.ts';
import { profileChange } from '#features/accounts/users/contract.ts';
import { getProfile, updateProfile } from '#features/accounts/profile/service.server.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { ProfileFields } from '#features/accounts/ui/profile-fields.tsx';
import { profileTexts } from '#features/accounts/profile/texts.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { AreaHeading } from '../layout/area-heading.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import type { Route } from './+types/editprofile.ts';

const PATH = href('/customer/editprofile');

export const loader = pageLoader((ctx) => getProfile(ctx, requireViewer(ctx).id));

export const action = pageAction(async (ctx, args) => {
  const { id } = requireViewer(ctx);
  const { avatar: _avatar, ...changes } = await readForm(args.request, profileChange);
  await updateProfile(ctx, id, changes);
  flash(args, profileTexts.updated);
  throw redirect(PATH);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Edit Profile', path: PATH, hidden: true });

export default function EditProfile({ loaderData: user, actionData: outcome }: Route.ComponentProps) {
  return (
    <>
      <AreaHeading title="Edit Profile">Only you and our admins see these details.</AreaHeading>
      <div className="max-w-3xl">
        <AccountForm outcome={outcome} submit="Update">
          <ProfileFields user={user} fields={outcome?.fields ?? {}} values={outcome?.values ?? {}} />
        </AccountForm>
      </div>
    </>
  );
}
