import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './no-overflow.ts';

/**
 * Fails on what axe finds wrong on this page, or in a part of it, and says why, such as the two colours it compared; also
 * on a page that is wider than the screen.
 */
export async function expectNoViolation(page: Page, part = 'html'): Promise<void> {
  // There are no frames to gather from, so nothing needs a page of its own for each look.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
  expect(found).toEqual([]);
  await expectNoOverflow(page);
}
