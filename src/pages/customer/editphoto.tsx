import { href, redirect } from 'react-router';
import { requireViewer } from '#core/viewer.ts';
import { profileChange } from '#features/accounts/users/contract.ts';
import { updateProfile } from '#features/accounts/profile/service.server.ts';
import { profileTexts as texts } from '#features/accounts/profile/texts.ts';
import { store } from '#features/media/service.server.ts';
import { flash } from '#server/flash.server.ts';
import { formOf, readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { AreaHeading } from '../layout/area-heading.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { PhotoForm } from './photo-form.tsx';
import type { Route } from './+types/editphoto.ts';

const PATH = href('/customer/editphoto');
const photoForm = profileChange.pick({ name: true, avatar: true });

export const loader = pageLoader((ctx) => {
  const { name, avatar } = requireViewer(ctx);
  return { name, avatar };
});

export const action = pageAction(async (ctx, args) => {
  const { id } = requireViewer(ctx);
  const file = (await formOf(args.request.clone())).get('photo');
  const changes = await readForm(args.request, photoForm);
  // Only a browser without scripts sends the file along with the form.
  if (file instanceof File && file.size > 0) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    changes.avatar = (await store(ctx, { name: file.name, bytes, purpose: 'avatar' })).url;
  }
  await updateProfile(ctx, id, changes);
  flash(args, texts.updated);
  throw redirect(PATH);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Edit Photo', path: PATH, hidden: true });

export default function EditPhoto({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { name, avatar } = loaderData;
  return (
    <>
      <AreaHeading title="Edit Photo">{texts.photoHello(name)}</AreaHeading>
      <PhotoForm key={avatar} name={name} avatar={avatar} outcome={outcome} />
    </>
  );
}
