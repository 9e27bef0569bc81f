import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '#core/ports.ts';
import type { ClosableMailer } from './index.server.ts';
import { messageOf } from './message.server.ts';

/** The oldest emails make room for new ones. */
const KEPT_EMAILS = 1000;

/** Without a mail server: emails become `<dataDir>/mail/*.eml`, and their links are logged for whoever tries things out. */
export function createFileMailer(options: { from: string; dataDir: string; log: Log }): ClosableMailer {
  const folder = join(options.dataDir, 'mail');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    async send(email) {
      const { message } = await composer.sendMail(messageOf(options.from, email));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
      const file = join(folder, name);
      // A half-written email is never seen under its name.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      await makeRoom(folder);
      const links = email.text.match(/https?:\/\/\S+/g) ?? [];
      options.log.info({ to: email.to, subject: email.subject, file, links }, 'an email was written to a file');
    },
    close: () => composer.close(),
  };
}

async function makeRoom(folder: string): Promise<void> {
  const emails = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  for (const name of emails.slice(0, -KEPT_EMAILS)) await rm(join(folder, name), { force: true });
}
