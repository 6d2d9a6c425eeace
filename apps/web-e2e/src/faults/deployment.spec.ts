import { localizePath, site } from '@studio/content';
import type { Page } from '@playwright/test';
import { messageField } from '../message.ts';
import { documentsFetched } from '../page-parts.ts';
import { expect, test, untilHydrated } from '../world.ts';
import { getTranslations } from '../get-translations.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** Simulates a deployment that removes the files of the first document. Later documents reference new files. */
async function deploy(page: Page, files: RegExp) {
  let documents = 0;
  page.on('request', (request) => {
    documents += Number(request.resourceType() === 'document');
  });
  await page.route(files, (route) => (documents > 1 ? route.continue() : route.fulfill({ status: 404 })));
}

const code = 'zh-CN';
const t = getTranslations(code, 'about', 'home', 'faq');

test.describe('a tab that is older than the deployed site', () => {
  test('shows a message if a reload does not help, and offers to try again', async ({
    page,
    pageMessages,
  }) => {
    await page.route(/\/assets\/about-/, (route) => route.fulfill({ status: 404 }));
    await page.goto(localizePath('/', code));
    await untilHydrated(page);
    const documents = documentsFetched(page);
    await follow(page, t('shell:pages.about'));
    await expect(h1(page)).toHaveText(t('about:hero.title'));
    await expect(page.getByRole('alert')).toHaveText(t(site.lost));
    expect(documents).toHaveLength(1);

    await page.unrouteAll();
    await page.getByRole('alert').getByRole('button').click();
    await untilHydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(h1(page)).toHaveText(t('about:hero.title'));
    pageMessages.length = 0;
  });

  test('keeps typed text, and lets the visitor choose when to reload', async ({ page, pageMessages }) => {
    const typed = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/contact-/, async (route) => {
      await typed.promise;
      await route.fulfill({ status: 404 });
    });
    await page.goto(localizePath('/contact', code));
    const documents = documentsFetched(page);
    await messageField(page, 'message').fill('We have forty products.');
    typed.resolve(undefined);
    await expect(page.getByRole('alert')).toHaveText(t(site.lost));
    await expect(messageField(page, 'message')).toHaveValue('We have forty products.');
    expect(documents).toEqual([]);
    pageMessages.length = 0;
  });

  test('says that it is offline, keeps the page and its URL, and opens the next one when it is online', async ({
    page,
    context,
    pageMessages,
  }) => {
    await page.route(/\/assets\/faq-/, (route) => route.abort('connectionrefused'));
    await page.goto(localizePath('/', code));
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.unrouteAll();
    const url = page.url();
    await context.setOffline(true);
    await follow(page, t('shell:pages.faq'));
    await expect(page.getByRole('alert')).toHaveText(t(site.offline));
    await expect(h1(page)).toHaveText(t('home:hero.title'));
    expect(page.url()).toBe(url);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await follow(page, t('shell:pages.faq'));
    await expect(page).toHaveTitle(t(site.title, { title: t('faq:title') }));
    pageMessages.length = 0;
  });

  test('shows a message if the host does not respond', async ({ page, pageMessages }) => {
    await page.route(/\/assets\/about-|\/about$/, (route) => route.abort('connectionrefused'));
    await page.goto(localizePath('/', code));
    await untilHydrated(page);
    await follow(page, t('shell:pages.about'));
    await expect(page.getByRole('alert')).toHaveText(t(site.lost));
    await expect(h1(page)).toHaveText(t('home:hero.title'));
    pageMessages.length = 0;
  });
});

test.describe('a document without its client entry', () => {
  test('is reloaded once, and then has another', async ({ page, pageMessages }) => {
    await deploy(page, /\/assets\/entry-client/);
    const documents = documentsFetched(page);
    await page.goto('/en');
    await untilHydrated(page);
    expect(documents).toEqual(['/en', '/en']);
    pageMessages.length = 0;
  });

  test('keeps working, and is not reloaded a second time', async ({ page, pageMessages }) => {
    let entries = 0;
    await page.route(/\/assets\/entry-client/, (route) => {
      entries += 1;
      return route.fulfill({ status: 404 });
    });
    const documents = documentsFetched(page);
    await page.goto('/en');
    await expect.poll(() => entries, { timeout: 60_000 }).toBe(5);
    expect(documents).toEqual(['/en', '/en']);
    await follow(page, getTranslations('en')('shell:pages.about'));
    await expect(page).toHaveURL(/about$/);
    pageMessages.length = 0;
  });

  test('keeps typed text', async ({ page, pageMessages }) => {
    let entries = 0;
    await page.route(/\/assets\/entry-client/, (route) => {
      entries += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/en/contact');
    const documents = documentsFetched(page);
    await messageField(page, 'message').fill('We have forty products.');
    await expect.poll(() => entries, { timeout: 30_000 }).toBe(3);
    expect(documents).toEqual([]);
    await expect(messageField(page, 'message')).toHaveValue('We have forty products.');
    pageMessages.length = 0;
  });
});

test.describe('a tab that is older than the deployed site', () => {
  const t = getTranslations('en', 'about', 'home');

  test('reloads at the page that was chosen, and continues from there', async ({ page, pageMessages }) => {
    await deploy(page, /\/assets\/about-/);
    await page.goto('/en');
    await untilHydrated(page);
    const documents = documentsFetched(page);
    await follow(page, t('shell:pages.about'));
    await expect(h1(page)).toHaveText(t('about:hero.title'));
    await untilHydrated(page);
    await expect(page).toHaveURL(/\/en\/about$/);
    expect(documents).toEqual(['/en/about']);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.goBack();
    await expect(h1(page)).toHaveText(t('home:hero.title'));
    pageMessages.length = 0;
  });

  test('stays as it is when a prefetch fails', async ({ page, pageMessages }) => {
    await page.route(/\/assets\/about-/, (route) => route.fulfill({ status: 404 }));
    const prefetched = page.waitForResponse(/\/assets\/about-/);
    await page.goto('/en/contact');
    await untilHydrated(page);
    const message = messageField(page, 'message');
    await message.fill('We have forty products.');
    const documents = documentsFetched(page);
    await prefetched;
    const prefetchedAgain = page.waitForResponse(/\/assets\/about-/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:pages.about'), exact: true })
      .hover();
    await prefetchedAgain;
    expect(documents).toEqual([]);
    await expect(message).toHaveValue('We have forty products.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    pageMessages.length = 0;
  });

  test('hydrates the navigation bar when the page has no code, so that its menu opens and its links work', async ({
    page,
    pageMessages,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.route(/\/assets\/home-/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/en');
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: t('shell:navigation.open') }).click();
    const menu = page.getByRole('dialog', { name: t('shell:navigation.menu') });
    await menu.getByRole('link', { name: t('shell:pages.about') }).click();
    await expect(h1(page)).toHaveText(t('about:hero.title'));
    pageMessages.length = 0;
  });
});
