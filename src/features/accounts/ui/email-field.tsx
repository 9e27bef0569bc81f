import { TextField } from '#ui/forms/text-field.tsx';
import { EMAIL_MAX } from '../rules.ts';

interface EmailFieldProps {
  /** What stands in it at first. */
  known?: string | null | undefined;
  /** `username` where the address names an account that exists. */
  autoComplete: 'username' | 'email';
  /** What a refused action gave back. */
  outcome: { fields: Record<string, string>; values?: Record<string, string | undefined> | undefined } | undefined;
}

/** The email address of the account pages. */
export function EmailField({ autoComplete, outcome, known }: EmailFieldProps) {
  return (
    <TextField
      label="Email Address"
      name="email"
      type="email"
      required
      maxLength={EMAIL_MAX}
      autoComplete={autoComplete}
      defaultValue={outcome?.values?.email ?? known ?? undefined}
      error={outcome?.fields.email}
    />
  );
}
