import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { expect } from '../support/fixtures.ts';
import { emails } from '../support/emails.ts';

const dataDir = join(process.env.E2E_DATA ?? '', 'data');

export const favouriteButtons = (page: Page) => page.locator('.listing-card .heart');

/** What this browser stores by itself. */
export const storedOnDevice = (page: Page, kept: 'favourites' | 'seen') =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[], `gidana:${kept}`);

/** Fills in the login page that stands open. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Runs the saved searches of this person now instead of when they are due. */
export async function runSavedSearches(email: string): Promise<void> {
  // Where the server's own database listens: the fourth and fifth line.
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const [port, host] = [Number(lines[3]), lines[4] ?? ''];
  const client = new pg.Client({ host, port, user: 'gidana', database: 'gidana' });
  await client.connect();
  try {
    await client.query(
      'update saved_searches set due_at = now() from users where users.id = user_id and users.email = $1',
      [email],
    );
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    const boss = new PgBoss({ db, supervise: false, schedule: false, migrate: false });
    await boss.start();
    await boss.send('alerts.new-homes', {});
    await boss.stop({ close: false, graceful: false });
  } finally {
    await client.end();
  }
}

/** The newest email to this person about `subject`, as plain text with its headers; waits for it. */
export async function emailTo(email: string, subject: string): Promise<string> {
  let found = '';
  const look = async () => {
    found = (await emails()).find((message) => message.includes(`To: ${email}`) && message.includes(subject)) ?? '';
    return found !== '';
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(true);
  return found;
}

/** The address that a mail program posts to when its own button is pressed. */
export function oneClickAddress(email: string): string {
  expect(email).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  return /^List-Unsubscribe:\s+<([^>]+)>/m.exec(email)?.[1] ?? '';
}
