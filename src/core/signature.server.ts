import { timingSafeEqual } from 'node:crypto';
import type { Credentials } from './ports.ts';

type Signing = Pick<Credentials, 'signature' | 'earlierSignature'>;

/** Whether this is our signature of the text; a wrong one is refused as slowly as the right one is accepted. */
export function isSignature(credentials: Signing, text: string, signature: string): boolean {
  return [credentials.signature(text), credentials.earlierSignature(text)].some((one) => {
    const [ours, given] = [Buffer.from(one), Buffer.from(signature)];
    return ours.length === given.length && timingSafeEqual(ours, given);
  });
}
