import type { Page } from '@playwright/test';
import { faq, faqCategories, localizePath, type FaqItem } from '@studio/content';
import type { Language } from '@studio/i18n';
import { getSection } from './page-parts.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

const items: readonly FaqItem[] = faq.items;
const translationsIn = (code: Language) => getTranslations(code, 'shell', 'common', 'faq');
const questions = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).getByRole('button');
const searchbox = (page: Page) => page.getByRole('searchbox');
const query = (page: Page) => new URL(page.url()).search;

for (const { code, label, tag } of testedLanguages('zh-TW')) {
  const t = translationsIn(code);
  const url = localizePath('/faq', code);
  const asked = (wanted: (item: FaqItem) => boolean = () => true) =>
    items.filter(wanted).map(({ question }) => t(question));

  test(
    `the FAQ page in ${label} opens the first of ten questions, filters them by subject, and searches questions and answers`,
    { tag },
    async ({ page }) => {
      await page.goto(url);
      await untilHydrated(page);
      await expect(questions(page)).toHaveCount(10);
      await expect(questions(page)).toHaveText(asked());
      await expect(page.getByRole('button', { expanded: true })).toHaveText(t(faq.items[0].question));
      await expect(page.getByText(t(faq.items[0].answer))).toBeVisible();
      await expect(page.getByText(t(faq.items[1].answer))).toBeHidden();

      await test.step('filters', async () => {
        const subjects = page.getByRole('group', { name: t(faq.categories.label) });
        await expect(subjects.getByRole('radio')).toHaveCount(5);
        for (const category of faqCategories) {
          const found = asked((item) => item.category === category);
          const subject = `${t(faq.categories[category])} ${String(found.length)}`;
          await subjects.getByText(subject, { exact: true }).click();
          await expect(questions(page)).toHaveText(found);
          await expect(page.locator('main').getByRole('status')).toHaveText(
            t(faq.search.results, { count: found.length }),
          );
          await expect.poll(() => query(page)).toBe(`?category=${category}`);
        }
        await subjects.getByText(`${t(faq.categories.all)} ${String(items.length)}`, { exact: true }).click();
        await expect(questions(page)).toHaveCount(10);
        await expect.poll(() => query(page)).toBe('');
      });

      await test.step('searches', async () => {
        await searchbox(page).fill(t(faq.items[4].question));
        await expect(questions(page)).toHaveText([t(faq.items[4].question)]);
        await searchbox(page).fill('postgresql');
        await expect(questions(page)).toHaveText([t('faq:items.technology.question')]);
      });
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `the FAQ page in ${label} has all questions in the document, and links to personal contact`,
      { tag },
      async ({ page }) => {
        await page.goto(`${url}?q=zebra`);
        for (const { question, answer, values } of items) {
          await expect(page.getByText(t(question))).toBeVisible();
          await expect(page.getByText(t(answer, values))).toBeVisible();
        }
        await expect(searchbox(page)).toBeHidden();
        await expect(
          getSection(page, t(faq.close.title)).getByRole('link', { name: t(faq.close.action.label) }),
        ).toHaveAttribute('href', localizePath('/contact', code));
      },
    );
  });
}

test('a link to a question on the page opens its answer, and leaves others open', async ({ page }) => {
  const t = translationsIn('en');
  await page.goto('/en/faq');
  await untilHydrated(page);
  const [first, , third] = faq.items;
  await page.evaluate((id) => {
    const link = document.createElement('a');
    link.href = `#${id}`;
    document.body.append(link);
    link.click();
  }, third.question);
  await expect(page.getByRole('button', { expanded: true })).toHaveText([
    t(first.question),
    t(third.question),
  ]);
  await expect(page.getByText(t(third.answer))).toBeInViewport();
});

test.describe('a search', () => {
  const t = translationsIn('en');
  const found = [t('faq:items.technology.question')];

  test('is stored in the URL, can be shared and survives a reload', async ({ page }) => {
    await page.goto('/en/faq');
    await untilHydrated(page);
    const entries = await page.evaluate(() => history.length);
    await page.getByLabel(t('faq:categories.tech')).check();
    await searchbox(page).pressSequentially('Node.JS & ', { delay: 20 });
    await expect(questions(page)).toHaveText([]);
    await searchbox(page).fill('NODE.js');
    await expect(questions(page)).toHaveText(found);
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(query(page))))
      .toEqual({ category: 'tech', q: 'NODE.js' });
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await page.reload();
    await expect(questions(page)).toHaveText(found);
    await expect(searchbox(page)).toHaveValue('NODE.js');
    await expect(page.getByLabel(t('faq:categories.tech'))).toBeChecked();
  });

  test('shows a message if nothing is found, and resets the filters', async ({ page }) => {
    await page.goto('/en/faq?category=tech&q=zebra');
    await expect(page.getByText(t(faq.search.empty))).toBeVisible();
    await expect(questions(page)).toHaveCount(0);
    await page.getByRole('button', { name: t(faq.search.reset) }).click();
    await expect(questions(page)).toHaveCount(10);
    await expect(searchbox(page)).toHaveValue('');
    await expect(page.getByLabel(t(faq.categories.all))).toBeChecked();
    await expect.poll(() => query(page)).toBe('');
  });

  test('is kept when the language changes, and reset by a link to all questions', async ({ page }) => {
    const chinese = translationsIn('zh-CN');
    await page.goto('/en/faq?q=postgresql&category=tech');
    await expect(questions(page)).toHaveText(found);
    await page.getByRole('button', { name: t('shell:site.languages') }).click();
    await page.getByRole('menuitemradio', { name: '简体中文' }).click();
    await expect(questions(page)).toHaveText([chinese('faq:items.technology.question')]);
    expect(query(page)).toBe('?q=postgresql&category=tech');

    await page
      .locator('header')
      .getByRole('link', { name: chinese('shell:pages.faq') })
      .click();
    await expect(questions(page)).toHaveCount(10);
    await expect(searchbox(page)).toHaveValue('');
    expect(query(page)).toBe('');
  });

  test('keeps other query parameters, and ignores an unknown subject', async ({ page }) => {
    await page.goto('/en/faq?ref=card&category=nothing');
    await untilHydrated(page);
    await expect(questions(page)).toHaveCount(10);
    await searchbox(page).fill('postgresql');
    await expect.poll(() => new URLSearchParams(query(page)).get('q')).toBe('postgresql');
    expect(new URLSearchParams(query(page)).get('ref')).toBe('card');
  });

  test('uses text that was typed before hydration', async ({ page }) => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/en/faq', { waitUntil: 'commit' });
    await searchbox(page).fill('postgresql');
    go();
    await untilHydrated(page);
    await expect(questions(page)).toHaveText(found);
  });
});
