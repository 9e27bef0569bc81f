import { rolesTexts } from '#features/accounts/roles/texts.ts';
import type { StandingIntent } from '#features/accounts/suspension/contract.ts';
import {
  CAUSES,
  REASON_MAX,
  REASON_MIN,
  suspensionTexts as texts,
  TERMS,
  USUAL_REASONS,
} from '#features/accounts/suspension/texts.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { AskedPassword } from '#features/accounts/ui/current-password.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { Route } from './+types/user.ts';

interface FormsProps {
  outcome: Route.ComponentProps['actionData'];
  asksPassword: boolean;
}

interface Sent {
  outcome: FormsProps['outcome'];
  fields: Record<string, string>;
  values: Record<string, string>;
}

/** What was refused, where this form was the one that was sent. */
function sent({ outcome }: FormsProps, ...intents: StandingIntent[]): Sent {
  const intent = outcome?.values?.['intent'];
  if (!outcome || (intent && !intents.some((one) => one === intent)))
    return { outcome: undefined, fields: {}, values: {} };
  return { outcome, fields: outcome.fields, values: outcome.values ?? {} };
}

/** Shuts somebody out, for a time and with a reason. */
export function Suspension(props: FormsProps) {
  const { outcome, fields, values } = sent(props, 'suspend');
  return (
    <Card className="gap-4">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="text-muted">{texts.lead}</p>
      <AccountForm outcome={outcome} submit="Suspend" variant="danger">
        <input type="hidden" name="intent" value="suspend" />
        <Select
          name="cause"
          label="What it is about"
          defaultValue={values['cause'] ?? 'rules'}
          error={fields['cause']}
          choices={CAUSES.map((cause) => [cause, texts.causes[cause]])}
        />
        <Select
          name="term"
          label="For how long"
          defaultValue={values['term'] ?? '30'}
          error={fields['term']}
          choices={Object.entries(TERMS)}
        />
        <Reason
          hint="They read it. Say what happened, without calling anybody names."
          value={values['reason']}
          error={fields['reason']}
        />
        <datalist id="usual-reasons">
          {USUAL_REASONS.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </datalist>
        <AskedPassword asked={props.asksPassword} error={fields['current']} />
      </AccountForm>
    </Card>
  );
}

/** Lets somebody in again. */
export function Restoration(props: FormsProps) {
  const { outcome, fields, values } = sent(props, 'restore');
  return (
    <Card className="gap-4">
      <h2 className="text-xl">{texts.endTitle}</h2>
      <p className="text-muted">{texts.endLead}</p>
      <AccountForm outcome={outcome} submit={texts.endTitle}>
        <input type="hidden" name="intent" value="restore" />
        <Reason hint="For the admin record." value={values['reason']} error={fields['reason']} />
        <AskedPassword asked={props.asksPassword} error={fields['current']} />
      </AccountForm>
    </Card>
  );
}

/** Makes somebody an admin, or no longer one. */
export function Role({ isAdmin, ...props }: FormsProps & { isAdmin: boolean }) {
  const { outcome, fields, values } = sent(props, 'promote', 'demote');
  const title = isAdmin ? rolesTexts.endTitle : rolesTexts.title;
  return (
    <Card className="gap-4">
      <h2 className="text-xl">{title}</h2>
      <p className="text-muted">{isAdmin ? rolesTexts.endLead : rolesTexts.lead}</p>
      <AccountForm outcome={outcome} submit={title} variant="secondary">
        <input type="hidden" name="intent" value={isAdmin ? 'demote' : 'promote'} />
        <Reason hint="For the admin record." value={values['reason']} error={fields['reason']} />
        <AskedPassword asked={props.asksPassword} error={fields['current']} />
      </AccountForm>
    </Card>
  );
}

function Reason({ hint, value, error }: { hint: string; value: string | undefined; error: string | undefined }) {
  return (
    <TextField
      name="reason"
      label="Reason"
      hint={hint}
      list="usual-reasons"
      required
      minLength={REASON_MIN}
      maxLength={REASON_MAX}
      defaultValue={value}
      error={error}
    />
  );
}
