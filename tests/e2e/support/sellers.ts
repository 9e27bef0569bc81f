import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { plainPhoto } from './photos.ts';

const PASSWORD = 'seven green mangoes';
let people = 0;

/** A new person with an account, through the calls that other programs use. */
export async function newSeller(page: Page): Promise<{ email: string; password: string }> {
  const email = `seller.${Date.now()}.${process.pid}.${(people += 1)}@example.ng`;
  const answer = await page.request.post('/api/customer/register', {
    data: { name: 'Ada Obi', email, password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  return { email, password: PASSWORD };
}

/** The same, and logged in. */
export async function signedIn(page: Page): Promise<{ email: string; password: string; userId: string }> {
  const seller = await newSeller(page);
  const answer = await page.request.post('/api/customer/login', { data: seller });
  const { user } = (await answer.json()) as { user: { _id: string } };
  return { ...seller, userId: user._id };
}

/** A name that no other test uses, within the limits. */
export function newName(): string {
  return `Duplex ${Date.now().toString(36)}${process.pid.toString(36)}${(people += 1)} in Lekki`;
}

export async function fillListing(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description', { exact: true }).fill('Quiet street, borehole, solar for the nights.');
  await page.getByLabel('Address', { exact: true }).fill('12 Admiralty Way');
  await page.getByLabel('City', { exact: true }).fill('Lekki');
  await page.getByLabel('State', { exact: true }).fill('Lagos');
  await page.getByLabel('Regular Price', { exact: true }).fill('2500000');
  await page.getByLabel('Bedroom', { exact: true }).selectOption('4');
  await page.getByLabel('Bathroom', { exact: true }).selectOption('3');
}

/** Opens the form once its scripts run, so that what is typed is watched from the first letter. */
export async function openForm(page: Page, path = '/customer/add_properties'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'UPLOAD' })).toHaveAttribute('type', 'button');
}

export const photos = (page: Page) => page.getByRole('group', { name: 'Photos' });
export const picker = (page: Page) => page.locator('input[type=file]');

/** Puts a home with one photo on the market for whoever is logged in; gives its id. */
export async function addListing(page: Page, name: string, change: Record<string, unknown> = {}): Promise<string> {
  const { buffer, mimeType } = await plainPhoto('front.jpg', 120);
  const upload = await page.request.post('/api/upload', {
    multipart: { file: { name: 'front.jpg', mimeType, buffer } },
  });
  const { url } = (await upload.json()) as { url: string };
  const listing = {
    imageUrls: [url],
    name,
    description: 'Quiet street.',
    city: 'Lekki',
    regularPrice: 2_500_000,
    ...change,
  };
  const answer = await page.request.post('/api/listing/create', { data: listing });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { _id: string })._id;
}
