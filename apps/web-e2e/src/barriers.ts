import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What bars somebody from the page, by all rules or by those that are named. */
export async function barriersOn(page: Page, ...rules: string[]) {
  const axe = new AxeBuilder({ page });
  // There is no frame to look into, and nobody reads what is well: without both it takes half the time.
  axe.setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: rules } }),
  });
  return (await axe.analyze()).violations;
}
