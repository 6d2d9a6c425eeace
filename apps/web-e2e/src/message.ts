import type { Page } from '@playwright/test';

/** A complete message, by the field names of the form, in its order. */
export const written = {
  name: 'Ada Lin',
  email: 'ada@example.com',
  subject: 'A shop',
  message: 'We sell tea.\nCan you help?',
  phone: '+1 613-555-0199',
  companyName: 'Tea & Co',
};

export const messageForm = (page: Page) => page.locator('main form');
export const messageField = (page: Page, name: string) => messageForm(page).locator(`[name="${name}"]`);
export const sendButton = (page: Page) => messageForm(page).locator('[type="submit"]');
export const messageStatus = (page: Page) => messageForm(page).getByRole('status');

export async function write(page: Page, values: Readonly<Record<string, string>> = written) {
  for (const [name, value] of Object.entries(values)) await messageField(page, name).fill(value);
}
