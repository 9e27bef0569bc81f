import { Form, href } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import type { Standing } from './standing.ts';
import { APPEAL_MAX, APPEAL_MIN } from './texts.ts';

interface StandingPanelProps {
  listing: { id: string; name: string };
  standing: Standing;
}

/** Tells an owner where their home stands with those who look at it, why, and what they can change; offers to appeal where they may (TRUST-17). */
export function StandingPanel({ listing: { id, name }, standing }: StandingPanelProps) {
  const { sentence, reasons, reason, canAppeal } = standing;
  return (
    <div className="mt-3 rounded-md bg-warning-soft p-3 text-sm text-warning-ink">
      <p>{sentence}</p>
      {reason && <p className="mt-1 wrap-anywhere">{reason}</p>}
      {reasons.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {reasons.map(({ rule, sentence, mend, passage }) => (
            <li key={rule + (passage ?? '')} className="wrap-anywhere">
              {sentence} {passage && <q>{passage}</q>} {mend}
            </li>
          ))}
        </ul>
      )}
      {canAppeal && (
        <details className="mt-2">
          <summary className="link cursor-pointer">
            Ask another person to look<span className="sr-only"> at {name}</span>
          </summary>
          <Form method="post" action={href('/customer/all_properties')} className="mt-3 grid gap-3">
            <input type="hidden" name="id" value={id} />
            <TextArea
              name="words"
              label="Why you see it otherwise"
              rows={3}
              required
              minLength={APPEAL_MIN}
              maxLength={APPEAL_MAX}
            />
            <Button type="submit" name="move" value="appeal" variant="secondary" className="justify-self-start">
              Ask for another look
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
