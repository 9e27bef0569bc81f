import type { ComponentProps } from 'react';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { PASSWORD_MAX } from '../rules.ts';

interface AskedPasswordProps extends Partial<ComponentProps<typeof PasswordField>> {
  /** Whether the page was opened too long after the password was given. */
  asked: boolean;
}

/** The password before what a borrowed phone must not do; also where the page was left open until it was needed (ACC-46). */
export function AskedPassword({ asked, ...props }: AskedPasswordProps) {
  return asked || props.error ? <CurrentPassword required={!props.optional} {...props} /> : null;
}

/** The password that somebody has already. */
export function CurrentPassword(props: Partial<ComponentProps<typeof PasswordField>>) {
  return (
    <PasswordField
      name="current"
      label="Current Password"
      maxLength={PASSWORD_MAX}
      autoComplete="current-password"
      {...props}
    />
  );
}
