import { Form, useNavigation } from 'react-router';
import { REASON_MAX, REMOVE_REASONS, RETURN_REASONS } from '#features/moderation/texts.ts';
import type { ListingStatus } from '#features/listings/rules.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
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
  if (isDecided) return <Card className="mt-8">This is decided.</Card>;
  if (bar) return <Card className="mt-8">{bar}</Card>;
  const isDown = status === 'removed';
  return (
    <Card className="mt-8 gap-4">
      <h3 className="text-lg">Decide</h3>
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <Button
          type="submit"
          name="verdict"
          value="approved"
          busy={busy === 'approved'}
          data-key="a"
          aria-keyshortcuts="A"
        >
          {isDown ? 'Put back' : 'Approve'} (A)
        </Button>
      </Form>
      {!isDown && (
        <WithReason
          verdict="returned"
          label={isChange ? 'Do not take the change' : 'Return to its owner'}
          reasons={RETURN_REASONS}
          {...{ version, letter: 'N', busy: busy === 'returned' }}
        />
      )}
      <WithReason
        verdict="removed"
        label={isDown ? 'Leave it down' : 'Take down'}
        reasons={REMOVE_REASONS}
        {...{ version, letter: 'R', busy: busy === 'removed' }}
      />
    </Card>
  );
}

interface WithReasonProps {
  verdict: 'returned' | 'removed';
  label: string;
  reasons: readonly string[];
  version: number;
  letter: string;
  busy: boolean;
}

function WithReason({ verdict, label, reasons, version, letter, busy }: WithReasonProps) {
  return (
    <details data-key={letter.toLowerCase()}>
      <summary className="btn btn-secondary" aria-keyshortcuts={letter}>
        {label}… ({letter})
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
          className="justify-self-start"
        >
          {label}
        </Button>
      </Form>
    </details>
  );
}
