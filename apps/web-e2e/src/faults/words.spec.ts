import { site } from '@studio/content';
import { languages, localizePath } from '@studio/i18n';
import type { Page, Route } from '@playwright/test';
import { documentsFetched } from '../page-parts.ts';
import { expect, test, untilHydrated } from '../world.ts';
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

for (const [place, { code, label }] of languages.entries()) {
  const t = wordsOf(code, 'about', 'home', 'faq');
  const other = languages[(place + 1) % languages.length] ?? languages[0];

  test.describe(`a visitor who reads ${label}`, () => {
    test('reads every page whole where files of words fail, and is told', async ({ page, complaints }) => {
      // Not prefetched, so that the words are requested by the click.
      await page.route(`**/locales/${code}/about.json`, (route) => route.abort());
      await page.goto(localizePath('/', code));
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
      const documents = documentsFetched(page);
      const alert = page.getByRole('alert');
      for (const [name, fault] of Object.entries(faults))
        await test.step(name, async () => {
          await page.unrouteAll();
          await page.route(`**/locales/${code}/{about,faq}.json`, fault);
          // Once for the page that was chosen, and once for each press of the button. The same again would be a loop.
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
          expect(await textOf(page), name).not.toMatch(keyOfText);
          expect(documents, name).toHaveLength(expected);
        });

      await page.goto(localizePath('/faq?q=price', code));
      await expect(alert).toHaveText(t(site.lost));
      expect(await textOf(page)).not.toMatch(keyOfText);
      complaints.length = 0;
    });

    test('keeps the language where files of another fail, is told, and has it when they come', async ({
      page,
      complaints,
    }) => {
      const choose = async () => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: t(site.languages) })
          .click();
        await page.getByRole('menuitemradio', { name: other.nativeLabel }).click();
      };
      await page.goto(localizePath('/about', code));
      await untilHydrated(page);
      const before = await page.getByRole('main').textContent();
      const told = () => complaints.filter((complaint) => complaint.includes(`words of ${other.code}`));
      for (const [place, [name, fault]] of Object.entries(faults).entries())
        await test.step(name, async () => {
          await page.unrouteAll();
          await page.route(`**/locales/${other.code}/about.json`, fault);
          await choose();
          await expect.poll(told, name).toHaveLength(place + 1);
          await expect(
            page.getByText(t(site.languageFailed, { language: other.nativeLabel })).first(),
            name,
          ).toBeVisible();
          await expect(page.locator('html'), name).toHaveAttribute('lang', code);
          expect(await page.getByRole('main').textContent(), name).toBe(before);
        });

      // A host that stumbles once is no failure.
      await page.unrouteAll();
      await page.route(`**/locales/${other.code}/about.json`, (route) => route.fulfill({ status: 503 }), {
        times: 1,
      });
      await choose();
      await expect(page.locator('html')).toHaveAttribute('lang', other.code);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        wordsOf(other.code, 'about')('about:hero.title'),
      );
      expect(told()).toHaveLength(Object.keys(faults).length);
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
      await untilHydrated(page);
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
