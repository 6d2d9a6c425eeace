import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { helpersScript } from '../../../tools/accessibility/helpers.ts';
import { findOverflowAtZoom } from '../../../tools/accessibility/overflow.ts';
import { barriersInSchemes, noBarriers } from './barriers.ts';
import { root, startProvider, type Provider } from './provider.ts';
import { complete } from './tiers.ts';
import { expect, test as base, untilHydrated } from './world.ts';

/** The example sites that are built from the sources of the libraries. `second-site.spec.ts` has the other one. */
const examples = [
  {
    name: 'morning-mist',
    languages: ['zh-TW', 'zh-CN'],
    pages: ['', '/teas', '/brewing', '/visit'],
    form: '/visit',
  },
  {
    name: 'loon-lake-bread',
    languages: ['en', 'zh-TW'],
    pages: ['', '/breads', '/order', '/visit'],
    form: '/order',
  },
  {
    name: 'paddle-and-pine',
    languages: ['en'],
    pages: ['', '/boats', '/river', '/book'],
    form: '/book',
  },
] as const;

type Name = (typeof examples)[number]['name'];

const folderOf = (name: Name) => join(root, 'examples', name);

/** A test of an example, built by Nx and served by the provider. */
const test = base.extend<{ example: Name; own: Provider }, { providers: Readonly<Record<Name, Provider>> }>({
  example: ['morning-mist', { option: true }],

  providers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
    async ({}, use) => {
      const start = (name: Name) => startProvider(join(folderOf(name), 'dist'));
      const [tea, bakery, canoes] = await Promise.all([
        start('morning-mist'),
        start('loon-lake-bread'),
        start('paddle-and-pine'),
      ]);
      await use({ 'morning-mist': tea, 'loon-lake-bread': bakery, 'paddle-and-pine': canoes });
      await Promise.all([tea.stop(), bakery.stop(), canoes.stop()]);
    },
    { scope: 'worker' },
  ],

  own: async ({ providers, example }, use) => {
    await use(providers[example]);
  },

  baseURL: async ({ own }, use) => {
    await use(own.url);
  },
});

const contactTexts = v.object({ submit: v.string(), done: v.string() });

/** The texts of the form in a language. */
const readContactTexts = (name: Name, language: string) =>
  v.parse(
    contactTexts,
    JSON.parse(readFileSync(join(folderOf(name), 'locales', language, 'contact.json'), 'utf8')),
  );

const size = (file: string) => {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
};

for (const { name, languages, pages, form } of examples)
  test.describe(name, () => {
    test.use({ example: name });

    for (const [index, language] of languages.entries())
      test(
        `shows every page in ${language}, accessibly in both schemes and at 400 % zoom`,
        { tag: index === 0 ? [] : complete },
        async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          for (const path of pages) {
            const url = `/${language}${path}`;
            await page.setViewportSize({ width: 1280, height: 720 });
            await page.emulateMedia({ colorScheme: 'light' });
            await page.goto(url);
            await untilHydrated(page);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            expect.soft(await barriersInSchemes(page), url).toEqual(noBarriers);
            await page.evaluate(helpersScript);
            expect.soft(await findOverflowAtZoom(page), url).toEqual([]);
          }
        },
      );

    for (const [index, language] of languages.entries())
      test(
        `sends its form to the provider in ${language}`,
        { tag: index === 0 ? [] : complete },
        async ({ page, own }) => {
          const { submit, done } = readContactTexts(name, language);
          await page.goto(`/${language}${form}`);
          await untilHydrated(page);
          const values = { name: 'Léa', email: 'lea@example.com', message: `${name}, ${language}` };
          for (const [field, value] of Object.entries(values))
            await page.locator(`[name=${field}]`).fill(value);
          const subject = await page.locator('[name=subject]').inputValue();
          expect(subject).not.toBe('');
          await page.getByRole('button', { name: submit }).click();
          await expect(page.getByRole('status')).toHaveText(done);
          expect(own.messages()).toContainEqual(expect.objectContaining({ ...values, subject, language }));
        },
      );

    if (languages.length > 1)
      test('changes the language on the same page', async ({ page }) => {
        const [first, second] = languages;
        await page.goto(`/${first}${form}`);
        await untilHydrated(page);
        await page
          .getByRole('banner')
          .locator(`a[hreflang="${String(second)}"]`)
          .click();
        await expect(page.locator('html')).toHaveAttribute('lang', String(second));
        expect(new URL(page.url()).pathname).toBe(`/${String(second)}${form}`);
      });

    test('stays within the budgets, with colors of enough contrast', () => {
      const client = join(folderOf(name), 'dist/client');
      for (const language of languages)
        for (const path of pages) {
          const file = join(client, language, path, 'index.html');
          expect(size(file), path).toBeLessThan(14_000);
          const scripts = new Set(
            [...readFileSync(file, 'utf8').matchAll(/<(?:link|script)[^>]+(?:href|src)="([^"]+\.js)"/g)].map(
              ([, script = '']) => script,
            ),
          );
          const bytes = [...scripts].reduce((sum, script) => sum + size(join(client, script)), 0);
          expect(bytes, path).toBeLessThan(112 * 1024);
        }
      const assets = join(client, 'assets');
      for (const file of readdirSync(assets).filter((entry) => entry.endsWith('.css')))
        expect(size(join(assets, file))).toBeLessThan(16 * 1024);
      execFileSync(process.execPath, ['--conditions=@studio/source', '../northfork/check-contrast.js'], {
        cwd: folderOf(name),
      });
    });

    test('has correct types', { tag: complete }, () => {
      // With the built libraries, as outside of the repository.
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      execFileSync(process.execPath, [tsc, '-p', 'src'], { cwd: folderOf(name), stdio: 'inherit' });
    });
  });

test.describe('loon-lake-bread', () => {
  test.use({ example: 'loon-lake-bread' });

  test('fills in the bread of a link to its orders', async ({ page }) => {
    await page.goto('/en/breads');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Order a sourdough' }).click();
    await expect(page.getByLabel('Bread', { exact: true })).toHaveValue('Country sourdough');
  });
});
