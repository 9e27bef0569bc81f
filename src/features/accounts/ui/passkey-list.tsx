import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Moment } from '#ui/moment.tsx';
import type { Passkey } from '../passkeys/contract.ts';
import { AskedPassword } from './current-password.tsx';

interface PasskeyListProps {
  passkeys: Passkey[];
  outcome: { error: string; fields: Record<string, string> } | undefined;
  asksPassword: boolean;
}

/** The own passkeys, each with a button (`intent` `passkey-remove`, `passkeyId`). */
export function PasskeyList({ passkeys, outcome, asksPassword }: PasskeyListProps) {
  if (passkeys.length === 0) return null;
  return (
    <Form method="post" className="mb-6 grid gap-4">
      <input type="hidden" name="intent" value="passkey-remove" />
      <ul className="grid gap-4">
        {passkeys.map(({ _id, device, createdAt, usedAt }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {device}
              <span className="block text-sm text-muted">
                Added <Moment at={createdAt} />
                {usedAt ? ', last used ' : ', not used yet'}
                {usedAt && <Moment at={usedAt} />}
              </span>
            </span>
            <Button
              variant="quiet"
              type="submit"
              name="passkeyId"
              value={_id}
              aria-label={`Remove the passkey of ${device}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <AskedPassword asked={asksPassword} error={outcome?.fields.current} />
      <FormError>{outcome?.fields.current ? undefined : outcome?.error}</FormError>
    </Form>
  );
}
