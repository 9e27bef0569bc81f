import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface CaughtEmail {
  recipients: string[];
  /** As it came over the wire. */
  text: string;
}

/** A real mail server that keeps what it is given; ends with the test. */
export async function smtpServer({ refuse = false } = {}): Promise<{ url: string; emails: CaughtEmail[] }> {
  const emails: CaughtEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('mailbox is full') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        emails.push({ recipients, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, emails };
}
