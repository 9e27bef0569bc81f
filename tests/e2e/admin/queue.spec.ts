import type { Browser, Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { asAdmin } from '../support/posts.ts';
import { BAIT, openCase, rowInQueue } from '../support/queue.ts';
import { askToDeleteRow } from '../support/rows.ts';
import { addListing, newName, signedIn } from '../support/sellers.ts';

const QUEUE = /\/customer\/admin_queue/;

/** A home of a new seller that waits because of its words; the page stays the seller's. */
async function heldHome(page: Page) {
  const { email, password } = await signedIn(page);
  const name = newName();
  const id = await addListing(page, name, { description: `Quiet street. ${BAIT}` });
  const asOwner = async () => {
    const answer = await page.request.post('/api/customer/login', { data: { email, password } });
    expect(answer.ok()).toBe(true);
  };
  return { id, name, asOwner };
}

/** Whether somebody without an account finds the home: on its own page, and by its name. */
async function expectFound(browser: Browser, { id, name }: { id: string; name: string }, isFound: boolean) {
  const context = await browser.newContext();
  const page = await context.newPage();
  expect((await page.goto(`/listing/${id}`))?.status()).toBe(isFound ? 200 : 404);
  // Lists may be as they were for 0.7 seconds.
  await expect(async () => {
    await page.goto(`/search?searchTerm=${encodeURIComponent(name)}`);
    const found = await page.getByRole('main').getByRole('link', { name }).count();
    expect(found > 0).toBe(isFound);
  }).toPass({ timeout: 5_000 });
  await context.close();
}

test('queue: a home whose text asks for money first waits, a visitor does not find it; approved by A, they do', async ({
  page,
  browser,
}) => {
  const home = await heldHome(page);
  await expectFound(browser, home, false);
  await page.goto('/customer/all_properties');
  await expect(page.getByText('We review this home before others see it.')).toBeVisible();

  const row = await rowInQueue(page, home.name);
  await expect(row).toContainText('Pending');
  await expectNoViolation(page);
  await openCase(page, home.name);
  await expect(page.locator('mark')).toHaveText('Pay inspection');
  await expectNoViolation(page);

  const whole = page.getByRole('article');
  const returned = page.locator('details[data-key=n]');
  // The keys work from here on.
  await expect(whole).toBeFocused();
  await expect(whole).toHaveAttribute('data-hears');
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Take down' })).toBeVisible();
  await expect(page.getByLabel('Reason').last()).toBeFocused();
  await page.keyboard.press('n');
  await expect(returned).not.toHaveAttribute('open');
  await whole.focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Return to owner' })).toBeVisible();
  await expectNoViolation(page);
  // While somebody types, letters are letters.
  const words = page.getByLabel('In your words').first();
  await words.fill('');
  await words.pressSequentially('a narrow road');
  await expect(words).toHaveValue('a narrow road');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.name);
  await expectFound(browser, home, false);

  await whole.focus();
  await page.keyboard.press('a');
  await expect(page.getByText('Approved.')).toBeVisible();
  await expect(page).toHaveURL(QUEUE);
  await expectFound(browser, home, true);
});

test('queue: returned with a usual reason, its owner reads it and mends the home, which waits again and goes live', async ({
  page,
  browser,
}) => {
  const home = await heldHome(page);
  await openCase(page, home.name);
  await expect(page.getByRole('article')).toBeFocused();
  await expect(page.getByRole('article')).toHaveAttribute('data-hears');
  await page.keyboard.press('n');
  const returned = page.locator('details[data-key=n]');
  const usual = 'Please take out that money is to be paid before a viewing.';
  await returned.getByLabel('Reason').selectOption({ index: 1 });
  await returned.getByRole('button', { name: 'Return to owner' }).click();
  await expect(page.getByText('Returned to its owner, who is sent the reason.')).toBeVisible();

  await home.asOwner();
  await page.goto(`/listing/${home.id}`);
  await expect(page.getByText(usual)).toBeVisible();
  await expectNoViolation(page);
  await page.goto('/customer/all_properties');
  await expect(page.getByText(usual)).toBeVisible();
  await expectNoViolation(page);
  await page.goto(`/customer/listing/update-listing/${home.id}`);
  await page.getByLabel('Description', { exact: true }).fill('Quiet street, and a viewing costs nothing.');
  await page.getByRole('button', { name: 'UPDATE PROPERTY' }).click();
  await expect(page).not.toHaveURL(/update-listing/);
  await expectFound(browser, home, false);

  await openCase(page, home.name);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved.')).toBeVisible();
  await expectFound(browser, home, true);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('queue: taken down, its owner asks another person to look, and the admin who decided is told why not they', async ({
      page,
      browser,
    }) => {
      const home = await heldHome(page);
      await openCase(page, home.name);
      const down = page.locator('details[data-key=r]');
      await down.locator('summary').click();
      await down.getByLabel('Reason').selectOption({ index: 1 });
      await down.getByRole('button', { name: 'Take down' }).click();
      await expect(page.getByText('Taken down. Its owner is sent the reason.')).toBeVisible();
      await expectFound(browser, home, false);

      await home.asOwner();
      await page.goto('/customer/all_properties');
      await expect(page.getByText('Seekers were asked for money before they had seen the home.')).toBeVisible();
      await page.getByText('Ask for another review').click();
      if (javaScriptEnabled) await expectNoViolation(page);
      await page.getByLabel('Why you disagree').fill('The fee is paid at the viewing, not before it.');
      await page.getByRole('button', { name: 'Send for another review' }).click();
      await expect(page.getByText('You asked for another review.')).toBeVisible();

      await openCase(page, home.name);
      await expect(page.getByText('The fee is paid at the viewing, not before it.')).toBeVisible();
      await expect(page.getByText('If you are the only admin, make somebody else one')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Put back' })).toHaveCount(0);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('queue: its forms return a home with a reason, and approve it', async ({ page, browser }) => {
    const home = await heldHome(page);
    await openCase(page, home.name);
    const returned = page.locator('details[data-key=n]');
    await returned.locator('summary').click();
    await returned.getByLabel('In your words').fill('Please say when the fee is due.');
    await returned.getByRole('button', { name: 'Return to owner' }).click();
    await expect(page.getByText('Returned to its owner, who is sent the reason.')).toBeVisible();
    await home.asOwner();
    await page.goto('/customer/all_properties');
    await expect(page.getByText('Please say when the fee is due.')).toBeVisible();
    await page.request.post(`/api/listing/update/${home.id}`, { data: { description: 'A viewing costs nothing.' } });
    await openCase(page, home.name);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Approved.')).toBeVisible();
    await expectFound(browser, home, true);
  });
});

test('listings of one status: what waits is reviewed from there, and deleting one leaves that status shown', async ({
  page,
}) => {
  const home = await heldHome(page);
  const other = newName();
  await addListing(page, other, { description: BAIT });
  await asAdmin(page);
  await page.goto('/customer/admin_listings?show=45&status=pending');
  // What waits is decided where its reasons stand.
  await expect(page.getByLabel(`Status of ${home.name}`)).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Review ${home.name}` })).toBeVisible();
  await expect(page).toHaveURL(/status=pending/);
  await askToDeleteRow(page, other);
  await page.getByRole('dialog', { name: 'Delete listing' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Listing deleted successfully')).toBeVisible();
  await expect(page).toHaveURL(/status=pending/);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('pending');
});

test('queue: A held down decides one home, not the next ones unseen; a home can be skipped', async ({ page }) => {
  const first = await heldHome(page);
  const second = newName();
  await addListing(page, second, { description: BAIT });
  await openCase(page, first.name);
  await page.getByRole('button', { name: 'Skip it for now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first.name);
  await openCase(page, first.name);
  await expect(page.getByRole('article')).toHaveAttribute('data-hears');
  await page.keyboard.down('a');
  await expect(page.getByText(`Approved: ${first.name}.`)).toBeVisible();
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('a');
  await expect(page.getByRole('article')).toHaveAttribute('data-hears');
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('a');
  await page.keyboard.up('a');
  const row = await rowInQueue(page, second);
  await expect(row).toContainText('Pending');
});

test('queue: what was not done is said beside the buttons, where the focus stays, and what was written stays', async ({
  page,
  complaints,
}) => {
  complaints.expect('400 (Bad Request) /customer/admin_queue');
  complaints.expect('409 (Conflict) /customer/admin_queue');
  const home = await heldHome(page);
  await openCase(page, home.name);
  const returned = page.locator('details[data-key=n]');
  await returned.locator('summary').click();
  await returned.getByLabel('In your words').fill('Why?');
  const send = returned.getByRole('button', { name: 'Return to owner' });
  await send.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Please give its owner a reason' });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(send).toBeFocused();
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(returned.getByLabel('In your words')).toHaveValue('Why?');
  await expectNoViolation(page);

  // Decided in another window meanwhile.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText(`Approved: ${home.name}.`).or(other.getByText('nothing left')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody has already decided this.' })).toBeInViewport();
  await expect(page.getByText('This is decided.')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Change it' })).toBeVisible();
});

test('queue: A pressed twice, and a double click, decide one home', async ({ page }) => {
  const homes = [newName(), newName(), newName()];
  await signedIn(page);
  for (const name of homes) await addListing(page, name, { description: BAIT });
  await openCase(page, homes[0] ?? '');
  await expect(page.getByRole('article')).toHaveAttribute('data-hears');
  await page.keyboard.press('a');
  await expect(page.getByText(`Approved: ${homes[0]}.`)).toBeVisible();
  const second = await page.getByRole('heading', { level: 1 }).textContent();
  await page.keyboard.press('a');
  await expect(page.getByRole('article')).toHaveAttribute('data-hears');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second ?? '');

  const button = await page.getByRole('button', { name: 'Approve' }).boundingBox();
  await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + 15);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText(`Approved: ${second}.`)).toBeVisible();
  const third = await page.getByRole('heading', { level: 1 }).textContent();
  await page.evaluate(() =>
    document.addEventListener('submit', () => document.body.setAttribute('data-sent', ''), true),
  );
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await page.locator('body').getAttribute('data-sent')).toBeNull();
  // A press of its own counts.
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText(`Approved: ${third}.`)).toBeVisible();
});
