import { createHash } from 'node:crypto';

export interface Secrets {
  secret: string;
  /** The one that it replaced, which still opens what was encrypted and signed under it. */
  secretBefore?: string | undefined;
}

/** The library's keys: what it encrypts says under which of them, and what says nothing was encrypted before it could. */
export function keysOf({ secret, secretBefore = secret }: Secrets) {
  const secrets = [...new Set([secret, secretBefore])].map((value) => ({ version: versionOf(value), value }));
  const keys = new Map(secrets.map(({ version, value }) => [version, value]));
  return { secrets, config: { keys, currentVersion: versionOf(secret), legacySecret: secretBefore } };
}

/** A number that tells secrets apart, and nothing of them. */
function versionOf(secret: string): number {
  return createHash('sha256').update(`gidana.key:${secret}`).digest().readUIntBE(0, 4);
}
