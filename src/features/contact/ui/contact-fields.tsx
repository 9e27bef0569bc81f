import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '../rules.ts';

interface ContactFieldsProps {
  /** What was typed, or is known of a signed-in person. */
  values: Record<string, string | undefined>;
  fields: Record<string, string>;
  /** The signed note of when the form was opened. */
  opened: string;
}

/** The fields of the contact form (CONTACT-2). */
export function ContactFields({ values, fields, opened }: ContactFieldsProps) {
  const bound = (name: 'name' | 'email' | 'phone' | 'message') => ({
    name,
    defaultValue: values[name],
    error: fields[name],
  });
  return (
    <>
      <TextField {...bound('name')} label={<Needed>Name</Needed>} required maxLength={NAME_MAX} autoComplete="name" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...bound('email')}
          label={<Needed>Email Address</Needed>}
          type="email"
          required
          maxLength={EMAIL_MAX}
          autoComplete="email"
        />
        <TextField {...bound('phone')} label="Phone Number" type="tel" maxLength={PHONE_MAX} autoComplete="tel" />
      </div>
      <TextArea {...bound('message')} label={<Needed>Message</Needed>} required rows={6} maxLength={MESSAGE_MAX} />
      <TrapFields opened={opened} />
    </>
  );
}

/** Readers by ear hear "required" from the field itself. */
function Needed({ children }: { children: string }) {
  return (
    <>
      {children}
      <span aria-hidden="true">*</span>
    </>
  );
}

/** What people neither see nor fill in: programs do, and the server knows them by it. */
function TrapFields({ opened }: { opened: string }) {
  return (
    <>
      <input type="hidden" name="opened" value={opened} />
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
