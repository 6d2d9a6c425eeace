import type { Locator, Page } from '@playwright/test';

/** The section of a page with a heading. */
export const getSection = (page: Page, title: string): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Reads the text and type of a toast in one step, because it closes after a moment. */
export const toastOn = (page: Page): Promise<{ text: string | null; kind: string | null }> =>
  page
    .locator('[data-sonner-toast]')
    .evaluate((toast) => ({ text: toast.textContent, kind: toast.getAttribute('data-type') }));

/** Records the path of every document request from now on. */
export function documentsFetched(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
