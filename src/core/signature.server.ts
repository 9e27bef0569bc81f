import { timingSafeEqual } from 'node:crypto';
import type { Credentials } from './ports.ts';

/** Whether this is our signature of the text; a wrong one is refused as slowly as the right one is accepted. */
export function isSignature(credentials: Pick<Credentials, 'signature'>, text: string, signature: string): boolean {
  const [ours, given] = [Buffer.from(credentials.signature(text)), Buffer.from(signature)];
  return ours.length === given.length && timingSafeEqual(ours, given);
}
