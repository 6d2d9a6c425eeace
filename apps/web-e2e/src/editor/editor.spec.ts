import { expect, test as base, type FrameLocator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complete } from '../tiers.ts';
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
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe('the editor', { tag: complete }, () => {
  test.slow();

  test('changes the title of a post in English and in Chinese, and shows both on the site', async ({
    page,
    site,
  }) => {
    const editor = await open(page, site, 'posts/entries/the-first-week');
    await pane(editor, 'en').getByRole('textbox', { name: 'Title' }).fill('The first week, told again');
    await pane(editor, 'zh-CN').getByRole('textbox', { name: 'Title' }).fill('和我们一起的第一周，再讲一遍');
    await save(editor);
    const preview = page.frameLocator('iframe[name=preview]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('The first week, told again');
    await page.getByRole('button', { name: '简体中文' }).click();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('和我们一起的第一周，再讲一遍');

    const file = (language: string) =>
      readFileSync(join(site.folder, `libs/content/posts/the-first-week/${language}.md`), 'utf8');
    expect(file('en')).toContain('title: The first week, told again\n');
    expect(file('zh-CN')).toContain('title: 和我们一起的第一周，再讲一遍\n');
  });

  test('refuses a price that does not save what the site promises', async ({ page, site }) => {
    const editor = await open(page, site, 'facts/entries/prices');
    await editor.getByRole('spinbutton', { name: 'A month, paid monthly' }).first().fill('100');
    await save(editor);
    await expect(editor.getByText('With a monthly price of 100 and 20% off, it has to be 80.')).toBeVisible();
    expect(readFileSync(join(site.folder, 'libs/content/facts/prices.json'), 'utf8')).toContain(
      '"monthly": 90',
    );
  });

  test('refuses a text that is missing in a language', async ({ page, site }) => {
    const editor = await open(page, site, 'texts/entries/about');
    await pane(editor, 'zh-CN').getByRole('textbox', { name: 'Title' }).first().fill('');
    await save(editor);
    await expect(editor.getByText(/about:title/)).toBeVisible();
  });
});

/** Opens an entry of the editor beside the preview. */
async function open(page: Page, { url }: Site, entry: string): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`${url}/admin/`);
  const editor = page.frameLocator('iframe[name=editor]');
  await expect(editor.getByText('Texts of the pages')).toBeVisible({ timeout: 60_000 });
  await editor.locator('body').evaluate((body, hash) => {
    const { defaultView } = body.ownerDocument;
    if (defaultView) defaultView.location.hash = hash;
  }, `#/collections/${entry}`);
  return editor;
}

const pane = (editor: FrameLocator, language: string) => editor.locator(`.pane[data-locale="${language}"]`);

async function save(editor: FrameLocator) {
  const button = editor.getByRole('button', { name: 'Save' });
  await expect(button).toBeEnabled();
  await button.click();
}
