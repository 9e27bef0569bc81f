import * as crypto from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { createWorkQueue } from '#core/work-queue.server.ts';

/** Longer input is refused before any work is done on it; the contracts say so to people first. */
const MAX_PASSWORD_LENGTH = 1000;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** OWASP's parameters: m = 19 MiB, t = 2, p = 1; where the runtime has no Argon2, scrypt with N = 2^17, r = 8, p = 1. */
const ARGON2 = { memory: 19_456, passes: 2, parallelism: 1 };
const SCRYPT = { ln: 17, r: 8, p: 1 };
const ARGON2_FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const SCRYPT_FORM = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Node has Argon2 from 24.7 on. */
const hasArgon2 = typeof crypto.argon2 === 'function';

/** Hashing takes memory and a thread of the pool that files and images use too. */
const enqueue = createWorkQueue(Math.min(4, availableParallelism()), { hash: 200 });

/** Stands before the hash of a password that was made up: until when it is good, in seconds. */
const UNTIL_FORM = /^until=(\d+)(?=\$)/;

/** A self-describing hash (PHC string format) of the password, with its end before it where it has one. */
export async function hashPassword(password: string, goodUntil?: Date): Promise<string> {
  const hash = await plainHash(password);
  return goodUntil ? `until=${Math.floor(goodUntil.getTime() / 1000)}${hash}` : hash;
}

async function plainHash(password: string): Promise<string> {
  const salt = crypto.randomBytes(SALT_BYTES);
  if (hasArgon2) {
    const { memory: m, passes: t, parallelism: p } = ARGON2;
    const key = await enqueue('hash', () => argon2id(password, salt, m, t, p, KEY_BYTES));
    return `$argon2id$v=19$m=${m},t=${t},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
  }
  const { ln, r, p } = SCRYPT;
  const key = await enqueue('hash', () => scrypt(password, salt, ln, r, p, KEY_BYTES));
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
}

/** Whether the password belongs to the hash; false for a hash in an unknown form. Throws `unauthenticated` for one whose time is over. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [prefix = '', until] = UNTIL_FORM.exec(stored) ?? [];
  const fits = await fitsHash(stored.slice(prefix.length), password);
  if (fits && until && Date.now() >= Number(until) * 1000) fail('unauthenticated', coreTexts.passwordOver);
  return fits;
}

async function fitsHash(hash: string, password: string): Promise<boolean> {
  const [, a, b, c, salt64, key64] = ARGON2_FORM.exec(hash) ?? SCRYPT_FORM.exec(hash) ?? [];
  if (!salt64 || !key64) return false;
  const salt = Buffer.from(salt64, 'base64');
  const stored = Buffer.from(key64, 'base64');
  const derive = hash.startsWith('$argon2id$') ? argon2id : scrypt;
  const key = await enqueue('hash', () => derive(password, salt, Number(a), Number(b), Number(c), stored.length));
  return crypto.timingSafeEqual(key, stored);
}

type Derive = (password: string, salt: Buffer, a: number, b: number, c: number, bytes: number) => Promise<Buffer>;

const argon2id: Derive = (password, nonce, memory, passes, parallelism, tagLength) =>
  new Promise((resolve, reject) => {
    crypto.argon2(
      'argon2id',
      { message: bytesOf(password), nonce, memory, passes, parallelism, tagLength },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });

const scrypt: Derive = (password, salt, ln, r, p, bytes) =>
  new Promise((resolve, reject) => {
    const cost = 2 ** ln;
    const options = { N: cost, r, p, maxmem: 130 * cost * r + 1024 * r * p };
    crypto.scrypt(bytesOf(password), salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** One form for letters with marks, because keyboards type ẹ, ọ and ṣ as one character or as two. */
function bytesOf(password: string): Buffer {
  if (password.length > MAX_PASSWORD_LENGTH) fail('invalid', coreTexts.invalid);
  return Buffer.from(password.normalize('NFKC'));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
