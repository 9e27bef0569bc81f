import { type FormEvent, Fragment, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '#core/errors.ts';
import { pageTexts } from '#core/page-texts.ts';
import { ImagePicker } from '#features/media/ui/image-picker.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { DraftNotice } from '#ui/forms/draft-notice.tsx';
import { MAX_IMAGES } from '../rules.ts';
import { BeforeLive, useCheck } from './before-live.tsx';
import type { Check } from './questions.ts';
import { ContactPart } from './parts/contact.tsx';
import { checkListing, useFormErrors } from './errors.ts';
import { FormEnd } from './form-end.tsx';
import { HomePart } from './parts/home.tsx';
import { useKeptListing } from './use-kept-listing.ts';
import { MorePart } from './parts/more.tsx';
import { PlacePart } from './parts/place.tsx';
import { PricePart } from './parts/price.tsx';
import { FormParts, FormSection } from './parts/section.tsx';
import type { FormStart } from './values.ts';
import './listing-form.css';

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
  const isNew = start.version === '';
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
      <p className="form-kept needs-script">{pageTexts.draftKept}</p>
      {!isNew && <FormParts premier={premier} />}
      <Fragment key={shown.round}>
        <PlacePart values={shown.values} errors={fields} />
        <HomePart values={shown.values} errors={fields} isNew={isNew} />
        <FormSection part="photos" about="Homes with bright photos of every room are seen first.">
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
        <PricePart values={shown.values} errors={fields} isNew={isNew} />
        <MorePart values={shown.values} errors={fields} />
        <ContactPart values={shown.values} errors={fields} isNew={isNew} />
        {premier && (
          <FormSection part="premier" about="Only admins see this.">
            <Checkbox
              name="exclusive"
              label="Premier property"
              hint="Shown among the Premier Properties."
              defaultChecked={shown.values.exclusive}
            />
          </FormSection>
        )}
      </Fragment>
      <FormEnd
        submit={submit}
        uploading={uploading}
        saving={saving}
        isNew={isNew}
        refusal={outcome}
        waysOut={waysOut}
      />
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
