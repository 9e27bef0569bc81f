import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../tests/support/folder.ts';
import { readConfig, sessionSecret } from './config.server.ts';

test('a database outside one’s own network is reached over TLS, or its address says that it is not', () => {
  const open = [
    'postgres://gidana:x@db.example/gidana',
    'postgresql://gidana@203.0.113.5:5432/gidana?application_name=x',
  ];
  for (const DATABASE_URL of open) expect(() => readConfig({ DATABASE_URL })).toThrow(/add \?sslmode=verify-full/);
  const said = [
    ...open.map((url) => `${url}${url.includes('?') ? '&' : '?'}sslmode=verify-full`),
    'postgres://gidana@db.example/gidana?sslmode=disable',
    'postgres://gidana@db:5432/gidana',
    'postgres://gidana@10.0.0.5/gidana',
    'postgres://gidana:x@localhost:5432/gidana',
    'postgres://gidana@[::1]/gidana',
    'postgres://gidana@localhost/gidana?host=/run/postgresql',
  ];
  for (const DATABASE_URL of said) expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  const others = { DATABASE_URL: 'postgres://localhost/gidana', DATABASE_REPLICA_URL: open[0] };
  expect(() => readConfig(others)).toThrow(/DATABASE_REPLICA_URL leads out of your own network/);
});

test('a setting that cannot be used is named, and no value of it is told', () => {
  const wrong = { SESSION_SECRET: 'too-short-a-secret', ADMIN_PASSWORD: 'secret1', LOG_LEVEL: 'loud' };
  for (const [name, value] of Object.entries(wrong)) {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(`The setting ${name} cannot be used`);
    expect(read).not.toThrow(value);
  }
});

test('settings that need each other are asked for, and a file that is not there is named', () => {
  const half = {
    TLS_CERT_FILE: { TLS_CERT_FILE: '/nowhere/cert.pem' },
    S3_SECRET_ACCESS_KEY: { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'x' },
    MAP_TILE_ATTRIBUTION: { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
    ADMIN_EMAIL: { ADMIN_PASSWORD: 'seven green mangoes' },
    DATABASE_URL: { DATABASE_STANDBY_URL: 'postgres://localhost/gidana' },
  };
  for (const [missing, set] of Object.entries(half)) expect(() => readConfig(set)).toThrow(missing);
  const nowhere = { TLS_CERT_FILE: '/nowhere/cert.pem', TLS_KEY_FILE: '/nowhere/key.pem' };
  expect(() => readConfig(nowhere)).toThrow('The setting TLS_CERT_FILE names a file that cannot be read.');
  expect(readConfig({ S3_BUCKET: 'photos' }).s3).toMatchObject({ bucket: 'photos', keys: undefined });
});

test('without a word about it the process runs for production: nothing of development is on', () => {
  expect(readConfig({})).toMatchObject({ isDevelopment: false, trustProxy: [], corsOrigins: [] });
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/gidana' }).demo).toBe(false);
});

test('a secret may stand in a file; one that nobody set is made at random, for the owner of the process alone', async () => {
  await using folder = await createTestFolder();
  const file = join(folder.path, 'secret');
  await writeFile(file, 'a secret that a manager of secrets hands out\n');
  const given = readConfig({ SESSION_SECRET_FILE: file, DATA_DIR: folder.path });
  expect(sessionSecret(given)).toBe('a secret that a manager of secrets hands out');
  expect(() => readConfig({ SMTP_URL_FILE: join(folder.path, 'none') })).toThrow(/SMTP_URL_FILE .* cannot be read/);

  const made = sessionSecret(readConfig({ DATA_DIR: folder.path }));
  expect(made).toMatch(/^[\w-]{43}$/);
  expect((await stat(join(folder.path, 'session-secret'))).mode & 0o077).toBe(0);
  expect(sessionSecret(readConfig({ DATA_DIR: folder.path }))).toBe(made);
});

test('addresses are confirmed where emails leave the machine, unless the operator says otherwise', () => {
  const SMTP_URL = 'smtp://mail.example:25';
  expect(readConfig({}).confirmEmail).toBe(false);
  expect(readConfig({ SMTP_URL }).confirmEmail).toBe(true);
  expect(readConfig({ SMTP_URL, CONFIRM_EMAIL: 'false' }).confirmEmail).toBe(false);
  expect(readConfig({ CONFIRM_EMAIL: 'true' }).confirmEmail).toBe(true);
});
