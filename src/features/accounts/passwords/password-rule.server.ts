import { fail } from '#core/errors.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { accountsTexts as texts } from '../texts.ts';

/** Refuses what guessers try first; length is the contract's matter. Throws `invalid`. */
export function ensureGoodPassword(password: string, person: { name?: string; email?: string } = {}): void {
  const lower = password.trim().toLowerCase();
  const own = [person.name, person.email, person.email?.split('@')[0]];
  if (own.some((one) => one?.toLowerCase() === lower)) refuse(texts.passwordPersonal);
  if (isCommonPassword(password) || new Set(lower).size < 3) refuse(texts.passwordCommon);
}

function refuse(message: string): never {
  fail('invalid', message, { password: message });
}
