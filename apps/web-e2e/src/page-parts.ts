import type { Locator, Page } from '@playwright/test';

/** The part of a page under a heading. */
export const partOf = (page: Page, title: string): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** What a toast says, and of which kind it is. It goes after a moment, so all is read as soon as it is there. */
export const toastOn = (page: Page): Promise<{ text: string | null; kind: string | null }> =>
  page
    .locator('[data-sonner-toast]')
    .evaluate((toast) => ({ text: toast.textContent, kind: toast.getAttribute('data-type') }));

/** Every fetch of a whole page from now on, by its path. */
export function documentsFetched(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
