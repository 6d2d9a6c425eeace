import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { barriersInSchemes, noBarriers } from './barriers.ts';
import { openPage, packageFiles, startDevServer } from './dev-server.ts';
import { startProvider, type Provider } from './provider.ts';
import { buildSecondSite, type SecondSite } from './second-site/build-second-site.ts';
import { plumbingLines } from './second-site/plumbing.ts';
import { buildTimeout, complete } from './tiers.ts';
import { expect, test as base, untilHydrated } from './world.ts';

/** A test of the second site, built outside the repository from the packed libraries. */
const test = base.extend<object, { site: SecondSite; provider: Provider }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
    async ({}, use) => {
      const site = buildSecondSite();
      await use(site);
      site.remove();
    },
    { scope: 'worker', timeout: buildTimeout },
  ],

  provider: [
    async ({ site }, use) => {
      const provider = await startProvider(site.dist);
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
});

const pages = ['', '/kitchens', '/pricing', '/contact'];

const size = (file: string) => {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
};

test.describe('a second site', { tag: complete }, () => {
  test('needs at most 30 lines besides its texts, facts and pages', () => {
    const lines = Object.values(plumbingLines()).reduce((sum, count) => sum + count, 0);
    expect(lines).toBeGreaterThan(10);
    expect(lines).toBeLessThanOrEqual(30);
  });

  test('has one copy of each shared package, correct types, and colors with enough contrast', ({ site }) => {
    // Exits with an error if a package is missing or has the wrong version.
    const installed = site.npm('ls', '--all', '--parseable');
    for (const name of ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next', '@studio/i18n'])
      expect(installed.split('\n').filter((path) => path.endsWith(`/node_modules/${name}`))).toHaveLength(1);
    site.npm('run', '--silent', 'typecheck');
    site.npm('run', '--silent', 'check-contrast');
  });

  for (const [language, title] of [
    ['en', 'Kitchens from wood that grew here.'],
    ['fr', 'Des cuisines en bois d’ici.'],
  ] as const)
    test(`serves every page in ${language}, accessibly in both schemes`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of pages) {
        await page.goto(`/${language}${path}`);
        await untilHydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await barriersInSchemes(page), path).toEqual(noBarriers);
      }
      await page.goto(`/${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(/ \| .*Northfork/);
    });

  test('selects the language of the browser, and changes it in the menu', async ({ browser, provider }) => {
    const context = await browser.newContext({ locale: 'fr-CA', baseURL: provider.url });
    const page = await context.newPage();
    await page.goto('/pricing');
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Des prix tout compris');
    await expect(page.getByText(/^180\s\$$/)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Langue' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices, with everything in them');
    await expect(page.getByText('$180', { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await context.close();
  });

  test('has links that look like buttons, with the classes of buttonVariants', async ({ page }) => {
    await page.goto('/en/pricing');
    const links = page.getByRole('article').getByRole('link');
    await expect(links.first()).toHaveCSS('min-height', '56px');
    await expect(links.first()).toHaveCSS('border-top-style', 'solid');
    await expect(links.first()).toHaveCSS('text-decoration-line', 'none');
    expect(await page.locator('[data-slot=pricing-card-actions] [data-slot=button]').count()).toBe(0);
  });

  test('sends a message to the provider', async ({ page, provider }) => {
    await page.goto('/fr');
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Nous écrire' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlez-nous de votre cuisine');
    const values = { name: 'Léa', email: 'lea@example.com', subject: 'Cuisine', message: 'Bonjour' };
    for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('status')).toHaveText('Merci. Nous vous répondrons bientôt.');
    expect(provider.messages()).toEqual([expect.objectContaining({ ...values, language: 'fr' })]);
  });

  test('needs few requests on the development server', async ({ page, site, pageMessages }) => {
    const server = await startDevServer(site.folder);
    const { requests, loads } = await openPage(page, `${server.url}/fr`);
    await server.stop();
    // Vite and the development build of React log on the console.
    pageMessages.length = 0;
    expect(packageFiles(requests)).toEqual([]);
    expect(loads).toBe(1);
    expect(requests.length).toBeLessThan(500);
  });

  test('stays within the budgets', async ({ page, site }) => {
    const client = join(site.dist, 'client');
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    for (const path of pages) {
      expect(size(join(client, 'fr', path, 'index.html')), path).toBeLessThan(14_000);
      await page.goto(`/fr${path}`);
      await untilHydrated(page);
      const needed = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
          ({ href }) => new URL(href).pathname,
        ),
      );
      const entry = [...scripts].filter((script) => script.includes('entry-client'));
      const bytes = [...new Set([...needed, ...entry])].map((script) => size(join(client, script)));
      expect(
        bytes.reduce((sum, length) => sum + length, 0),
        path,
      ).toBeLessThan(112 * 1024);
    }
    const assets = join(client, 'assets');
    const [stylesheet = ''] = readdirSync(assets).filter((name) => name.endsWith('.css'));
    expect(size(join(assets, stylesheet))).toBeLessThan(16 * 1024);
  });
});
