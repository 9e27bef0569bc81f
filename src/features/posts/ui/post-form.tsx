import { type FormEvent, Fragment, type ReactNode, useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { pageTexts } from '#core/page-texts.ts';
import type { FieldErrors } from '#core/errors.ts';
import { Button } from '#ui/button.tsx';
import { DraftNotice } from '#ui/forms/draft-notice.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useKeptFields } from '#ui/forms/use-kept-fields.ts';
import { EXCERPT_MAX, TAGS_MAX, TITLE_MAX } from '../rules.ts';
import { postsTexts as texts } from '../texts.ts';
import { FeatureImage } from './feature-image.tsx';
import { type PostFormValues, valuesOf } from './post-form-values.ts';
import { RichTextField } from './rich-text.tsx';
import './post-form.css';

interface PostFormProps {
  values: PostFormValues;
  /** When the post that is changed was last saved, or what names a new one; sent and kept along with the words. */
  version: { name: 'updatedAt' | 'token'; value: string };
  /** The name of its draft on this device. */
  draft: string;
  /** What the server said of the last try, and what was typed, for a page that came back without scripts. */
  outcome: { error: string; fields: FieldErrors; values?: Record<string, string> | undefined } | undefined;
  submit: string;
  titleRequired?: boolean;
  /** Other ways to go on after a refusal. */
  waysOut?: ReactNode;
}

/** A post as an admin writes it (BLOG-6 to BLOG-10). */
export function PostForm({ values, version, draft, outcome, submit, titleRequired, waysOut }: PostFormProps) {
  const typed = outcome?.values;
  const kept = useKeptFields({
    values: typed ? valuesOf(typed) : values,
    version: typed?.[version.name] ?? version.value,
    name: draft,
    posted: typed !== undefined,
    mend: withoutLostImage,
  });
  const { form, shown } = kept;
  const [uploading, setUploading] = useState(false);
  const saving = useNavigation().formMethod === 'POST';
  const fields = outcome?.fields ?? {};
  useEffect(() => {
    if (outcome) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, outcome]);

  const send = (event: FormEvent) => {
    kept.save();
    if (saving || uploading) event.preventDefault();
  };
  const onField = Object.values(fields).includes(outcome?.error ?? '');
  return (
    <Form ref={form} method="post" className="grid gap-6" onSubmit={send} onInput={kept.touch}>
      <DraftNotice kept={kept} />
      <input type="hidden" name={version.name} value={shown.version} />
      <input type="hidden" name="draft" value={draft} />
      <input type="hidden" name="attempt" value={kept.attempt} />
      <Fragment key={shown.round}>
        <div className="post-form-head">
          <div className="grid content-start gap-6">
            <TextField
              label="Title"
              name="title"
              maxLength={TITLE_MAX}
              required={titleRequired}
              optional={!titleRequired}
              defaultValue={shown.values.title}
              error={fields.title}
            />
            <TextField
              label="Tags"
              name="tags"
              optional
              maxLength={TAGS_MAX}
              hint={texts.tagsHint}
              defaultValue={shown.values.tags}
              error={fields.tags}
            />
            <TextArea
              label="Excerpt"
              name="excerpt"
              required
              maxLength={EXCERPT_MAX}
              hint={texts.excerptHint}
              defaultValue={shown.values.excerpt}
              error={fields.excerpt}
            />
          </div>
          <FeatureImage
            defaultValue={shown.values.image}
            error={fields.image ?? fields.imageUrls}
            onChange={kept.touch}
            onBusy={setUploading}
          />
        </div>
        <RichTextField label="Content" name="content" defaultValue={shown.values.content} error={fields.content} />
      </Fragment>
      {!onField && <FormError>{outcome?.error}</FormError>}
      {waysOut}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" busy={saving || uploading} className="max-sm:w-full">
          {submit}
        </Button>
        <output className="needs-script text-sm text-muted">
          {uploading ? texts.imageOnItsWay : pageTexts.draftKept}
        </output>
      </div>
    </Form>
  );
}

/** An image that nothing used for a day is swept; a draft of last week gets on without it. */
async function withoutLostImage(values: PostFormValues): Promise<PostFormValues> {
  if (!values.image) return values;
  const isLost = await fetch(values.image, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  );
  return isLost ? { ...values, image: '' } : values;
}
