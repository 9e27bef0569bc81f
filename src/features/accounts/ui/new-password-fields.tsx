import { type FormEvent, useState } from 'react';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { PASSWORD_MAX, PASSWORD_MIN } from '../rules.ts';
import { accountsTexts as texts } from '../texts.ts';

/** Watches the two passwords of a form: `differ` on each change, and no submission while they do. */
export function useRetype() {
  const [differ, setDiffer] = useState(false);
  const compare = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return data.get('password') !== data.get('retype');
  };
  return {
    differ,
    onChange(event: FormEvent<HTMLFormElement>) {
      const { target, currentTarget } = event;
      const { name, value } = target as HTMLInputElement;
      if (name === 'retype') setDiffer(value === '' || compare(currentTarget));
      else if (name === 'password' && differ) setDiffer(compare(currentTarget));
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (!compare(event.currentTarget)) return;
      event.preventDefault();
      setDiffer(true);
      event.currentTarget.querySelector<HTMLInputElement>('[name=retype]')?.focus();
    },
  };
}

interface NewPasswordFieldsProps {
  /** What the first is called where there was another password before. */
  label?: string;
  fields: Record<string, string>;
  differ: boolean;
}

/** A new password and the same once more, with a switch at each that shows both. */
export function NewPasswordFields({ label = 'Password', fields, differ }: NewPasswordFieldsProps) {
  const [visible, setVisible] = useState(false);
  const both = {
    required: true,
    maxLength: PASSWORD_MAX,
    autoComplete: 'new-password',
    visible,
    onVisibleChange: setVisible,
  };
  return (
    <>
      <PasswordField
        {...both}
        label={label}
        name="password"
        minLength={PASSWORD_MIN}
        hint={texts.passwordHint}
        error={fields.password}
      />
      <PasswordField
        {...both}
        label="Retype Password"
        name="retype"
        error={differ ? texts.passwordsDiffer : fields.retype}
      />
    </>
  );
}
