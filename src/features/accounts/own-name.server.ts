import { fail } from '#core/errors.ts';
import { carriesOurName, posesAsUs } from '#features/moderation/service.server.ts';
import { LINK_FIELDS } from './profile/rules.ts';
import { accountsTexts as texts } from './texts.ts';

const ADDRESSED = ['email', ...LINK_FIELDS] as const;
type Addressed = (typeof ADDRESSED)[number];

/** Throws `invalid` for a name, an email address or an address elsewhere with which somebody else would pose as us. */
export function ensureOwnName({ name, ...addresses }: Partial<Record<Addressed | 'name', string | null>>) {
  if (posesAsUs(name ?? '')) fail('invalid', texts.nameOurs, { name: texts.nameOurs });
  for (const field of ADDRESSED)
    if (carriesOurName(addresses[field] ?? '')) fail('invalid', texts.addressOurs, { [field]: texts.addressOurs });
}
