import { site } from '@studio/content';
import { languages, localizePath } from '@studio/i18n';
import type { Page, Route } from '@playwright/test';
import { documentsFetched } from '../page-parts.ts';
import { expect, test, untilAwake, wake } from '../world.ts';
import { wordsOf } from '../words.ts';

/** How a file of words can fail. */
const faults = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is broken': (route) => route.fulfill({ contentType: 'application/json', body: '{"hero":' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome' }),
  'does not come': (route) => route.abort('connectionreset'),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** What no visitor may see: the key of a text, as `hero.title` or `about:hero.title`. */
const keyOfText = /^(?:[\w-]+:)?[a-z][\w-]*(?:\.[\w-]+)+$/m;

const textOf = (page: Page) => page.locator('body').innerText();

for (const [place, language] of languages.entries()) {
  const { code, label } = language;
  const t = wordsOf(code, 'about', 'home', 'faq');

  test.describe(`a visitor who reads ${label}`, () => {
    for (const [what, fault] of Object.entries(faults).slice(0, code === 'en' ? undefined : 1))
      test(`reads every page whole where a file of words ${what}, and is told`, async ({
        page,
        complaints,
      }) => {
        await page.route(`**/locales/${code}/{about,faq}.json`, fault);
        await page.goto(localizePath('/', code));
        await wake(page);
        const documents = documentsFetched(page);

        await page
          .getByRole('banner')
          .getByRole('link', { name: t('shell:pages.about'), exact: true })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('about:hero.title'));
        await untilAwake(page);
        await page.mouse.move(200, 200);
        await expect(page.getByRole('alert')).toHaveText(t(site.lost));
        expect(await textOf(page)).not.toMatch(keyOfText);
        // Once for the page that was chosen. The same again would be a loop.
        expect(documents).toHaveLength(1);

        // An address with a query wakes at once, or not at all.
        await page.goto(localizePath('/faq?q=price', code));
        await untilAwake(page);
        expect(await textOf(page)).not.toMatch(keyOfText);
        complaints.length = 0;
      });

    // One that is missing is met in the tests of the navigation bar.
    const [what, fault] = Object.entries(faults)[place + 1] ?? [];
    if (fault)
      test(`keeps the language where a file of another ${what ?? ''}`, async ({ page, complaints }) => {
        const other = languages[(place + 1) % languages.length] ?? language;
        await page.goto(localizePath('/about', code));
        await wake(page);
        const before = await page.getByRole('main').innerText();
        await page.route(`**/locales/${other.code}/about.json`, fault);
        await page
          .getByRole('banner')
          .getByRole('button', { name: t(site.languages) })
          .click();
        await page.getByRole('menuitemradio', { name: other.nativeLabel }).click();
        await expect(
          page.getByText(t(site.languageFailed, { language: other.nativeLabel })).first(),
        ).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        expect(await page.getByRole('main').innerText()).toBe(before);
        complaints.length = 0;
      });

    test('goes on reading while slow words are on their way', async ({ page }) => {
      let come: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (come = resolve));
      await page.route(`**/locales/${code}/about.json`, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(localizePath('/faq', code));
      await wake(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:pages.about'), exact: true })
        .click();
      await expect(page.getByRole('status').filter({ hasText: t(site.loading) })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('faq:hero.title'));
      expect(await textOf(page)).not.toMatch(keyOfText);
      come();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('about:hero.title'));
    });
  });
}
