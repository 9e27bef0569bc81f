import { Form, Link, useNavigation } from 'react-router';
import { CurrentPassword } from '#features/accounts/ui/current-password.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { Asked } from '../../layout/removal.tsx';
import type { BulkOutcome, Deed } from './deeds.ts';
import { bulkTexts as texts } from './texts.ts';

const takeFocus = (question: HTMLElement | null) => question?.focus();

interface BulkCardProps {
  name: string;
  deed: Deed;
  rows: readonly Asked[];
  /** How many are chosen that it is not meant for. */
  others: number;
  back: string;
  refused?: { error: string; fields?: { current?: string; reason?: string } } | undefined;
  onSend: () => void;
}

/** The one question before something is done with many rows: it says how many, and names each. */
export function BulkCard({ name, deed, rows, others, back, refused, onSend }: BulkCardProps) {
  const busy = useNavigation().formMethod === 'POST';
  const { verb, question, after, reason, isDangerous, fields } = { ...deed, fields: refused?.fields };
  if (rows.length === 0) return <BulkMissing>{(others > 0 && deed.only?.none) || texts.none}</BulkMissing>;
  return (
    <Card className="mb-8 gap-4">
      <h2 ref={takeFocus} tabIndex={-1} className="text-xl">
        {question(rows.length)}
      </h2>
      <ul className="bulk-names">
        {rows.map((row) => (
          <li key={row.id} className="wrap-anywhere">
            {row.name} {row.mark && <span className="text-sm text-muted">{row.mark}</span>}
            {name === 'delete' && row.goes && <span className="block text-sm text-muted">{row.goes}</span>}
          </li>
        ))}
      </ul>
      {others > 0 && <p>{texts.others(others)}</p>}
      {after && <p className="text-muted">{after}</p>}
      {!fields?.reason && <FormError>{refused?.error}</FormError>}
      <Form method="post" className="grid gap-4" onSubmit={onSend}>
        <input type="hidden" name="intent" value="bulk" />
        <input type="hidden" name="deed" value={name} />
        {rows.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        {reason && (
          <>
            <TextField
              name="reason"
              label="Reason"
              hint="Each owner reads it. Say what is wrong and how to put it right."
              list="bulk-reasons"
              required
              minLength={reason.min}
              maxLength={reason.max}
              error={fields?.reason}
            />
            <datalist id="bulk-reasons">
              {reason.usual.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </datalist>
          </>
        )}
        {fields?.current && <CurrentPassword required error={fields.current} />}
        <div className="flex flex-wrap gap-3">
          <Link className="btn btn-secondary" to={back}>
            {texts.cancel}
          </Link>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
            {verb}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** What the form left out. */
export function BulkMissing({ children }: { children: string }) {
  return (
    <Card className="mb-8 gap-4">
      <p ref={takeFocus} tabIndex={-1} role="alert">
        {children}
      </p>
    </Card>
  );
}

/** What was done, and what was not and why, each by its name. */
export function BulkDone({
  outcome,
  deed,
  rows,
  back,
}: {
  outcome: BulkOutcome;
  deed: Deed;
  rows: readonly Asked[];
  back: string;
}) {
  const { done, refused } = outcome;
  return (
    <Card className="mb-8 gap-3">
      <h2 ref={takeFocus} tabIndex={-1} className="text-xl">
        {done > 0 ? deed.done(done) : texts.nothingDone}
      </h2>
      <p>{texts.refused(refused.length)}</p>
      <ul className="bulk-names">
        {refused.map(({ id, why }) => (
          <li key={id} className="wrap-anywhere">
            {rows.find((row) => row.id === id)?.name ?? id}
            <span className="block text-sm text-muted">{why}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link className="link link-alone" to={back}>
          Back to the list
        </Link>
      </p>
    </Card>
  );
}
