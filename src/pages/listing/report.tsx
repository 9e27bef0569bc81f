import { Fragment, useEffect } from 'react';
import { Form, href, Link, redirect, useNavigation } from 'react-router';
import Flag from 'lucide-react/icons/flag';
import { ALREADY_PAID } from '#content/already-paid.ts';
import { listingPath, loginPath, reportPath } from '#core/paths.ts';
import { PICKER_ACCEPT } from '#features/media/rules.ts';
import { reportForm } from '#features/reports/contract.ts';
import { EMAIL_MAX, REASON_IDS, WORDS_MAX } from '#features/reports/rules.ts';
import { fileReport, homeToReport } from '#features/reports/service.server.ts';
import { REASON_LABELS, reportsTexts as texts } from '#features/reports/texts.ts';
import { formOf, readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { moveDraft } from '#ui/forms/kept-draft.ts';
import { DraftNotice } from '#ui/forms/draft-notice.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { RadioCards } from '#ui/forms/radio-cards.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useKeptFields } from '#ui/forms/use-kept-fields.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import { saveDraft } from '../layout/save-draft.ts';
import { Afterwards } from './after-report.tsx';
import type { Route } from './+types/report.ts';

export const loader = pageLoader(async (ctx, { params, url }: Route.LoaderArgs) => {
  const home = await homeToReport(ctx, params.listingId);
  return { home, memberId: ctx.viewer?.id ?? null, isSent: url.searchParams.has('sent') };
});

export const action = pageAction(async (ctx, { params, request }: Route.ActionArgs) => {
  const files = (await formOf(request.clone())).getAll('evidence');
  const form = await readForm(request, reportForm);
  const chosen = files.filter((file): file is File => file instanceof File && file.size > 0);
  const pictures = await Promise.all(chosen.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  await fileReport(ctx, params.listingId, form, pictures);
  throw redirect(`${reportPath(params.listingId)}?sent=1`);
});

export const clientAction = (args: Route.ClientActionArgs) => saveDraft(args);

export const meta = hiddenPage(texts.title);

/** What is wrong with a home, also without scripts and without an account (TRUST-43). */
export default function Report({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { home, memberId, isSent } = loaderData;
  const isMember = memberId !== null;
  const back = (
    <ButtonLink to={listingPath(home.slug)} variant="secondary">
      Back to the home
    </ButtonLink>
  );
  return (
    <div className="page grid max-w-2xl py-10 md:py-16">
      <Card className="gap-5">
        {isSent ? (
          <output className="block">
            <EmptyState
              level="h1"
              icon={<Flag size={30} />}
              title={isMember ? texts.thanks : texts.confirmSent}
              action={back}
            >
              {isMember ? (
                <>
                  {texts.thanksNext(home.reported ?? { isUrgent: false })} <Afterwards />
                </>
              ) : (
                texts.confirmSentNext
              )}
            </EmptyState>
          </output>
        ) : home.isOwn || home.reported ? (
          <EmptyState level="h1" icon={<Flag size={30} />} title={texts.title} action={back}>
            {home.isOwn ? (
              texts.own
            ) : (
              <>
                {texts.already} <Afterwards />
              </>
            )}
          </EmptyState>
        ) : (
          // Whoever logs in or out elsewhere has a form of their own here; logging out drops the draft.
          <ReportForm key={memberId} home={home} memberId={memberId} outcome={outcome} />
        )}
      </Card>
    </div>
  );
}

type FormProps = Pick<Route.ComponentProps['loaderData'], 'home'> & {
  memberId: string | null;
  outcome: Route.ComponentProps['actionData'];
};

/** The draft that one person has of a report, or whoever is not logged in. */
const draftOf = (slug: string, memberId: string | null) => `report:${memberId ?? 'visitor'}:${slug}`;

function ReportForm({ home: { name, slug, reference }, memberId, outcome }: FormProps) {
  const isMember = memberId !== null;
  const busy = useNavigation().formMethod === 'POST';
  const { fields = {}, values = {} } = outcome ?? {};
  const isOnField = Object.values(fields).includes(outcome?.error ?? '');
  const draft = draftOf(slug, memberId);
  // What somebody began before they logged in is theirs from then on; before it is looked for below.
  useEffect(() => {
    if (memberId) moveDraft(draftOf(slug, null), draft);
  }, [slug, memberId, draft]);
  const kept = useKeptFields({
    values: { reason: values['reason'] ?? '', words: values['words'] ?? '' },
    version: '',
    name: draft,
    posted: 'reason' in values,
    mend: (typed) => Promise.resolve(typed),
  });
  const { form, shown } = kept;
  return (
    <Form
      ref={form}
      method="post"
      encType={isMember ? 'multipart/form-data' : undefined}
      className="grid gap-6"
      onSubmit={kept.save}
      onInput={kept.touch}
    >
      <div>
        <h1 className="text-2xl">{texts.title}</h1>
        <p className="mt-2 font-medium wrap-anywhere">
          {name}, {reference}
        </p>
        <p className="mt-2 text-muted">{texts.lead}</p>
      </div>
      <DraftNotice kept={kept} />
      <input type="hidden" name="draft" value={draft} />
      <input type="hidden" name="attempt" value={kept.attempt} />
      <Fragment key={shown.round}>
        <RadioCards
          legend={texts.reasonLegend}
          name="reason"
          wide
          choices={REASON_IDS.map((reason) => ({ value: reason, label: REASON_LABELS[reason] }))}
          defaultValue={REASON_IDS.find((reason) => reason === shown.values.reason)}
          error={fields['reason']}
        />
        <TextArea
          name="words"
          label={texts.words}
          hint={texts.wordsHint}
          optional
          maxLength={WORDS_MAX}
          rows={4}
          defaultValue={shown.values.words}
          error={fields['words']}
        />
      </Fragment>
      {isMember ? (
        <TextField
          name="evidence"
          type="file"
          multiple
          accept={PICKER_ACCEPT}
          label={texts.evidence}
          hint={texts.evidenceHint}
          optional
        />
      ) : (
        <>
          <TextField
            name="email"
            type="email"
            required
            maxLength={EMAIL_MAX}
            autoComplete="email"
            label={texts.email}
            hint={texts.emailHint}
            defaultValue={values['email']}
            error={fields['email']}
          />
          <p className="text-sm text-muted">
            <Link className="link" to={loginPath(reportPath(slug))} onClick={kept.save}>
              Log in
            </Link>{' '}
            to send pictures and to see here what came of it.
          </p>
        </>
      )}
      {!isOnField && <FormError>{outcome?.error}</FormError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={busy} icon={<Flag size={20} />}>
          {texts.submit}
        </Button>
        <Link className="btn btn-quiet btn-lg" to={listingPath(slug)}>
          Back
        </Link>
      </div>
      <p className="text-sm text-muted">
        {ALREADY_PAID}; our{' '}
        <Link className="link" to={href('/contact')}>
          contact page
        </Link>{' '}
        has our number.
      </p>
    </Form>
  );
}
