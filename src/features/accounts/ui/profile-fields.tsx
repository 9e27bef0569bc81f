import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '#ui/forms/text-field.tsx';
import type { User } from '../contract.ts';
import { EMAIL_MAX, NAME_MAX } from '../rules.ts';
import { AskedPassword } from './current-password.tsx';
import { ADDRESS_MAX, LINK_FIELDS, LINK_MAX, PLACE_MAX } from '../profile/rules.ts';

type Field = Exclude<keyof User, '_id' | 'avatar' | 'isAdmin' | 'createdAt'>;

const LINK_LABELS: Record<(typeof LINK_FIELDS)[number], string> = {
  website: 'Website',
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
};

interface ProfileFieldsProps {
  user: User;
  /** Whether the password was given too long ago for a new email address. */
  asksPassword: boolean;
  /** Why single fields were refused. */
  fields: Record<string, string>;
  /** What was typed into a refused form. */
  values: Record<string, string>;
}

/** All fields of a profile (ACC-16, ACC-20), in three groups. */
export function ProfileFields({ user, asksPassword, fields, values }: ProfileFieldsProps) {
  const field = (name: Field, more: ComponentProps<typeof TextField>) => (
    <TextField
      key={name}
      name={name}
      defaultValue={values[name] ?? user[name] ?? ''}
      error={fields[name]}
      optional={!more.required}
      {...more}
    />
  );
  return (
    <>
      <Group title="You">
        {field('name', { label: 'Name', required: true, maxLength: NAME_MAX, autoComplete: 'name' })}
        {field('email', {
          label: 'Email Address',
          type: 'email',
          required: true,
          maxLength: EMAIL_MAX,
          autoComplete: 'email',
          hint: 'A new address works at once, and we email the old one too.',
        })}
        <AskedPassword
          asked={asksPassword}
          optional
          hint="Only needed for a new email address."
          error={fields.current}
        />
        {field('phone', {
          label: 'Phone',
          type: 'tel',
          inputMode: 'tel',
          pattern: '\\+?[\\d\\s().\\-]+',
          title: 'Digits, with + in front if you like',
          maxLength: 24,
          autoComplete: 'tel',
        })}
      </Group>
      <Group title="Where you are">
        {field('address', { label: 'Address', maxLength: ADDRESS_MAX, autoComplete: 'street-address' })}
        {field('city', { label: 'City', maxLength: PLACE_MAX, autoComplete: 'address-level2' })}
        {field('state', { label: 'State', maxLength: PLACE_MAX, autoComplete: 'address-level1' })}
        {field('country', { label: 'Country', maxLength: PLACE_MAX, autoComplete: 'country-name' })}
        {field('zip', { label: 'Zip', inputMode: 'numeric', pattern: '\\d*', title: 'Digits', maxLength: 10 })}
      </Group>
      <Group title="On the web">
        {LINK_FIELDS.map((name) =>
          field(name, {
            label: LINK_LABELS[name],
            maxLength: LINK_MAX,
            autoCapitalize: 'none',
            spellCheck: false,
            inputMode: 'url',
          }),
        )}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-3 text-xl font-semibold">{title}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
