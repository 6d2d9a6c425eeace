import { expect, test as base, type FrameLocator, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build-site.ts';
import { root, startProvider } from '../provider.ts';
import { buildTimeout, complete } from '../tiers.ts';
import { startEditor } from './editor-site.ts';

type Site = Awaited<ReturnType<typeof startEditor>>;

const test = base.extend<object, { site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
    async ({}, use) => {
      const site = await startEditor();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: buildTimeout },
  ],
});

test.describe('the editor', { tag: complete }, () => {
  test.slow();

  test('changes the title of a post in English and in Chinese, and the preview and the next build show both', async ({
    page,
    site,
  }) => {
    // It builds the site.
    test.setTimeout(buildTimeout);
    const titles = { en: 'The first week, told again', 'zh-CN': '和我们一起的第一周，再讲一遍' };
    const editor = await open(page, site, 'Posts', 'The first week with us');
    for (const [language, title] of Object.entries(titles))
      await pane(editor, language).getByRole('textbox', { name: 'Title' }).fill(title);
    await save(editor);
    const heading = page.frameLocator('iframe[name=preview]').getByRole('heading', { level: 1 });
    // The first check of a text loads the highlighter.
    await expect(heading).toHaveText(titles.en, { timeout: 60_000 });
    await page.getByRole('button', { name: '简体中文' }).click();
    await expect(heading).toHaveText(titles['zh-CN']);

    const built = buildSite('web', { EDITOR_REPOSITORY: 'https://github.com/studio/site' }, site.folder);
    const provider = await startProvider(built, { EDITOR_DIR: join(built, 'editor') });
    for (const [language, title] of Object.entries(titles)) {
      await page.goto(`${provider.url}/${language}/blog/the-first-week`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await page.content()).not.toContain('/admin');
    }
    // The built editor asks for a token of the Git host, and is nowhere else.
    await page.goto(`${provider.url}/admin/`);
    await expect(page.getByRole('button', { name: /access token/i })).toBeVisible();
    expect((await page.request.get(`${provider.url}/editor/editor.json`, { maxRedirects: 0 })).status()).toBe(
      404,
    );
    await provider.stop();
  });

  test('adds a part of a picture to a post, in every language', async ({ page, site }) => {
    const editor = await open(page, site, 'Posts', 'Moving hosts without losing mail');
    await pane(editor, 'en')
      .getByRole('checkbox', { name: /Add.*Cover/ })
      .click();
    await pane(editor, 'en').getByRole('button', { name: 'Choose a picture' }).click();
    const dialog = editor.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(join(root, 'libs/content/work/desk/desk.webp'));
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await pane(editor, 'en').getByRole('combobox', { name: 'Shape' }).selectOption('1:1');
    await pane(editor, 'en').getByRole('button', { name: 'Use this part' }).click();
    const picture = pane(editor, 'zh-CN').locator('picture-crop img');
    await expect
      .poll(() =>
        picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth / img.naturalHeight),
      )
      .toBe(1);
    await describe(editor, 'en', 'A desk');
    await describe(editor, 'zh-CN', '一张书桌');
    await pane(editor, 'zh-CN').getByRole('radio', { name: '繁體中文' }).click();
    await describe(editor, 'zh-TW', '一張書桌');
    await save(editor);
    const folder = join(site.folder, 'libs/content/posts/moving-hosts-without-losing-mail');
    await expect.poll(() => readdirSync(folder)).toContain('desk.jpg');
    for (const [language, alt] of Object.entries({ en: 'A desk', 'zh-CN': '一张书桌', 'zh-TW': '一張書桌' }))
      await expect
        .poll(() => readFileSync(join(folder, `${language}.md`), 'utf8'))
        .toContain(`cover:\n  file: desk.jpg\n  alt: ${alt}\n`);
  });

  test('adds a post in one language, without a mistake, and shows it', async ({ page, site }) => {
    const editor = await open(page, site, 'Posts');
    await editor.getByRole('button', { name: 'New' }).click();
    const english = pane(editor, 'en');
    const title = english.getByRole('textbox', { name: 'Title' });
    await title.fill('🎉');
    // It would close the post.
    await title.press('Escape');
    await english.getByRole('textbox', { name: 'Summary' }).fill('The lake froze.');
    await english.getByRole('button', { name: 'Today' }).first().click();
    await english.getByRole('combobox').click();
    await editor.getByRole('option', { name: 'Writing' }).click();
    await english.getByRole('radio', { name: 'Tom Hale' }).click();
    await english.getByRole('textbox', { name: 'Mark' }).fill('ice');
    const text = english.getByRole('textbox', { name: 'Text' });
    await text.fill('The lake froze on Monday. [Ask us](/contacts).');
    await disable(editor, 'zh-CN');
    await pane(editor, 'zh-CN').getByRole('radio', { name: '繁體中文' }).click();
    await disable(editor, 'zh-TW');
    await save(editor);
    await expect(english.getByText('Enter a title with a letter or a digit')).toBeVisible();
    await title.fill('On ice 🎉');
    await save(editor);
    await expectRefusal(editor, 'Posts › On ice 🎉 (English): There is no page "/contacts".');
    await text.fill('The lake froze on Monday. [Ask us](/contact).');
    await save(editor);
    await expect(page.frameLocator('iframe[name=preview]').getByRole('heading', { level: 1 })).toHaveText(
      'On ice 🎉',
    );
    expect(readdirSync(join(site.folder, 'libs/content/posts/on-ice'))).toEqual(['en.md']);
  });

  test('keeps the line break of a headline', async ({ page, site }) => {
    const editor = await open(page, site, 'Texts of the pages', 'Home page');
    const title = pane(editor, 'en').locator('[data-key-path="hero.title"]').getByRole('textbox');
    await expect(title).toHaveValue('Small studio.\nSerious engineering.');
    await title.press('Control+End');
    await title.pressSequentially('!');
    await save(editor);
    await expect
      .poll(() => readFileSync(join(site.folder, 'libs/content/locales/en/home.json'), 'utf8'))
      .toContain('"Small studio.\\nSerious engineering.!"');
  });

  test('refuses a price that is no number, or does not save what the site promises', async ({
    page,
    site,
  }) => {
    const editor = await open(page, site, 'Prices and contacts', 'Plans and prices');
    await editor.getByRole('spinbutton', { name: 'A month, paid monthly' }).first().fill('100');
    await save(editor);
    await expectRefusal(
      editor,
      'Plans and prices › Plans › Commercial › A month, paid yearly: It is 72. With a monthly price of 100 and 20% off, it has to be 80.',
    );
    await editor.getByRole('spinbutton', { name: 'A month, paid monthly' }).first().fill('abc');
    await save(editor);
    await expectRefusal(
      editor,
      'Plans and prices › Plans › Commercial › A month, paid monthly: Enter a number such as 90 or 9.99.',
    );
    expect(readFileSync(join(site.folder, 'libs/content/facts/prices.json'), 'utf8')).toContain(
      '"monthly": 90',
    );
  });

  test('refuses a text that is missing in a language', async ({ page, site }) => {
    const editor = await open(page, site, 'Texts of the pages', 'About');
    await pane(editor, 'zh-CN').getByRole('textbox', { name: 'Title' }).first().fill('');
    await save(editor);
    await expectRefusal(editor, 'About › Title (简体中文) is missing.');
  });
});

/** Opens the editor beside the preview, and an entry in it. */
async function open(page: Page, { url }: Site, collection: string, entry?: string): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`${url}/admin/`);
  const editor = page.frameLocator('iframe[name=editor]');
  await editor.getByText(collection, { exact: true }).first().click({ timeout: 60_000 });
  if (entry !== undefined) await editor.getByText(entry, { exact: true }).click();
  return editor;
}

const pane = (editor: FrameLocator, language: string) => editor.locator(`.pane[data-locale="${language}"]`);

const describe = (editor: FrameLocator, language: string, text: string) =>
  pane(editor, language).getByRole('textbox', { name: 'Description of the picture' }).fill(text);

async function disable(editor: FrameLocator, language: string) {
  await pane(editor, language)
    .getByRole('button', { name: /Content Options/ })
    .click();
  await editor.getByRole('menuitem', { name: 'Disable' }).click();
}

/** Expects only the sentence of a check, and closes it. */
async function expectRefusal(editor: FrameLocator, sentence: string) {
  const dialog = editor.getByRole('alertdialog');
  await expect(dialog.getByText(sentence)).toContainText('Nothing was saved. Correct this first:', {
    timeout: 60_000,
  });
  await expect(dialog.getByText('Please try again later.')).toHaveCSS('font-size', '0px');
  await dialog.getByRole('button', { name: 'OK' }).click();
}

async function save(editor: FrameLocator) {
  const button = editor.getByRole('button', { name: 'Save' });
  await expect(button).toBeEnabled();
  await button.click();
}
