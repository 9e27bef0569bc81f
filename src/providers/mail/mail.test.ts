import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '#core/ports.ts';
import { smtpServer } from '../../../tests/support/servers/smtp-server.ts';
import { createMailer } from './index.server.ts';

const from = 'Gidana <no-reply@gidana.example>';
const email = {
  to: 'ada@example.ng',
  subject: 'Ẹ káàbọ̀',
  text: 'Welcome.\nhttps://gidana.example/reset-password?token=abc',
};

function recorder() {
  const lines: object[] = [];
  const note = (fields: object) => void lines.push(fields);
  const log: Log = { info: note, warn: note, error: note };
  return { lines, log };
}

async function folder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'gidana-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

test('without a mail server an email becomes a file that only the owner reads, and its links are logged', async () => {
  const dataDir = await folder();
  const { lines, log } = recorder();
  const mail = createMailer({ from, dataDir, log });
  await mail.send({ ...email, subject: 'A plain subject' });

  const [name = ''] = await readdir(join(dataDir, 'mail'));
  expect(name).toMatch(/\.eml$/);
  const file = join(dataDir, 'mail', name);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('To: ada@example.ng\r\n');
  expect(text).toContain('From: Gidana <no-reply@gidana.example>\r\n');
  expect(text).toContain('Subject: A plain subject\r\n');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(lines).toMatchObject([{ links: ['https://gidana.example/reset-password?token=abc'] }]);
});

test('with a mail server the email arrives there', async () => {
  const server = await smtpServer();
  const { log } = recorder();
  const mail = createMailer({ from, smtpUrl: server.url, dataDir: await folder(), log });
  onTestFinished(() => mail.close());
  await mail.send({ ...email, replyTo: 'visitor@example.ng' });

  const [got] = server.emails;
  expect(got?.recipients).toEqual(['ada@example.ng']);
  expect(got?.text).toContain('Reply-To: visitor@example.ng');
  expect(got?.text).toContain('https://gidana.example/reset-password?token=abc');
});

test('a line break in an address or a subject adds no recipient and no header', async () => {
  const server = await smtpServer();
  const { log } = recorder();
  const mail = createMailer({ from, smtpUrl: server.url, dataDir: await folder(), log });
  onTestFinished(() => mail.close());
  await mail.send({ ...email, subject: 'Hello\r\nBcc: other@example.ng' });
  await mail.send({ ...email, to: 'ada@example.ng\r\nRCPT TO:<other@example.ng>' }).catch(() => undefined);

  expect(server.emails.flatMap((one) => one.recipients)).not.toContain('other@example.ng');
  expect(server.emails[0]?.text).not.toMatch(/^Bcc:/m);
});

test('a mail server elsewhere that offers no encryption gets no email, unless its address allows that', async () => {
  const server = await smtpServer();
  const { log } = recorder();
  // Leads to this machine without being a name of it.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  for (const smtpUrl of [elsewhere, `${elsewhere}/?requireTLS=false`]) {
    const mail = createMailer({ from, smtpUrl, dataDir: await folder(), log });
    onTestFinished(() => mail.close());
    if (smtpUrl === elsewhere) await expect(mail.send(email)).rejects.toThrow(/STARTTLS/);
    else await mail.send(email);
    expect(server.emails).toHaveLength(smtpUrl === elsewhere ? 0 : 1);
  }
});

test('a mail server that refuses is an error, so that the email is tried again', async () => {
  const server = await smtpServer({ refuse: true });
  const { log } = recorder();
  const mail = createMailer({ from, smtpUrl: server.url, dataDir: await folder(), log });
  onTestFinished(() => mail.close());
  await expect(mail.send(email)).rejects.toThrow('mailbox is full');
});
