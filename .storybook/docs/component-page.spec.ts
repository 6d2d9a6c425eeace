import { expect } from '@playwright/test';
import { test } from '../built-storybook.ts';

test('the docs page of a component has its status, its size and its guide', async ({ page, origin }) => {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=primitives-button--docs`);
  await expect(page.getByText(/^Stable/)).toBeVisible();
  await expect(page.getByText(/\d\.\d KB JavaScript and \d\.\d KB CSS/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'When to use' })).toBeVisible();
});
