import { localizePath } from '@studio/content';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';

/** Makes an effect of the FAQ page throw: the one that listens for pointer events. */
const breakFaq = () => {
  if (!location.pathname.endsWith('/faq')) return;
  const add = window.addEventListener.bind(window);
  window.addEventListener = (...args: Parameters<typeof add>) => {
    if (args[0] === 'pointerover') throw new Error('This effect fails.');
    add(...args);
  };
};

const expected = /This effect fails|could not be loaded or rendered/;

for (const { code, tag } of testedLanguages('zh-CN'))
  test(
    `a page in ${code} keeps its content when a component fails`,
    { tag },
    async ({ page, provider, pageMessages }) => {
      const url = provider.url + localizePath('/faq', code);
      await page.goto(url);
      await untilHydrated(page);
      const text = await page.locator('main').innerText();

      await page.addInitScript(breakFaq);
      const openBrokenPage = async () => {
        pageMessages.length = 0;
        await page.goto(url);
        // It fails, is reloaded once, and fails again.
        await expect
          .poll(() => pageMessages.filter((message) => message.includes('could not be')).length)
          .toBe(2);
        expect(pageMessages.filter((message) => !expected.test(message))).toEqual([]);
        pageMessages.length = 0;
      };

      await openBrokenPage();
      expect(await page.locator('main').innerText()).toBe(text);
      // The element that holds the kept content takes no part in the layout.
      await expect(page.locator('body > :has(main)')).toHaveCSS('display', 'contents');
      await page.locator('footer a[href$="/about"]').click();
      await expect(page).toHaveURL(/about$/);
      await untilHydrated(page);

      // Simulates client-side navigation, which changes only the URL.
      await openBrokenPage();
      await page.evaluate(() => {
        history.pushState(null, '', location.pathname.replace('faq', 'services'));
      });
      await page.goBack();
      await page.goForward();
      await untilHydrated(page);
      await expect(page.locator('main a[href$="/services/one-stop-service"]').first()).toBeVisible();
    },
  );
