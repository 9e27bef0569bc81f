import type { Page } from '@playwright/test';
import { addListing, newName, newSeller, signedIn } from './sellers.ts';

/** A home of somebody else; `page` is logged in as its owner and logs in as a seeker then. */
export async function homeOfOthers(page: Page) {
  const owner = await signedIn(page);
  const name = newName();
  const id = await addListing(page, name, { phone: '08031234567', email: 'owner@example.ng' });
  const seeker = await newSeller(page);
  const logIn = async ({ email, password }: { email: string; password: string }) => {
    await page.request.get('/api/customer/logout');
    await page.request.post('/api/customer/login', { data: { email, password } });
  };
  await logIn(seeker);
  return { id, name, owner, seeker, logIn };
}
