import type { Log, Mailer } from '#core/ports.ts';
import { createFileMailer } from './file.server.ts';
import { createSmtpMailer } from './smtp.server.ts';

interface MailOptions {
  /** The sender, such as `Gidana <no-reply@gidana.example>`. */
  from: string;
  /** `smtp://user:password@host:587`; without it emails become files under `dataDir`. */
  smtpUrl?: string | undefined;
  dataDir: string;
  log: Log;
}

export interface ClosableMailer extends Mailer {
  /** Lets go of open connections. */
  close(): void;
}

/** The way that emails leave the process. */
export function createMailer(options: MailOptions): ClosableMailer {
  return options.smtpUrl ? createSmtpMailer({ ...options, smtpUrl: options.smtpUrl }) : createFileMailer(options);
}
