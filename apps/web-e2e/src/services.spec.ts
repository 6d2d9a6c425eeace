import { localizePath, mainServices, moreServices, priceLines, servicesOverview } from '@studio/content';
import { getSection } from './page-parts.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

const { hero, cards, why, custom, approach, close } = servicesOverview;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { code, label, tag } of testedLanguages('zh-TW')) {
    const t = getTranslations(code, 'services');
    const href = (path: string) => localizePath(path, code);

    test(
      `the services page in ${label} has services with prices, reasons, steps and calls to action`,
      { tag },
      async ({ page }) => {
        await page.goto(href('/services'));
        await expect(page).toHaveTitle(`${t('services:title')} · ${t('shell:name')}`);

        await test.step('two links in the hero: to the contact page and to the services', async () => {
          const links = getSection(page, t(hero.title)).locator('[data-slot=actions]').getByRole('link');
          await expect(links).toHaveText(hero.actions.map(({ label }) => t(label)));
          await expect(links.nth(0)).toHaveAttribute('href', href('/contact'));
          await expect(links.nth(1)).toHaveAttribute('href', href('/services#services'));
        });

        await test.step('six islands, each with a price and a link to its service', async () => {
          const islands = page.getByRole('list', { name: t(cards.title) }).getByRole('listitem');
          const links = islands.getByRole('link');
          await expect(links).toHaveCount(6);
          await expect(links).toHaveText(mainServices.map(({ name }) => t(name)));
          for (const [index, service] of mainServices.entries()) {
            const { text, values } = priceLines[service.id];
            await expect(links.nth(index)).toHaveAttribute('href', href(service.href));
            await expect(islands.nth(index)).toContainText(t(text, values));
          }
        });

        await test.step('five reasons, with a link to the about page', async () => {
          const part = getSection(page, t(why.title));
          await expect(part.getByRole('listitem')).toHaveCount(5);
          await expect(part.getByRole('heading', { level: 3 })).toHaveText(
            why.items.map(({ title }) => t(title)),
          );
          await expect(part.getByRole('link', { name: t(why.action.label) })).toHaveAttribute(
            'href',
            href('/about'),
          );
        });

        await test.step('an invitation to enquire about other work, and more services', async () => {
          const part = getSection(page, t(custom.title));
          await expect(part.getByRole('link', { name: t(custom.action.label) })).toHaveAttribute(
            'href',
            href('/contact'),
          );
          const links = part.getByRole('listitem').getByRole('link');
          await expect(links).toHaveText(moreServices.map(({ name }) => t(name)));
          await expect(part.getByRole('listitem')).toContainText(
            moreServices.map(({ id }) => t(priceLines[id].text, priceLines[id].values)),
          );
        });

        await test.step('three steps, and a call to action at the end', async () => {
          const steps = getSection(page, t(approach.title));
          await expect(steps.getByRole('listitem')).toHaveCount(3);
          await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
            approach.items.map(({ title }) => t(title)),
          );
          await expect(getSection(page, t(close.title)).getByRole('link')).toHaveAttribute(
            'href',
            href('/contact'),
          );
        });
      },
    );
  }
});

test('the second button of the hero scrolls to the services', async ({ page }) => {
  await page.goto('/en/services');
  await untilHydrated(page);
  const t = getTranslations('en', 'services');
  await page.getByRole('link', { name: t(hero.actions[1].label) }).click();
  await expect(page).toHaveURL(/\/en\/services#services$/);
  await expect(page.getByRole('list', { name: t(cards.title) })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});
