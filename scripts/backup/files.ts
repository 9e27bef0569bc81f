import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { AppError, fail } from '#core/errors.ts';

export interface Measure {
  bytes: number;
  sha256: string;
}
/** A file of a backup as it lies there, and what was in it before it was packed and encrypted. */
export interface BackupFile extends Measure {
  file: string;
  content: Measure;
}

const KEY_FILE = 'key.age';
const SHORTEST_PASSPHRASE = 12;

/** The files of one backup folder, packed and encrypted as asked. */
export interface Files {
  dir: string;
  /** Tells for whom the files are encrypted; empty where they are not. */
  readers: string;
  write(name: string, source: Readable, packed?: 'packed'): Promise<BackupFile>;
  /** The content; only of what `isWhole` says of, because a stream is read before its end is known to be genuine. */
  read(file: string): Promise<Readable>;
  isWhole(file: BackupFile): Promise<boolean>;
}

/** Opens the folder for writing. `keyFile` holds recipients of age (`age1…`), one a line, or a passphrase. */
export async function openForWriting(dir: string, keyFile: string | undefined): Promise<Files> {
  if (!keyFile) return filesOf(dir);
  const lines = await linesOf(keyFile);
  const encrypter = new Encrypter();
  if (lines.every((line) => line.startsWith('age1'))) {
    for (const recipient of lines) unlessWrong(keyFile, () => encrypter.addRecipient(recipient));
    return filesOf(dir, { encrypter, readers: sha256(lines.toSorted().join()) });
  }
  const recipient = await identityToRecipient(await passphraseIdentity(dir, lines.join('\n'), 'make'));
  encrypter.addRecipient(recipient);
  return filesOf(dir, { encrypter, readers: sha256(recipient) });
}

/** Opens the folder for reading. `keyFile` holds identities of age (`AGE-SECRET-KEY-…`) or the passphrase. */
export async function openForReading(dir: string, keyFile: string | undefined): Promise<Files> {
  if (!keyFile) return filesOf(dir);
  const lines = await linesOf(keyFile);
  const decrypter = new Decrypter();
  const isIdentity = lines.every((line) => line.startsWith('AGE-SECRET-KEY-'));
  const identities = isIdentity ? lines : [await passphraseIdentity(dir, lines.join('\n'))];
  for (const identity of identities) unlessWrong(keyFile, () => decrypter.addIdentity(identity));
  return filesOf(dir, { decrypter });
}

/** The library's own error quotes the key. */
function unlessWrong(keyFile: string, take: () => void): void {
  try {
    take();
  } catch {
    fail('invalid', `The file ${keyFile} holds a key that is not whole.`);
  }
}

async function linesOf(keyFile: string): Promise<string[]> {
  const text = await readFile(keyFile, 'utf8').catch(() => fail('not_found', `The file ${keyFile} cannot be read.`));
  const lines = text.split('\n').map((line) => line.trim());
  const said = lines.filter((line) => line && !line.startsWith('#'));
  return said.length > 0 ? said : fail('invalid', `The file ${keyFile} holds neither a key nor a passphrase.`);
}

/** A passphrase is slow to try by design, so it opens one key, and that key opens the files. */
async function passphraseIdentity(dir: string, passphrase: string, make?: 'make'): Promise<string> {
  const path = join(dir, KEY_FILE);
  const kept = await readFile(path).catch(() => undefined);
  if (!kept && !make) return fail('invalid', `The backup in ${dir} was not encrypted with a passphrase.`);
  if (kept) {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    return decrypter.decrypt(kept, 'text').catch((cause: unknown) => {
      throw new AppError('forbidden', `The passphrase is not the one of the backup in ${dir}.`, { cause });
    });
  }
  if (passphrase.length < SHORTEST_PASSPHRASE) {
    fail('invalid', `The passphrase needs ${SHORTEST_PASSPHRASE} characters or more.`);
  }
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  await writeWhole(path, Readable.from([await encrypter.encrypt(identity)]));
  return identity;
}

interface Keys {
  encrypter?: Encrypter;
  decrypter?: Decrypter;
  readers?: string;
}

function filesOf(dir: string, { encrypter, decrypter, readers = '' }: Keys = {}): Files {
  return {
    dir,
    readers,
    async write(name, source, packed) {
      const file = name + (packed ? '.gz' : '') + (encrypter ? '.age' : '');
      const [content, stored] = [counter(), counter()];
      const plain = Readable.from(content.through(source));
      const small = packed ? plain.compose(createGzip({ level: 4 })) : plain;
      const safe = encrypter ? Readable.fromWeb((await encrypter.encrypt(toWeb(small))) as ReadableStream) : small;
      await writeWhole(join(dir, file), Readable.from(stored.through(safe)));
      return { file, ...stored.done(), content: content.done() };
    },
    async read(file) {
      const stored = createReadStream(join(dir, file));
      const plain = file.endsWith('.age') ? await decrypted(stored) : stored;
      return file.replace(/\.age$/, '').endsWith('.gz') ? (plain.compose(createGunzip()) as Readable) : plain;
    },
    async isWhole({ file, bytes, sha256: expected }) {
      const found = await measure(createReadStream(join(dir, file))).catch(() => undefined);
      return found?.bytes === bytes && found.sha256 === expected;
    },
  };

  async function decrypted(stored: Readable): Promise<Readable> {
    if (!decrypter) return fail('invalid', `The backup in ${dir} is encrypted: name its key with --decrypt-with FILE.`);
    try {
      return Readable.fromWeb((await decrypter.decrypt(toWeb(stored))) as ReadableStream);
    } catch (cause) {
      throw new AppError('forbidden', `The key does not open the backup in ${dir}, or a file was changed.`, { cause });
    }
  }
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;

/** Written beside, flushed and renamed, so that a file is whole or not there. */
async function writeWhole(path: string, source: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(source, createWriteStream(`${path}.new`, { mode: 0o600, flush: true }));
  await rename(`${path}.new`, path);
  if (process.platform === 'win32') return;
  await using folder = await open(dirname(path), 'r');
  await folder.sync();
}

/** Reads a stream to its end. */
export async function measure(source: Readable): Promise<Measure> {
  const { through, done } = counter();
  for await (const _ of through(source));
  return done();
}

function counter() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *through(source: Readable): AsyncGenerator<Uint8Array> {
      for await (const chunk of source as AsyncIterable<Uint8Array>) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    done: (): Measure => ({ bytes, sha256: hash.digest('hex') }),
  };
}

function sha256(said: string): string {
  return createHash('sha256').update(said).digest('hex').slice(0, 16);
}
