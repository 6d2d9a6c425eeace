import { expect, test } from '@playwright/test';
import axe from 'axe-core';
import { languages, routes } from '../src/facts.ts';

const paths = routes.map(({ path }) => path).filter((path) => !path.includes(':'));

for (const { code } of languages.languages)
  for (const path of paths)
    test(`${path} in ${code}`, async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const response = await page.goto(languages.localizePath(path, code));
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // A key instead of a text.
        await expect(page.getByText(/^[a-z]+:[\w.]+$/)).toHaveCount(0);
        // The page has its own `axe` then.
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => axe.run());
        expect(violations).toEqual([]);
      }
    });

test('every link leads to a page', async ({ page, request }) => {
  const found = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    for (const link of await page.getByRole('link').all()) {
      const href = await link.getAttribute('href');
      if (href?.startsWith('/')) found.add(href);
    }
  }
  for (const href of found) expect((await request.get(href)).status(), href).toBe(200);
});
// if contact
test('a message is sent', async ({ page }) => { // if contact
  await page.goto(languages.localizePath('/contact', languages.fallbackLanguage)); // if contact
  const values = { name: 'Ada', email: 'ada@example.com', subject: 'A test', message: 'Hello.' }; // if contact
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value); // if contact
  const sent = page.waitForResponse((response) => response.url().includes('/api/')); // if contact
  await page.locator('form [type=submit]').click(); // if contact
  expect((await sent).status()).toBe(201); // if contact
  await expect(page.getByRole('status')).not.toBeEmpty(); // if contact
}); // if contact
