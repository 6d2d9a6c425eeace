import { expect } from '@playwright/test';
import { docsPages, test } from '../built-storybook.ts';

test('no docs page is higher than 20,000 px', async ({ page, origin }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const heights: Record<string, number> = {};
  // The highest of the primitives and forms has 8,000 px.
  for (const id of docsPages.filter((each) => !/^(?:primitives|forms)-/.test(each))) {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    // Its title. Stories may have others.
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The stories of a page render one after the other.
    await page.waitForFunction(() => !document.querySelector('.sb-story:empty, .docs-story .sb-loader'));
    heights[id] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  expect(Object.entries(heights).filter(([, height]) => height > 20_000)).toEqual([]);
});
