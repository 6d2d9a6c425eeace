import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { helpersScript } from '../../../tools/accessibility/helpers.ts';

interface BarrierOptions {
  /** The rules to apply. @default all */
  rules?: readonly string[];
  /** Selects the part of the page to look at. @default all of it */
  within?: string;
}

/** No violations in either scheme. */
export const noBarriers = { light: [], dark: [] };

/** Returns the accessibility violations that axe finds on a page. */
export async function barriersOn(page: Page, { rules, within = 'html' }: BarrierOptions = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    // Without transitions, the colors of the other scheme are there at once.
    await page.evaluate(helpersScript);
  }
  // The function runs in the page, which has its own `axe` now.
  return page.evaluate(
    async ([values, part]) => {
      const { violations } = await axe.run(part, {
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values: [...values] } }),
      });
      return violations;
    },
    [rules, within] as const,
  );
}

/** The violations in the light and the dark scheme, which differ only in colors. */
export async function barriersInSchemes(page: Page, within = 'html') {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await barriersOn(page, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  return { light, dark: await barriersOn(page, { within, rules: ['color-contrast'] }) };
}
