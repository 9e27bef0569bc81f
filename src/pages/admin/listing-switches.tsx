import { useState } from 'react';
import { Form, href, Link, useFetcher, useNavigation } from 'react-router';
import Star from 'lucide-react/icons/star';
import { type Page, pageQuery } from '#core/paging.ts';
import { casePath } from '#core/paths.ts';
import { lifeTexts, REASON_MAX, REASON_MIN, TRANSITION_LABELS } from '#features/listings/life/texts.ts';
import { needsReason, type TransitionName } from '#features/listings/life/transitions.ts';
import type { ListingStatus } from '#features/listings/rules.ts';
import { USUAL_REASONS } from '#features/listings/texts.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Card } from '#ui/card.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

type Answer = { error: string } | null;

/** Takes a listing among the Premier Properties and out again; shows the choice at once, and the truth when it is known. */
export function PremierSwitch({ id, name, on }: { id: string; name: string; on: boolean }) {
  const fetcher = useFetcher<Answer>();
  const chosen = fetcher.formData?.get('value');
  const shown = chosen === undefined || chosen === null ? on : chosen === 'on';
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="premier" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="value"
        value={shown ? 'off' : 'on'}
        variant={shown ? 'primary' : 'secondary'}
        aria-pressed={shown}
        title="Premier"
        icon={<Star size={18} className={shown ? 'fill-current' : undefined} />}
      >
        <span className="dense-label sr-only">Premier</span>
        <span className="sr-only"> {name}</span>
      </Button>
      {fetcher.data?.error && <FieldError id={`premier-${id}`}>{fetcher.data.error}</FieldError>}
    </fetcher.Form>
  );
}

interface StatusChoiceProps {
  listing: {
    id: string;
    name: string;
    status: ListingStatus;
    statusName: string;
    transitions: readonly TransitionName[];
    /** The case in which a home that waits is decided. */
    caseId: string | null;
  };
}

/** Where a listing stands, and where it can be taken; a choice counts with its button, so that no arrow key publishes. What waits is decided where its reasons stand. */
export function StatusChoice({ listing: { id, name, status, statusName, transitions, caseId } }: StatusChoiceProps) {
  const fetcher = useFetcher<Answer>();
  const [chosen, setChosen] = useState('');
  if (caseId)
    return (
      <Link className="btn btn-secondary" to={casePath(caseId)}>
        <span>
          {statusName}: Review<span className="sr-only"> {name}</span>
        </span>
      </Link>
    );
  if (transitions.length === 0)
    return (
      <p className="text-xs text-muted">
        {statusName}. {lifeTexts.ownHome}
      </p>
    );
  return (
    <fetcher.Form method="post" className="flex items-center gap-1.5">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="id" value={id} />
      <Select
        key={status}
        name="value"
        label={`Status of ${name}`}
        labelHidden
        className="flex-1"
        defaultValue=""
        error={fetcher.data?.error}
        onChange={(event) => setChosen(event.currentTarget.value)}
        choices={[['', statusName], ...transitions.map((one) => [one, TRANSITION_LABELS[one]] as const)]}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={fetcher.state !== 'idle'}
        className={classNames('px-2', !chosen && 'hidden noscript:inline-flex')}
      >
        Set<span className="sr-only"> the status of {name}</span>
      </Button>
    </fetcher.Form>
  );
}

interface MoreForListingProps {
  row: StatusChoiceProps['listing'] & { userRef: string; sellerName: string };
  page: Page;
  also: string;
}

/** What else leads on from a row: its seller, and what asks for a reason first. */
export function MoreForListing({ row, page, also }: MoreForListingProps) {
  const { id, transitions, caseId, userRef, sellerName } = row;
  const asking = caseId ? [] : transitions.filter(needsReason);
  return (
    <>
      {caseId && <Link to={casePath(caseId)}>Review</Link>}
      {asking.map((one) => (
        <Link key={one} to={`${pageQuery(page)}${also}&${new URLSearchParams({ reason: one, of: id }).toString()}`}>
          {TRANSITION_LABELS[one]}
        </Link>
      ))}
      <Link to={`${href('/customer/admin_listings')}?find=${userRef}`}>All listings of {sellerName}</Link>
      <Link to={href('/customer/admin_users/:userId', { userId: userRef })}>{sellerName}’s account</Link>
    </>
  );
}

interface ReasonCardProps {
  asked: { id: string; name: string };
  transition: TransitionName;
  back: string;
  error?: string | undefined;
}

const takeFocus = (question: HTMLElement | null) => question?.focus();

/** Asks for the reason that the owner is given (LIFE-2). */
export function ReasonCard({ asked: { id, name }, transition, back, error }: ReasonCardProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Card className="mb-8 gap-4">
      <h2 key={id} ref={takeFocus} tabIndex={-1} className="text-xl wrap-anywhere">
        {TRANSITION_LABELS[transition].replace('…', '')}: {name}
      </h2>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="value" value={transition} />
        <TextField
          name="reason"
          label="Reason"
          hint="Its owner reads it. Say what is wrong and how to put it right."
          list="usual-reasons"
          required
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
          error={error}
        />
        <datalist id="usual-reasons">
          {USUAL_REASONS.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </datalist>
        <div className="flex gap-3">
          <Link className="btn btn-secondary" to={back}>
            Cancel
          </Link>
          <Button type="submit" variant="danger" busy={busy}>
            {TRANSITION_LABELS[transition].replace('…', '')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
