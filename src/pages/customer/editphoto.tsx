import { useState } from 'react';
import { href, redirect, Form, useNavigation } from 'react-router';
import Camera from 'lucide-react/icons/camera';
import { requireViewer } from '#core/viewer.ts';
import { profileChange } from '#features/accounts/users/contract.ts';
import { updateProfile } from '#features/accounts/profile/service.server.ts';
import { profileTexts as texts } from '#features/accounts/profile/texts.ts';
import { store } from '#features/media/service.server.ts';
import { flash } from '#server/flash.server.ts';
import { formOf, readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { NAME_MAX } from '#features/accounts/rules.ts';
import { PICKER_ACCEPT } from '#features/media/rules.ts';
import { mediaTexts } from '#features/media/texts.ts';
import { useHydrated } from '#scripts-on-demand/hydrated.ts';
import { useUpload } from '#features/media/ui/use-upload.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProgressBar } from '#ui/progress.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
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

export const meta = hiddenPage('Edit Photo');

export default function EditPhoto({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { name, avatar } = loaderData;
  return (
    <>
      <AreaHeading title="Edit Photo">{texts.photoHello(name)}</AreaHeading>
      <PhotoForm key={avatar} name={name} avatar={avatar} outcome={outcome} />
    </>
  );
}

type Outcome = Route.ComponentProps['actionData'];

/** The existing photo, a picker that uploads at once, the name, and Update (ACC-18, ACC-19). */
function PhotoForm({ name, avatar, outcome }: Route.ComponentProps['loaderData'] & { outcome: Outcome }) {
  const { phase, percent, error, isBusy, start } = useUpload('avatar');
  const [photo, setPhoto] = useState(avatar);
  const scripted = useHydrated();
  const saving = useNavigation().formMethod === 'POST';
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const image = await start(file);
    if (image) setPhoto(image.url);
  };
  return (
    <Form
      method="post"
      encType={scripted ? undefined : 'multipart/form-data'}
      className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-6"
    >
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={name} src={photo} size="lg" />
        <label className="btn btn-secondary photo-picker">
          <Camera size={20} />
          Choose a photo
          <input
            type="file"
            className="sr-only noscript:not-sr-only"
            accept={PICKER_ACCEPT}
            name={scripted ? undefined : 'photo'}
            disabled={isBusy}
            aria-describedby="photo-state"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same photo can be chosen again.
              if (scripted) target.value = '';
              void choose(file);
            }}
          />
        </label>
      </div>
      <div id="photo-state" aria-live="polite" className="grid gap-2">
        {isBusy && (
          <>
            <p>{stateText(phase, percent)}</p>
            <ProgressBar value={percent} label="Upload" />
          </>
        )}
        {phase === 'done' && <p className="font-medium text-link">{mediaTexts.uploaded}</p>}
        {phase === 'failed' && (
          <FormError>
            {mediaTexts.tooLarge.avatar}
            {error && error !== mediaTexts.tooLarge.avatar && ` ${error}`}
          </FormError>
        )}
      </div>
      {photo && <input type="hidden" name="avatar" value={photo} />}
      <TextField
        label="Name"
        name="name"
        required
        maxLength={NAME_MAX}
        autoComplete="name"
        defaultValue={name}
        error={outcome?.fields.name}
      />
      {outcome && !outcome.fields.name && <FormError>{outcome.error}</FormError>}
      <Button type="submit" size="lg" busy={saving || isBusy}>
        Update
      </Button>
    </Form>
  );
}

function stateText(phase: string, percent: number): string {
  if (phase === 'preparing') return mediaTexts.preparing;
  return phase === 'waiting' ? mediaTexts.waiting : mediaTexts.uploading(percent);
}
