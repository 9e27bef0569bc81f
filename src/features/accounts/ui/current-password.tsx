import type { ComponentProps } from 'react';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { PASSWORD_MAX } from '../rules.ts';

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
