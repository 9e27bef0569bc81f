import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { plainPhoto } from './photos.ts';

const ADMIN = { email: 'admin@gidana.example', password: 'journeys-need-an-admin' };
let posts = 0;

/** Logs the admin in on this page. */
export async function asAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/customer/login', { data: ADMIN });
  expect(answer.ok()).toBe(true);
}

/** A title that no other test uses. */
export function newTitle(): string {
  return `Rent in Yaba ${Date.now().toString(36)}${process.pid.toString(36)}${(posts += 1)}`;
}

export interface MadePost {
  _id: string;
  slug: string;
}

/** Publishes a post through the call that other programs use; the page must be the admin's. */
export async function addPost(page: Page, title: string, change: Record<string, unknown> = {}): Promise<MadePost> {
  const body = { title, tags: 'rent, Yaba', excerpt: 'What it costs.', content: '<p>Much.</p>', image: '', ...change };
  const answer = await page.request.post('/api/post/create', { data: body });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as MadePost;
}

/** Uploads a feature image through the call; gives its address. */
export async function addImage(page: Page): Promise<string> {
  const { buffer, mimeType } = await plainPhoto('yaba.jpg', 120);
  const answer = await page.request.post('/api/upload', {
    multipart: { purpose: 'post', file: { name: 'yaba.jpg', mimeType, buffer } },
  });
  return ((await answer.json()) as { url: string }).url;
}

/** The post as the call gives it. */
export async function readPost(page: Page, slug: string): Promise<Record<string, string>> {
  const answer = await page.request.get(`/api/post/getposts?slug=${slug}`);
  const { posts } = (await answer.json()) as { posts: Record<string, string>[] };
  expect(posts).toHaveLength(1);
  return posts[0] ?? {};
}

export const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Opens a form with the editor and waits until the editor is there. */
export async function openEditor(page: Page, path = '/customer/create_blogpost'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible({ timeout: 30_000 });
}

/** Waits until what was typed is kept on the device. */
export async function draftStored(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (text) => Object.entries(localStorage).some(([name, draft]) => name.includes(':post:') && draft.includes(text)),
    words,
  );
}
