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
  return (
    <>
      <TextField
        label={<Needed>Name</Needed>}
        name="name"
        required
        maxLength={NAME_MAX}
        autoComplete="name"
        defaultValue={values.name}
        error={fields.name}
      />
      <TextField
        label={<Needed>Email Address</Needed>}
        name="email"
        type="email"
        required
        maxLength={EMAIL_MAX}
        autoComplete="email"
        defaultValue={values.email}
        error={fields.email}
      />
      <TextField
        label="Phone Number"
        name="phone"
        type="tel"
        maxLength={PHONE_MAX}
        autoComplete="tel"
        defaultValue={values.phone}
        error={fields.phone}
      />
      <TextArea
        label={<Needed>Message</Needed>}
        name="message"
        required
        rows={6}
        maxLength={MESSAGE_MAX}
        defaultValue={values.message}
        error={fields.message}
      />
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
