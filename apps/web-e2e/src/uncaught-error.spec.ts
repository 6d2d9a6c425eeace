import { languages, localizePath } from '@studio/i18n';
import { expect, test, untilHydrated } from './world.ts';

/** Makes an effect of the page throw: the one that listens for pointer events. */
const breakPage = () => {
  const add = window.addEventListener.bind(window);
  window.addEventListener = (...args: Parameters<typeof add>) => {
    if (args[0] === 'pointerover') throw new Error('This effect fails.');
    add(...args);
  };
};

for (const { code } of languages)
  test(`a page in ${code} keeps its content when a component fails`, async ({
    page,
    provider,
    complaints,
  }) => {
    const address = provider.url + localizePath('/faq', code);
    await page.goto(address);
    await untilHydrated(page);
    const text = await page.locator('main').innerText();

    await page.addInitScript(breakPage);
    const failed = page.waitForEvent('console', (message) => message.text().includes('could not be shown'));
    await page.goto(address);
    await failed;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main').innerText()).toBe(text);

    const expected = /This effect fails|could not be shown/;
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);

    await page.locator('footer a[href$="/about"]').click();
    await expect(page).toHaveURL(/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    complaints.length = 0;
  });
