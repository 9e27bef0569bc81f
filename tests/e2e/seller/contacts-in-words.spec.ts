import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';
import { openForm, signedIn } from '../support/sellers.ts';

test('form of a listing: a number in the description is pointed out, and one press moves it to the contact fields', async ({
  page,
}) => {
  await signedIn(page);
  await openForm(page);
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('Quiet flat near the sea.');
  const hint = page.getByText('Only people who have logged in will read');
  await expect(hint).toHaveCount(0);
  await description.fill('Quiet flat. Call 0805 551 2345 to see it.');
  await expect(hint).toContainText('0805 551 2345');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoViolation(page, 'main');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Move it to the contact fields' }).click();
  await expect(description).toHaveValue('Quiet flat. Call to see it.');
  await expect(description).toBeFocused();
  await expect(page.locator('[name=phone]')).toHaveValue('+2348055512345');
  await expect(hint).toHaveCount(0);
});
