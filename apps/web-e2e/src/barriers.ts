import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface What {
  /** The rules to apply. @default all */
  rules?: readonly string[];
  /** Selects the part of the page to look at. @default all of it */
  within?: string;
}

/** No violations in either scheme. */
export const noBarriers = { light: [], dark: [] };

/** Returns the accessibility violations that axe finds on a page. */
export async function barriersOn(page: Page, { rules, within = 'html' }: What = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    // Colors change with the scheme at once.
    await page.evaluate(() => {
      const styles = new CSSStyleSheet();
      styles.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets.push(styles);
    });
  }
  // The page has its own `axe` now. Details of passed rules would take most of the time.
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
