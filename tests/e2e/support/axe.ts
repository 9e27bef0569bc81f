import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './no-overflow.ts';

type AxeOptions = Parameters<AxeBuilder['options']>[0];

/** What axe finds wrong on this page, or in a part of it, and why, such as the two colours it compared. */
export async function violationsOf(page: Page, options: AxeOptions = {}, part = 'html'): Promise<string[]> {
  // There are no frames to gather from, so nothing needs a page of its own for each look.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    // What holds need not be described: that is more than half a megabyte of a long page.
    .options({ resultTypes: ['violations'], ...options })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

/** Fails on what axe finds wrong on this page, or in a part of it; also on a page that is wider than the screen. */
export async function expectNoViolation(page: Page, part = 'html'): Promise<void> {
  expect(await violationsOf(page, {}, part)).toEqual([]);
  await expectNoOverflow(page);
}
