import { company } from '#content/company.ts';
import { fail } from '#core/errors.ts';
import { carriesOurName, posesAsUs } from '#features/moderation/service.server.ts';
import { accountsTexts as texts } from './texts.ts';

/** Who has a mailbox there is one of us. */
const OUR_DOMAIN = company.emails.hello.replace(/.*@/, '@');

/** Throws `invalid` for a name or an email address with which somebody else would pose as us. */
export function ensureOwnName({ name = '', email = '' }: { name?: string | undefined; email?: string | undefined }) {
  if (posesAsUs(name)) fail('invalid', texts.nameOurs, { name: texts.nameOurs });
  if (carriesOurName(email) && !email.endsWith(OUR_DOMAIN))
    fail('invalid', texts.emailOurs, { email: texts.emailOurs });
}
