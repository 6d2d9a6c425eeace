import { contactDoneId, endpoints } from '@studio/api-client';
import { limits } from '@studio/api-client/contract';
import { contact, localizePath, type MessageField } from '@studio/content';
import type { Language } from '@studio/i18n';
import { messageField, sendButton, write, written } from './message.ts';
import { complete, pageGroups, quickPages, testedLanguages } from './tiers.ts';
import { expect, test } from './world.ts';
import { getTranslations } from './get-translations.ts';

test.use({ javaScriptEnabled: false });

/** The title of the page that a refused message leads to. It is English until it is translated. */
const refusedTitle: Partial<Record<Language, string>> & { en: string } = {
  en: 'Your message was not sent',
  'zh-CN': '您的留言没有发送成功',
  'zh-TW': '您的留言沒有送出',
};

const fields: readonly MessageField[] = contact.form.fields;

const groups = [
  ...pageGroups.map(({ pages, paths, tag }) => ({
    pages,
    urls: paths.map((path) => localizePath(path, 'en')),
    tag,
  })),
  {
    pages: 'the pages with the most components, in Chinese,',
    urls: quickPages.flatMap((path) => [localizePath(path, 'zh-CN'), localizePath(path, 'zh-TW')]),
    tag: complete,
  },
];

test.describe('without JavaScript', () => {
  for (const { pages, urls, tag } of groups)
    test(
      `${pages} are complete, without loading states or controls that do nothing`,
      { tag },
      async ({ page }) => {
        for (const url of urls) {
          await page.goto(url);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const found = await page.evaluate(() => {
            const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
            const seen = (element: Element) =>
              element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            const visible = (selector: string) => all(selector).filter(seen);
            const wrong = {
              'is closed': visible('[aria-controls]').filter((title) => {
                const answer = document.getElementById(title.getAttribute('aria-controls') ?? '');
                return !answer || !seen(answer) || answer.offsetHeight < 20;
              }),
              'does nothing': visible('button:not([aria-controls]), input, textarea, select').filter(
                (control) => !control.closest('form'),
              ),
              'cannot be sent': all('form:not([method=post]), form:not(:has([type=submit]))'),
              'has no name': visible('input, textarea').filter(
                (control) =>
                  !control.closest('label') &&
                  !document.querySelector(`label[for="${CSS.escape(control.id)}"]`),
              ),
              'is waiting': visible('[role=status]:not(:empty), [aria-busy]'),
            };
            return Object.entries(wrong).flatMap(([what, elements]) =>
              elements.map(({ outerHTML }) => `${outerHTML.slice(0, 120)} ${what}`),
            );
          });
          expect.soft(found, url).toEqual([]);
        }
      },
    );

  test('illustrations are visible', async ({ page }) => {
    const files: string[] = [];
    page.on('response', (response) => {
      if (response.ok()) files.push(new URL(response.url()).pathname);
    });
    await page.goto('/en/services/cloud-solutions');
    await expect
      .poll(() => files.filter((file) => file.endsWith('.svg')).toSorted())
      .toEqual(
        expect.arrayContaining([expect.stringMatching(/cloudLayers/), expect.stringMatching(/cloudNotes/)]),
      );
    const drawing = page.locator('svg:has(> use[href*="cloudLayers"])').first();
    await drawing.scrollIntoViewIfNeeded();
    const { width = 0 } = (await drawing.locator('use').boundingBox()) ?? {};
    expect(width).toBeGreaterThan(100);
  });

  for (const { code: language, tag } of testedLanguages('zh-CN'))
    test(
      `the contact form labels its fields, and keeps the text of a message that is refused, in ${language}`,
      { tag },
      async ({ page, provider, pageMessages }) => {
        const t = getTranslations(language, 'contact');
        await page.goto(localizePath('/contact', language));
        const form = page.locator('main form');
        for (const { name, label, required, hint } of fields) {
          const field = form.locator(`[name="${name}"]`);
          await expect(field).toHaveAccessibleName(new RegExp(`^${t(label)}`));
          if (hint) await expect(field).toHaveAccessibleDescription(t(hint));
          if (required) await expect(field).toHaveAttribute('required');
          else await expect(form).toContainText(t(contact.form.optional));
        }
        expect(await form.getAttribute('action')).toBe(`${endpoints.contact}?lng=${language}`);

        // `required` accepts spaces. The provider does not.
        const longest = '湖'.repeat(limits.message);
        const sent = { ...written, name: ' ', subject: `Longest in ${language}`, message: longest };
        await write(page, sent);
        await sendButton(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          refusedTitle[language] ?? refusedTitle.en,
        );
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(new URL(page.url()).pathname).toBe(endpoints.contact);
        expect(pageMessages.splice(0)).toEqual([expect.stringContaining('status of 400')]);

        await page.goBack();
        for (const [name, value] of Object.entries(sent))
          await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
        await messageField(page, 'name').fill(written.name);
        await sendButton(page).click();
        await expect(page).toHaveURL(new RegExp(`/contact#${contactDoneId}$`));
        await expect(page.getByText(t(contact.form.success, contact.values))).toBeVisible();
        expect(provider.messages()).toContainEqual(
          expect.objectContaining({ subject: sent.subject, message: longest }),
        );
      },
    );
});
