import type { Metrics } from '#core/metrics.server.ts';
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
  metrics?: Metrics;
}

export interface ClosableMailer extends Mailer {
  /** Lets go of open connections. */
  close(): void;
}

/** The way that emails leave the process. */
export function createMailer(options: MailOptions): ClosableMailer {
  const { metrics, smtpUrl } = options;
  const mailer = smtpUrl ? createSmtpMailer({ ...options, smtpUrl }) : createFileMailer(options);
  const count = (result: 'sent' | 'failed') => metrics?.emails.inc({ result });
  return {
    close: () => mailer.close(),
    async send(email) {
      await mailer.send(email).catch((error: unknown) => {
        count('failed');
        throw error;
      });
      count('sent');
    },
  };
}
