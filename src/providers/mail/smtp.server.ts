import { createTransport } from 'nodemailer';
import { isOwnHost } from '#core/web/network.server.ts';
import type { ClosableMailer } from './index.server.ts';
import { messageOf } from './message.server.ts';

const TIMEOUT_MS = 30_000;

/** Hands emails to a mail server over a few kept connections; an email it refuses is tried again by the job queue. */
export function createSmtpMailer({ from, smtpUrl }: { from: string; smtpUrl: string }): ClosableMailer {
  const { hostname } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    // Nobody on the way can take the offer of encryption out; `?requireTLS=false` in the address says otherwise.
    requireTLS: !isOwnHost(hostname),
    pool: true,
    maxConnections: 3,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(email) {
      await transport.sendMail(messageOf(from, email));
    },
    close: () => transport.close(),
  };
}
