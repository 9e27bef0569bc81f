import { createHash, randomInt } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike; 24 of the 31 make 118 bits, which nobody tries out against a plain hash. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 24;
/** As they were made before, too short to be hashed: they stay encrypted until new ones replace them. */
const SHORT = /^\w{5}-\w{5}$/;

export function newRecoveryCodes(): string[] {
  const letters = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => letters().replaceAll(/.{6}(?!$)/g, '$&-'));
}

/** A recovery code as it is stored; what is one already stays as it is. */
export function storedForm(code: string): string {
  const letters = code.replaceAll('-', '');
  return letters.length === CODE_LENGTH ? createHash('sha256').update(letters).digest('hex') : code;
}

/** How the library stores the list of codes; what it reads again and writes without one of them is hashed already. */
export function recoveryCodeStore(key: Parameters<typeof symmetricEncrypt>[0]['key']) {
  return {
    async encrypt(json: string): Promise<string> {
      const codes = JSON.parse(json) as string[];
      if (codes.some((code) => SHORT.test(code))) return await symmetricEncrypt({ key, data: json });
      return JSON.stringify(codes.map(storedForm));
    },
    async decrypt(stored: string): Promise<string> {
      return stored.startsWith('[') ? stored : await symmetricDecrypt({ key, data: stored });
    },
  };
}
