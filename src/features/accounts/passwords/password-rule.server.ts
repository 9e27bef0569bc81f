import { dictionary } from '@zxcvbn-ts/language-common';
import { fail } from '#core/errors.ts';
import { accountsTexts as texts } from '../texts.ts';

/** What people here choose, beyond the passwords that the library knows to be common everywhere. */
const POPULAR_HERE = `
naijaboy naijagirl lagosstate gidanagidana godislove1 godfirst jesus1234 jesuslovesme alhamdulillah bismillahi
inshaallah allahisgreat abdullahi ibrahim1 ibrahim123 aisha123 fatima123 blessing1 blessing123 goodluck1 favour123
mercy123 victory123 success123 wisdom123 emmanuel1 emmanuel123 chukwuemeka chidinma chioma123 oluwaseun oluwaseyi
oluwatobi oluwafemi oluwadamilola olamide1 babatunde ayodeji123 adebayo123 chelsea123 liverpool123 manutd123
barcelona1 messi123 p@ssword p@ssword1 pass@123 qwerty@123 abcd@1234 12341234 123123123 changeme123 realestate
mypassword1 user1234 00000000 0000000000 99999999 88888888 08012345678 08030000000
`;

/** Words of this place: alone, or with digits and signs around them, they are guessed at once (docs/security.md lists them). */
const OF_THIS_PLACE = new Set(
  'gidana nigeria naija lagos abuja kano ibadan kaduna enugu benin admin password welcome property landlord agent'.split(
    ' ',
  ),
);

/** Guessing starts with these; letter case does not count. */
const common = new Set([...POPULAR_HERE.trim().split(/\s+/), ...dictionary['passwords-common']]);
/** A day as `ddmmyyyy`: a third of what people choose most, and so few that guessers try them all. */
const DAY = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/;

/** Refuses what guessers try first; length is the contract's matter. Throws `invalid`. */
export function ensureGoodPassword(password: string, person: { name?: string; email?: string } = {}): void {
  const lower = password.trim().toLowerCase();
  const own = [person.name, person.email, person.email?.split('@')[0]];
  if (own.some((one) => one?.toLowerCase() === lower)) refuse(texts.passwordPersonal);
  if (OF_THIS_PLACE.has(lower.replaceAll(/[^\p{L}]/gu, ''))) refuse(texts.passwordCommon);
  if (DAY.test(lower) || common.has(lower) || new Set(lower).size < 3) refuse(texts.passwordCommon);
}

function refuse(message: string): never {
  fail('invalid', message, { password: message });
}
