import { Form, useNavigation } from 'react-router';
import { REASON_MAX, REMOVE_REASONS, RETURN_REASONS } from '#features/moderation/texts.ts';
import type { ListingStatus } from '#features/listings/rules.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import type { CaseData } from './case-data.ts';

interface DecisionsProps extends Pick<CaseData, 'opened' | 'isChange'> {
  status: ListingStatus;
}

/** What can be decided, each by a key as well; a reason is asked for where its owner needs one. */
export function Decisions({ opened, status, isChange }: DecisionsProps) {
  const { version, bar, isDecided } = opened;
  const busy = useNavigation().formData?.get('verdict');
  if (isDecided) return <Card>This is decided.</Card>;
  if (bar)
    return (
      <Card className="gap-3">
        {bar}
        <Form method="post">
          <Button type="submit" name="skip" value="skip" variant="secondary">
            Review the next one
          </Button>
        </Form>
      </Card>
    );
  const isDown = status === 'removed';
  return (
    <Card className="decisions-card gap-3">
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
            {...{ version, letter: 'N', busy: busy === 'returned' }}
          />
        )}
        <WithReason
          verdict="removed"
          label={isDown ? 'Leave it down' : 'Take down'}
          full={isDown ? 'Leave it down' : 'Take down'}
          reasons={REMOVE_REASONS}
          {...{ version, letter: 'R', busy: busy === 'removed' }}
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
  letter: string;
  busy: boolean;
}

/** Its key, where there is a keyboard; the control names it itself. */
function Key({ letter }: { letter: string }) {
  return (
    <kbd className="case-key" aria-hidden="true">
      {letter}
    </kbd>
  );
}

function WithReason({ verdict, label, full, reasons, version, letter, busy }: WithReasonProps) {
  return (
    <details data-key={letter.toLowerCase()}>
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
          defaultValue=""
          choices={[['', 'Only what I write'], ...reasons.map((one) => [one, one] as const)]}
        />
        <TextArea name="words" label="In your words" rows={3} maxLength={REASON_MAX} />
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
