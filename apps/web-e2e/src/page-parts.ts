import type { Locator, Page } from '@playwright/test';

/** The part of a page under a heading. */
export const partOf = (page: Page, title: string): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
