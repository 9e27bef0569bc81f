import { href, Link } from 'react-router';
import { TextField } from '#ui/forms/text-field.tsx';
import { LINK_MAX } from '../../rules.ts';
import { fieldOf, type PartProps } from '../values.ts';
import { FormSection, MoreFields } from './section.tsx';

/** How people reach the seller; only signed-in people see it (LIST-44). */
export function ContactPart({ isNew, ...props }: PartProps & { isNew: boolean }) {
  const { values, errors } = props;
  const text = (name: 'phone' | 'email' | 'website' | 'socialMedia') => ({
    ...fieldOf(props, name),
    enterKeyHint: 'next' as const,
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  });
  const links = Boolean(values.website || values.socialMedia || errors.website || errors.socialMedia);
  return (
    <FormSection part="contact" about="Shown to people who are logged in, and to nobody else.">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...text('phone')}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0803 123 4567"
          hint={
            isNew && (
              <>
                New forms begin with the number in{' '}
                <Link to={href('/customer/editprofile')} className="link">
                  your profile
                </Link>
                .
              </>
            )
          }
        />
        <TextField
          {...text('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@example.com"
        />
      </div>
      <MoreFields summary="Website and social media" open={links}>
        <TextField
          {...text('website')}
          label="Website"
          optional
          inputMode="url"
          autoComplete="url"
          placeholder="www.example.com"
          maxLength={LINK_MAX}
        />
        <TextField
          {...text('socialMedia')}
          label="Social Media Id"
          optional
          placeholder="@yourname"
          maxLength={LINK_MAX}
        />
      </MoreFields>
    </FormSection>
  );
}
