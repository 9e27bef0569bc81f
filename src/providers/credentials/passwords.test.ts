import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.server.ts';

test('a password fits its own hash and no other password does', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(hash, 'correct horse battery')).toBe(true);
  expect(await verifyPassword(hash, 'Correct horse battery')).toBe(false);
  expect(await hashPassword('correct horse battery')).not.toBe(hash);
});

test('a hash made by a runtime without Argon2 still works', async () => {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync('an older password', salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });
  const hash = `$scrypt$ln=17,r=8,p=1$${salt.toString('base64').slice(0, 22)}$${key.toString('base64').slice(0, 43)}`;
  expect(await verifyPassword(hash, 'an older password')).toBe(true);
  expect(await verifyPassword(hash, 'another password')).toBe(false);
});

test('letters with marks fit however the keyboard composed them', async () => {
  const hash = await hashPassword('ọmọ ẹkọ ṣíṣe'.normalize('NFC'));
  expect(await verifyPassword(hash, 'ọmọ ẹkọ ṣíṣe'.normalize('NFD'))).toBe(true);
});

test('what is no hash of ours fits nothing', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('plain text', 'plain text')).toBe(false);
});

test('input that is too long is refused before it is hashed', async () => {
  await expect(hashPassword('x'.repeat(1001))).rejects.toMatchObject({ code: 'invalid' });
});

test('a crowd is served in turn and everybody gets a right answer', async () => {
  const hashes = await Promise.all(Array.from({ length: 24 }, (_, i) => hashPassword(`password ${i}`)));
  const fits = await Promise.all(hashes.map((hash, i) => verifyPassword(hash, `password ${i}`)));
  expect(fits.every(Boolean)).toBe(true);
});

test('a crowd beyond the queue is told to come back, and the queue recovers', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 260 }, () => hashPassword('a crowd of people')));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ reason }) => reason.code === 'unavailable')).toBe(true);
  expect(await verifyPassword(await hashPassword('afterwards'), 'afterwards')).toBe(true);
});
