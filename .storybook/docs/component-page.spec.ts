import { expect } from '@playwright/test';
import { storiesByTitle, test } from '../built-storybook.ts';

test('the docs page of a component has its status, its size, its descriptions and its guide', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=primitives-button--docs`);
  await expect(page.getByText(/^Stable/)).toBeVisible();
  await expect(page.getByText(/\d\.\d KB JavaScript and \d\.\d KB CSS/)).toBeVisible();
  await expect(page.getByText(/^A button for an action/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^fullWidth/ }).first()).toContainText(
    'Fills the width of the container.',
  );
  await expect(page.getByRole('heading', { name: 'When to use' })).toBeVisible();
});

test('every component and every prop has a description', async ({ page, origin }) => {
  const components = [...storiesByTitle].filter(
    ([title]) => !/^(Foundations|Pages|Studio\/(Drawings|Samples\/Work)|Templates)\b/.test(title),
  );
  await page.goto(`${origin}/iframe.html?viewMode=story&id=primitives-button--default`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
  const missing: string[] = [];
  for (const [title, [first]] of components) {
    const docs = await page.evaluate(async (storyId = '') => {
      const story = await globalThis.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
      return story?.component?.__docgenInfo;
    }, first?.id);
    if (!docs?.description) missing.push(title);
    for (const [name, { description }] of Object.entries(docs?.props ?? {}))
      if (!description) missing.push(`${title} ${name}`);
  }
  expect(missing).toEqual([]);
});
