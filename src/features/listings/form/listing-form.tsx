import { type FormEvent, Fragment, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '#core/errors.ts';
import { ImagePicker } from '#features/media/ui/image-picker.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { DraftNotice } from '#ui/forms/draft-notice.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { MAX_IMAGES } from '../rules.ts';
import { BeforeLive, useCheck } from './before-live.tsx';
import type { Check } from './questions.ts';
import { ContactPart } from './contact.tsx';
import { checkListing, useFormErrors } from './errors.ts';
import { HomePart } from './home.tsx';
import { useKeptListing } from './use-kept-listing.ts';
import { MorePart } from './more.tsx';
import { PlacePart } from './place.tsx';
import { PricePart } from './price.tsx';
import { FormSection } from './section.tsx';
import type { FormStart } from './values.ts';

interface ListingFormProps {
  start: FormStart;
  /** The name of its draft on this device. */
  draft: string;
  /** What the server said of the last try, and what was posted, for a page that came back without scripts. */
  outcome:
    | { error: string; fields: FieldErrors; posted?: FormStart | undefined; check?: Check | undefined }
    | undefined;
  submit: string;
  /** Whether this person chooses the Premier Properties. */
  premier?: boolean;
  /** Other ways to go on after a refusal. */
  waysOut?: ReactNode;
}

/** A home as its seller describes it (LIST-23 to LIST-26). */
export function ListingForm({ start, draft, outcome, submit, premier = false, waysOut }: ListingFormProps) {
  const posted = outcome?.posted;
  const kept = useKeptListing(posted ?? start, draft, posted !== undefined);
  const { form, shown } = kept;
  const problems = () => checkListing(kept.current().values);
  const errors = useFormErrors(form, outcome?.fields, problems);
  const check = useCheck(posted ?? start, outcome?.check);
  const [uploading, setUploading] = useState(false);
  const saving = useNavigation().formMethod === 'POST';
  const { fields } = errors;
  useLeavingWarning(uploading);

  const send = (event: FormEvent<HTMLFormElement>) => {
    if (saving || uploading) return event.preventDefault();
    kept.save();
    const found = problems();
    const isClear = Object.keys(found).length === 0;
    if (isClear && (isCheck(event) || !check.asks(kept.current().values))) return undefined;
    event.preventDefault();
    return isClear ? undefined : errors.point(found);
  };
  const changed = (event: FormEvent<HTMLFormElement>) => {
    kept.touch();
    errors.changed(event);
    check.touched((event.target as HTMLInputElement).name);
  };
  // What was said at a field has its answer there, also once it is put right.
  const onField = Object.values(outcome?.fields ?? {}).includes(outcome?.error ?? '');
  return (
    <Form
      method="post"
      // Without scripts the photos travel with the words.
      encType="multipart/form-data"
      ref={form}
      className="group/listing"
      noValidate
      onSubmit={send}
      onInput={changed}
      onKeyDown={enterGoesOn}
    >
      <DraftNotice kept={kept} />
      <input type="hidden" name="token" value={shown.token} />
      <input type="hidden" name="updatedAt" value={shown.version} />
      <input type="hidden" name="draft" value={draft} />
      <input type="hidden" name="attempt" value={kept.attempt} />
      {check.confirmed.map((key) => (
        <input key={key} type="hidden" name="confirmed" value={key} />
      ))}
      {check.shown && (
        <BeforeLive key={`asked ${check.round}`} check={check.shown} submit={submit} busy={saving || uploading} />
      )}
      <Fragment key={shown.round}>
        <PlacePart values={shown.values} errors={fields} />
        <HomePart values={shown.values} errors={fields} />
        <FormSection
          title="How it looks"
          about="Homes with bright photos of every room are seen first. They go up while you write."
        >
          <div tabIndex={-1} data-invalid={fields.imageUrls ? true : undefined}>
            <ImagePicker
              images={shown.values.images}
              max={MAX_IMAGES}
              error={fields.imageUrls}
              onBusy={setUploading}
              onChange={(images) => {
                kept.setImages(images);
                errors.clear('imageUrls');
              }}
            />
          </div>
        </FormSection>
        <PricePart values={shown.values} errors={fields} />
        <MorePart values={shown.values} errors={fields} />
        <ContactPart values={shown.values} errors={fields} />
        {premier && (
          <FormSection title="Premier" about="Only admins see this.">
            <Checkbox
              name="exclusive"
              label="Premier property"
              hint="Shown among the Premier Properties."
              defaultChecked={shown.values.exclusive}
            />
          </FormSection>
        )}
      </Fragment>
      <div className="grid gap-4 border-t border-line py-8 xl:grid-cols-[17rem_minmax(0,40rem)] xl:gap-12">
        <div className="grid gap-4 xl:col-start-2">
          {!onField && <FormError>{outcome?.error}</FormError>}
          {waysOut}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="lg" busy={saving || uploading} className="w-full sm:w-auto">
              {submit}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="check"
              variant="secondary"
              size="lg"
              busy={saving || uploading}
              className="w-full sm:w-auto"
            >
              SEE IT FIRST
            </Button>
          </div>
          <output className="needs-script text-sm text-muted">
            {uploading ? 'Photos are still on their way.' : 'What you write is kept on this device until you save it.'}
          </output>
        </div>
      </div>
    </Form>
  );
}

/** Whether the button was the one that only shows the home. */
function isCheck({ nativeEvent }: FormEvent): boolean {
  return ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value === 'check';
}

/** Enter in a line of a long form goes to the next field, as the key on a phone says, instead of sending it half done. */
function enterGoesOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !/^(text|tel|email)$/.test(target.type)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('input, select, textarea, button[type=submit]')];
  fields
    .slice(fields.indexOf(target) + 1)
    .find((field) => field.checkVisibility() && field.tabIndex >= 0)
    ?.focus();
}

/** The browser asks before it leaves while photos are on their way; words are kept anyway. */
function useLeavingWarning(active: boolean) {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
