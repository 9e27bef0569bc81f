import { Form, href, Link, useNavigation } from 'react-router';
import { REASON_MAX, REMOVE_REASONS, RETURN_REASONS } from '#features/moderation/texts.ts';
import type { ListingStatus } from '#features/listings/rules.ts';
import type { ReportReason } from '#features/reports/rules.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormError } from '#ui/forms/form-error.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { FoundSo } from './found-so.tsx';
import type { CaseData, CaseRefusal } from './case-data.ts';

interface DecisionsProps extends Pick<CaseData, 'opened' | 'isChange'> {
  status: ListingStatus;
  reference: string;
  /** What was reported about the home and the decision answers. */
  reported: readonly ReportReason[];
  /** Why what was decided just now was not done. */
  refused: CaseRefusal | undefined;
}

/** What comes up above it must not push the button away that was pressed. */
const keepFocusInSight = (news: HTMLElement | null) => {
  if (news) document.activeElement?.scrollIntoView({ block: 'nearest' });
};

/** Where the buttons went away under the focus, what stands there instead has it. */
const takeFocus = (instead: HTMLElement | null) => {
  if (document.activeElement === document.body) instead?.focus({ preventScroll: true });
};

/** What can be decided, each by a key as well; a reason is asked for where its owner needs one. */
export function Decisions({ opened, status, reference, reported, isChange, refused }: DecisionsProps) {
  const { version, bar, isDecided } = opened;
  const busy = useNavigation().formData?.get('verdict');
  if (isDecided || bar)
    return (
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <Card className="gap-3">
          <FormError>{refused?.error}</FormError>
          {isDecided ? (
            <p>
              This is decided.{' '}
              <Link className="link" to={`${href('/customer/admin_listings')}?find=${reference}`}>
                Change it
              </Link>
            </p>
          ) : (
            <>
              {bar}
              <Form method="post">
                <Button type="submit" name="skip" value="skip" variant="secondary">
                  Review the next one
                </Button>
              </Form>
            </>
          )}
        </Card>
      </div>
    );
  const isDown = status === 'removed';
  const refusedOf = (verdict: string) => (refused?.values?.verdict === verdict ? refused : undefined);
  return (
    <Card className="decisions-card gap-3">
      {refused && (
        <div ref={keepFocusInSight} className="case-refusal">
          <FormError>{refused.error}</FormError>
        </div>
      )}
      <h2 className="sr-only lg:not-sr-only lg:text-lg">Decide</h2>
      <div className="decisions">
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <Button
            type="submit"
            name="verdict"
            value="approved"
            variant={opened.holds ? 'secondary' : 'primary'}
            busy={busy === 'approved'}
            data-key="a"
            aria-keyshortcuts="A"
          >
            {isDown ? 'Put back' : 'Approve'} <Key letter="A" />
          </Button>
        </Form>
        {!isDown && (
          <WithReason
            verdict="returned"
            label={isChange ? 'Refuse the change' : 'Return'}
            full={isChange ? 'Refuse the change' : 'Return to owner'}
            reasons={RETURN_REASONS}
            {...{ version, reported, letter: 'N', busy: busy === 'returned', refused: refusedOf('returned') }}
          />
        )}
        <WithReason
          verdict="removed"
          label={isDown ? 'Leave it down' : 'Take down'}
          full={isDown ? 'Leave it down' : 'Take down'}
          reasons={REMOVE_REASONS}
          {...{ version, reported, letter: 'R', busy: busy === 'removed', refused: refusedOf('removed') }}
        />
        <Form method="post">
          <Button type="submit" name="skip" value="skip" variant="quiet">
            <span>
              Skip<span className="max-lg:sr-only"> it for now</span>
            </span>
          </Button>
        </Form>
      </div>
    </Card>
  );
}

interface WithReasonProps {
  verdict: 'returned' | 'removed';
  label: string;
  /** What the button says that does it. */
  full: string;
  reasons: readonly string[];
  version: number;
  reported: readonly ReportReason[];
  letter: string;
  busy: boolean;
  refused: CaseRefusal | undefined;
}

/** Its key, where there is a keyboard; the control names it itself. */
function Key({ letter }: { letter: string }) {
  return (
    <kbd className="case-key" aria-hidden="true">
      {letter}
    </kbd>
  );
}

function WithReason({ verdict, label, full, reasons, version, reported, letter, busy, refused }: WithReasonProps) {
  return (
    <details data-key={letter.toLowerCase()} open={refused !== undefined || undefined}>
      <summary
        className={classNames('btn btn-secondary', verdict === 'removed' && 'text-danger-ink')}
        aria-keyshortcuts={letter}
      >
        {label}… <Key letter={letter} />
      </summary>
      <Form method="post" className="mt-4 grid gap-4">
        <input type="hidden" name="version" value={version} />
        <Select
          name="usual"
          label="Reason"
          hint="Its owner is sent this, and what you add below."
          defaultValue={refused?.values?.usual ?? ''}
          choices={[['', 'Only what I write'], ...reasons.map((one) => [one, one] as const)]}
        />
        <TextArea
          name="words"
          label="In your words"
          rows={3}
          maxLength={REASON_MAX}
          defaultValue={refused?.values?.words ?? ''}
          // The sentence stands above the buttons already.
          error={refused?.fields.words && ''}
        />
        <FoundSo reported={reported} refused={refused} />
        <Button
          type="submit"
          name="verdict"
          value={verdict}
          variant={verdict === 'removed' ? 'danger' : 'secondary'}
          busy={busy}
        >
          {full}
        </Button>
      </Form>
    </details>
  );
}
