import { languages, localizePath, site } from '@studio/content';
import type { Page, Route } from '@playwright/test';
import { documentsFetched } from '../page-parts.ts';
import { complete } from '../tiers.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { getTranslations } from '../get-translations.ts';

/** Failures of a locale file. */
const faults = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is broken': (route) => route.fulfill({ contentType: 'application/json', body: '{"hero":' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome' }),
  'cannot be loaded': (route) => route.abort('connectionreset'),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** The key of a text, such as `hero.title` or `about:hero.title`, which must not be visible. */
const keyOfText = /^(?:[\w-]+:)?[a-z][\w-]*(?:\.[\w-]+)+$/m;

const readText = (page: Page) => page.locator('body').innerText();

const code = 'zh-TW';
const t = getTranslations(code, 'about', 'home', 'faq');
const other = languages.find((language) => language.code !== code) ?? languages[0];

test(
  'every page is complete and shows a message if its translations cannot be loaded',
  { tag: complete },
  async ({ page, pageMessages }) => {
    // Not prefetched, so that the translations are requested by the click.
    await page.route(`**/locales/${code}/about.json`, (route) => route.abort());
    await page.goto(localizePath('/', code));
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const documents = documentsFetched(page);
    const alert = page.getByRole('alert');
    for (const [name, fault] of Object.entries(faults))
      await test.step(name, async () => {
        // The last route wins. Without any, a repeated prefetch would load the translations.
        await page.route(`**/locales/${code}/{about,faq}.json`, fault);
        // One load for the page, and one for each click on the button. More would be a reload loop.
        const expected = documents.length + 1;
        if (documents.length) await alert.getByRole('button').click();
        else
          await page
            .getByRole('banner')
            .getByRole('link', { name: t('shell:pages.about'), exact: true })
            .click();
        await expect.poll(() => documents, name).toHaveLength(expected);
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(t('about:hero.title'));
        await expect(alert, name).toHaveText(t(site.lost));
        expect(await readText(page), name).not.toMatch(keyOfText);
        expect(documents, name).toHaveLength(expected);
      });

    await page.goto(localizePath('/faq?q=price', code));
    await expect(alert).toHaveText(t(site.lost));
    expect(await readText(page)).not.toMatch(keyOfText);
    pageMessages.length = 0;
  },
);

test('the language is kept with a message if the translations of another cannot be loaded, until they can', async ({
  page,
  pageMessages,
}) => {
  const choose = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t(site.languages) })
      .click();
    await page.getByRole('menuitemradio', { name: other.label }).click();
  };
  await page.goto(localizePath('/about', code));
  await untilHydrated(page);
  const before = await page.getByRole('main').textContent();
  const warnings = () => pageMessages.filter((message) => message.includes(`translations in ${other.code}`));
  for (const [place, [name, fault]] of Object.entries(faults).entries())
    await test.step(name, async () => {
      await page.unrouteAll();
      await page.route(`**/locales/${other.code}/about.json`, fault);
      await choose();
      await expect.poll(warnings, name).toHaveLength(place + 1);
      await expect(
        page.getByText(t(site.languageFailed, { language: other.label })).first(),
        name,
      ).toBeVisible();
      await expect(page.locator('html'), name).toHaveAttribute('lang', code);
      expect(await page.getByRole('main').textContent(), name).toBe(before);
    });

  // A single failure is retried.
  await page.unrouteAll();
  await page.route(`**/locales/${other.code}/about.json`, (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await choose();
  await expect(page.locator('html')).toHaveAttribute('lang', other.code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getTranslations(other.code, 'about')('about:hero.title'),
  );
  expect(warnings()).toHaveLength(Object.keys(faults).length);
  pageMessages.length = 0;
});

test('the current page stays visible while translations load slowly', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/locales/${code}/about.json`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(localizePath('/faq', code));
  await untilHydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell:pages.about'), exact: true })
    .click();
  await expect(page.getByRole('status').filter({ hasText: t(site.loading) })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('faq:hero.title'));
  expect(await readText(page)).not.toMatch(keyOfText);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('about:hero.title'));
});
