import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns the accessibility violations that axe finds, with all rules or the given ones. */
export async function barriersOn(page: Page, ...rules: string[]) {
  const axe = new AxeBuilder({ page });
  // Skips frames, as the site has none, and details of passed rules: this halves the time.
  axe.setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: rules } }),
  });
  return (await axe.analyze()).violations;
}
