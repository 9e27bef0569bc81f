import { fail } from '#core/errors.ts';
import { carriesOurName, posesAsUs, saysMoreThanName } from '#features/moderation/service.server.ts';
import { LINK_FIELDS } from './profile/rules.ts';
import { accountsTexts as texts } from './texts.ts';

const ADDRESSED = ['email', ...LINK_FIELDS] as const;
type Addressed = (typeof ADDRESSED)[number];

/**
 * Throws `invalid` for a name, an email address or an address elsewhere with which somebody else would pose as us, and for a name that says
 * how to reach somebody or what to pay.
 */
export function ensureOwnName({ name, ...addresses }: Partial<Record<Addressed | 'name', string | null>>) {
  if (posesAsUs(name ?? '')) fail('invalid', texts.nameOurs, { name: texts.nameOurs });
  if (saysMoreThanName(name ?? '')) fail('invalid', texts.nameOnly, { name: texts.nameOnly });
  for (const field of ADDRESSED)
    if (carriesOurName(addresses[field] ?? '')) fail('invalid', texts.addressOurs, { [field]: texts.addressOurs });
}
