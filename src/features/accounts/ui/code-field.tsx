import { TextField } from '#ui/forms/text-field.tsx';

/** The code of an authenticator app, or a recovery code in its place. */
export function CodeField({ hint, error }: { hint?: string; error: string | undefined }) {
  return (
    <TextField
      label="Code"
      name="code"
      required
      maxLength={40}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      hint={hint}
      error={error}
    />
  );
}
