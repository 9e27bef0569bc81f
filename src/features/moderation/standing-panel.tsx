import { Form, href, Link } from 'react-router';
import { editPath } from '#core/paths.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import type { Standing } from './standing.ts';
import { APPEAL_MAX, APPEAL_MIN, moderationTexts as texts } from './texts.ts';

interface StandingPanelProps {
  listing: { id: string; name: string };
  standing: Standing;
}

/** Tells an owner where their home stands with those who look at it, why, what they can change and how long it takes; takes what they say to it (TRUST-17, TRUST-58). */
export function StandingPanel({ listing: { id, name }, standing }: StandingPanelProps) {
  const { sentence, needsChange, reasons, reason, wait, words, said } = standing;
  return (
    <div className="mt-3 grid gap-2 rounded-md bg-warning-soft p-3 text-sm text-warning-ink">
      <p className="font-semibold">{sentence}</p>
      {reason && <p className="wrap-anywhere">{reason}</p>}
      {reasons.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5">
          {reasons.map(({ rule, sentence, mend, passage }) => (
            <li key={rule + (passage ?? '')} className="wrap-anywhere">
              {sentence}{' '}
              {passage && (
                <>
                  It says <q className="font-semibold">{passage}</q>.{' '}
                </>
              )}
              {mend}
            </li>
          ))}
        </ul>
      )}
      {wait && <p>{wait}</p>}
      {said && (
        <p className="wrap-anywhere whitespace-pre-line">
          You wrote: <q>{said}</q>
        </p>
      )}
      {words && (
        <div className="flex flex-wrap gap-x-6">
          {(needsChange || reasons.length > 0) && (
            <Link className="link flex min-h-11 items-center font-medium" to={editPath(id)}>
              Change it<span className="sr-only">: {name}</span>
            </Link>
          )}
          <details className="min-w-0 open:basis-full">
            <summary className="link flex min-h-11 w-fit cursor-pointer items-center font-medium">
              {texts.writes[words].ask}
              <span className="sr-only">: {name}</span>
            </summary>
            <Form method="post" action={href('/customer/all_properties')} className="mt-2 grid gap-3">
              <input type="hidden" name="id" value={id} />
              <TextArea
                name="words"
                label={texts.writes[words].label}
                rows={3}
                required
                minLength={APPEAL_MIN}
                maxLength={APPEAL_MAX}
              />
              <Button type="submit" name="move" value={words} variant="secondary" className="justify-self-start">
                {texts.writes[words].send}
              </Button>
            </Form>
          </details>
        </div>
      )}
    </div>
  );
}
