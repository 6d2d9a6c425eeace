import { faq, site } from '@studio/content';
import { languages, localizePath } from '@studio/i18n';
import type { Page } from '@playwright/test';
import { fieldOf } from '../message.ts';
import { documentsFetched } from '../page-parts.ts';
import { expect, test, untilAwake, wake } from '../world.ts';
import { wordsOf } from '../words.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** A new deployment took the files of the old one away. A page that is fetched anew names files that are there. */
async function deploy(page: Page, files: RegExp) {
  let fresh = false;
  page.on('request', (request) => {
    fresh ||= request.resourceType() === 'document';
  });
  await page.route(files, (route) => (fresh ? route.continue() : route.fulfill({ status: 404 })));
}

for (const { code, label } of languages) {
  const t = wordsOf(code, 'about', 'home', 'faq');

  test.describe(`a visitor who reads ${label} in a tab that is older than the site`, () => {
    test('is told when fetching the page anew was no help, and can try again', async ({
      page,
      complaints,
    }) => {
      await page.goto(localizePath('/', code));
      await wake(page);
      await page.route(/\/assets\/about-/, (route) => route.fulfill({ status: 404 }));
      const documents = documentsFetched(page);
      await follow(page, t('shell:pages.about'));
      await expect(h1(page)).toHaveText(t('about:hero.title'));
      await untilAwake(page);
      await page.mouse.move(200, 200);
      await expect(page.getByRole('alert')).toHaveText(t(site.lost));
      expect(documents).toHaveLength(1);

      await page.unrouteAll();
      await page.getByRole('alert').getByRole('button').click();
      await wake(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(h1(page)).toHaveText(t('about:hero.title'));
      complaints.length = 0;
    });

    test('keeps what was typed, and chooses when the page is fetched anew', async ({ page, complaints }) => {
      await page.goto(localizePath('/contact', code));
      await untilAwake(page);
      await page.route(/\/assets\/contact-below-/, (route) => route.fulfill({ status: 404 }));
      const documents = documentsFetched(page);
      await fieldOf(page, 'message').fill('We have forty products.');
      await expect(page.getByRole('alert')).toHaveText(t(site.lost));
      await expect(fieldOf(page, 'message')).toHaveValue('We have forty products.');
      expect(documents).toEqual([]);
      complaints.length = 0;
    });

    test('waits for a line, goes on when there is one, and is told when the host does not answer', async ({
      page,
      context,
      complaints,
    }) => {
      await page.goto(localizePath('/', code));
      await wake(page);
      await context.setOffline(true);
      await follow(page, t('shell:pages.faq'));
      await expect(page.getByRole('status').filter({ hasText: t(site.loading) })).toBeVisible();
      await expect(h1(page)).toHaveText(t('home:hero.title'));
      await context.setOffline(false);
      await expect(page).toHaveTitle(t(site.title, { title: t(faq.title) }));
      await wake(page);

      await page.goto(localizePath('/', code));
      await wake(page);
      await page.route(/\/assets\/about-|\/about$/, (route) => route.abort('connectionrefused'));
      await follow(page, t('shell:pages.about'));
      await expect(page.getByRole('alert')).toHaveText(t(site.lost));
      await expect(h1(page)).toHaveText(t('home:hero.title'));
      complaints.length = 0;
    });
  });
}

test.describe('a tab that is older than the site', () => {
  const t = wordsOf('en', 'about', 'home');

  test('leads to the page that was chosen, fetched anew, and on from there', async ({ page, complaints }) => {
    await page.goto('/en');
    await wake(page);
    await deploy(page, /\/assets\/about-/);
    const documents = documentsFetched(page);
    await follow(page, t('shell:pages.about'));
    await expect(h1(page)).toHaveText(t('about:hero.title'));
    await wake(page);
    await expect(page).toHaveURL(/\/en\/about$/);
    expect(documents).toEqual(['/en/about']);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.goBack();
    await expect(h1(page)).toHaveText(t('home:hero.title'));
    complaints.length = 0;
  });

  test('stays as it is when only what may be needed later does not come', async ({ page, complaints }) => {
    await page.goto('/en/contact');
    await wake(page);
    const message = fieldOf(page, 'message');
    await message.fill('We have forty products.');
    await page.route(/\/assets\/about-/, (route) => route.fulfill({ status: 404 }));
    const documents = documentsFetched(page);
    // The code of the second is there: by then the first has been given up.
    for (const name of ['about', 'faq'] as const) {
      const answered = page.waitForResponse(new RegExp(`/assets/${name}-`));
      await page
        .getByRole('banner')
        .getByRole('link', { name: t(`shell:pages.${name}`), exact: true })
        .hover();
      await answered;
    }
    expect(documents).toEqual([]);
    await expect(message).toHaveValue('We have forty products.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    complaints.length = 0;
  });

  test('wakes what it can when the page has no code, so that its menu opens', async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.route(/\/assets\/home-/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/en');
    const alert = page.getByRole('alert');
    // The first move fetches the page anew, and the second shows that it was no help.
    for (let move = 0; move < 2; move += 1) {
      await untilAwake(page);
      const settled = move ? alert.waitFor() : page.waitForEvent('domcontentloaded');
      await page.mouse.move(200, 200 + move);
      await settled;
    }
    await page.getByRole('button', { name: t('shell:navigation.open') }).click();
    await expect(page.getByRole('dialog', { name: t('shell:navigation.label') })).toBeVisible();
    complaints.length = 0;
  });
});
