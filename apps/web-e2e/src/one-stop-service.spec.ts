import type { Locator, Page } from '@playwright/test';
import {
  getFormats,
  localizePath,
  oneStopService,
  planEnquiry,
  plans,
  getRoute,
  site,
} from '@studio/content';
import type { Language } from '@studio/i18n';
import { barriersInSchemes, noBarriers } from './barriers.ts';
import { getSection } from './page-parts.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

const { hero, included, comparison, why, pricing, steps, faq, claims, close, values } = oneStopService;
const translationsIn = (code: Language) => getTranslations(code, 'common', 'one-stop-service');
const url = (code: Language) => localizePath('/services/one-stop-service', code);

/** The distance of the prices from the top of the viewport. */
const distance = (page: Page) =>
  page.locator('#pricing').evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)));

/** The positions of all elements in the cards, relative to their top: prices must change in place. */
const places = (cards: Locator) =>
  cards.locator('h3, li, a').evaluateAll((elements) => {
    const top = elements[0]?.getBoundingClientRect().top ?? 0;
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y - top, width, height].map(Math.round).join(' ');
    });
  });

for (const { code, label, tag } of testedLanguages('zh-CN')) {
  const t = translationsIn(code);
  const href = (path: string) => localizePath(path, code);
  const money = (amount: number) => getFormats(code).money(amount);

  test.describe(`the One-Stop Service page in ${label} without JavaScript`, { tag }, () => {
    test.use({ javaScriptEnabled: false });

    test('has links to start, what is included, all prices, a comparison, answers that open, and claims', async ({
      page,
    }) => {
      await page.goto(url(code));
      await expect(page).toHaveTitle(`${t('one-stop-service:title')} · ${t('shell:name')}`);
      await expect(page.locator('main')).not.toContainText('{{');

      await test.step('breadcrumbs, a link to start and a link to the prices', async () => {
        await expect(
          page.getByRole('navigation', { name: t(site.breadcrumbs) }).getByRole('listitem'),
        ).toHaveText([
          t(getRoute('home').name),
          t(getRoute('services').name),
          t(getRoute('one-stop-service').name),
        ]);
        for (const { label, href: to } of hero.actions)
          await expect(getSection(page, t(hero.title)).getByRole('link', { name: t(label) })).toHaveAttribute(
            'href',
            href(to),
          );
      });

      await test.step('the lowest price by the year, and the same by the month', async () => {
        const first = getSection(page, t(hero.title));
        await expect(first.getByText(money(plans[0].yearlyPrice), { exact: true })).toBeVisible();
        await expect(first.getByText(t(hero.monthly, values))).toBeVisible();
      });

      await test.step('what is included, the reasons to choose it, and the first steps', async () => {
        for (const [{ title, items }, count] of [
          [included, 3],
          [why, 4],
          [steps, 3],
        ] as const) {
          const entries = getSection(page, t(title)).getByRole('heading', { level: 3 });
          await expect(entries).toHaveCount(count);
          await expect(entries).toHaveText(items.map(({ title }) => t(title)));
        }
      });

      await test.step('all prices, and a link from each plan to a message about it', async () => {
        await expect(page.getByRole('radio')).toHaveCount(0);
        const cards = page.locator('#pricing').getByRole('article');
        const links = cards.getByRole('link');
        await expect(links).toHaveCount(5);
        for (const [index, plan] of plans.entries()) {
          await expect(links.nth(index)).toHaveAttribute('href', href(planEnquiry(plan.id)));
          if ('monthlyPrice' in plan)
            for (const price of [plan.monthlyPrice, plan.yearlyPrice])
              await expect(page.locator('#pricing').getByText(money(price)).first()).toBeVisible();
        }
      });

      await test.step('a comparison of eight aspects', async () => {
        const aspects = page.getByRole('table', { name: t(comparison.title) }).getByRole('rowheader');
        await expect(aspects).toHaveText(comparison.rows.map(({ label }) => t(label)));
        await expect(aspects).toHaveCount(8);
      });

      await test.step('five answers, one of them with two hours, and four claims', async () => {
        const questions = getSection(page, t(faq.title));
        await expect(questions.locator('summary')).toHaveText(faq.items.map(({ question }) => t(question)));
        await expect(questions.locator('summary')).toHaveCount(5);
        const [, updates] = faq.items;
        await questions.getByRole('heading', { name: t(updates.question) }).click();
        await expect(questions.getByText(t(updates.answer, { hours: 2 }))).toBeVisible();

        const figures = page.getByRole('region', { name: t(claims.label) }).getByRole('definition');
        await expect(figures).toHaveText(['500+', '99%', '24/7', '5★']);
      });

      await test.step('a link to the contact page at the end', async () => {
        const links = getSection(page, t(close.title)).getByRole('link');
        await expect(links).toHaveText([t(close.again.label), t(close.action.label)]);
        await expect(links.nth(1)).toHaveAttribute('href', href('/contact'));
      });
    });
  });

  test(
    `the One-Stop Service page in ${label} shows monthly prices first, and changes them to yearly prices in place`,
    { tag },
    async ({ page }) => {
      await page.goto(url(code));
      await untilHydrated(page);
      const cards = page.locator('#pricing').getByRole('article');
      const table = page.getByRole('table', { name: t(comparison.title) });
      const yearly = page.getByRole('radio', { name: t(pricing.yearly) });
      await expect(cards).toHaveCount(5);

      const expectNoPriceForEnterprise = async () => {
        await expect(cards.last()).toContainText(t(pricing.custom));
        for (const period of [pricing.perMonth, pricing.billedYearly])
          await expect(cards.last().getByText(t(period), { exact: true })).toHaveCount(0);
        await expect(cards.last()).not.toContainText('$');
        await expect(cards.last().getByRole('link')).toHaveText(t(pricing.talk));
      };

      await test.step('Commercial is the most popular plan', async () => {
        await expect(cards.filter({ hasText: t(site.popular) })).toHaveCount(1);
        await expect(cards.first()).toContainText(t(site.popular));
      });

      await test.step('monthly', async () => {
        for (const [index, plan] of plans.entries())
          if ('monthlyPrice' in plan) {
            await expect(cards.nth(index)).toContainText(money(plan.monthlyPrice) + t(pricing.perMonth));
            await expect(cards.nth(index).locator('s')).toHaveCount(0);
          }
        await expectNoPriceForEnterprise();
        await expect(table).toContainText('$3,240');
      });

      await test.step('yearly', async () => {
        const before = await places(cards);
        await yearly.click();
        for (const [index, plan] of plans.entries())
          if ('yearlyPrice' in plan) {
            const card = cards.nth(index);
            await expect(card).toContainText(money(plan.yearlyPrice) + t(pricing.billedYearly));
            await expect(card.locator('s')).toHaveText(money(plan.monthlyPrice));
            await expect(card).toContainText(t(pricing.save, values));
          }
        expect(await places(cards)).toEqual(before);
        await expectNoPriceForEnterprise();
        await expect(table).toContainText('$2,520');
        await expect(table).not.toContainText('$3,240');
      });

      await test.step('a link at the end leads back to the prices', async () => {
        await getSection(page, t(close.title))
          .getByRole('link', { name: t(close.again.label) })
          .click();
        await expect.poll(() => distance(page)).toBeLessThan(80);
      });
    },
  );
}

test.describe('the prices', () => {
  const t = translationsIn('en');

  test('are scrolled to smoothly, by a link and on page load', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<number>();
      addEventListener('scroll', () => {
        seen.add(Math.round(scrollY));
        document.documentElement.dataset['places'] = String(seen.size);
      });
    });
    // Without smooth scrolling, there is one place. A slow machine shows only a few.
    const steps = () => page.evaluate(() => Number(document.documentElement.dataset['places'] ?? 0));

    await page.goto(`${url('en')}#pricing`);
    await expect.poll(() => distance(page)).toBeLessThan(80);
    expect(await steps()).toBeGreaterThan(1);

    await page.goto('/en');
    await page.goto(url('en'));
    await untilHydrated(page);
    await getSection(page, t(hero.title))
      .getByRole('link', { name: t(hero.actions[1].label) })
      .click();
    await expect.poll(() => distance(page)).toBeLessThan(80);
    expect(await steps()).toBeGreaterThan(1);
  });

  test('are readable if neither the complete stylesheet nor the scripts load', async ({
    page,
    pageMessages,
  }) => {
    await page.route(/\/assets\/.*\.(?:css|js)$/, (route) => route.abort());
    await page.goto(url('en'));
    await expect
      .poll(() =>
        page
          .locator('#pricing article')
          .first()
          .evaluate((card) => card.checkVisibility()),
      )
      .toBe(true);
    // The browser logs the failed requests.
    pageMessages.length = 0;
  });

  for (const [way, press] of [
    ['a press', (radio: Locator) => radio.click()],
    ['a tap', (radio: Locator) => radio.tap()],
    ['the keyboard', (radio: Locator) => radio.press('Space')],
  ] as const)
    test(`change by ${way} as the first interaction`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ hasTouch: true, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(url('en'));
      await press(page.getByRole('radio', { name: t(pricing.yearly) }));
      await expect(page.locator('#pricing').getByRole('article').first()).toContainText('$72');
      await expect(page.getByRole('table')).toContainText('$2,520');
      await context.close();
    });

  test('follow the last of two quick clicks', async ({ page }) => {
    await page.goto(url('en'));
    await untilHydrated(page);
    const radios = [pricing.yearly, pricing.monthly].map((name) =>
      page.getByRole('radio', { name: t(name) }),
    );
    await radios[0]?.scrollIntoViewIfNeeded();
    // Not `click` of a locator: its checks before the click take longer than a visitor.
    const boxes = await Promise.all(radios.map((radio) => radio.boundingBox()));
    expect(boxes).not.toContain(null);
    for (const box of boxes) if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('radio', { name: t(pricing.monthly) })).toBeChecked();
    await expect(page.locator('#pricing').getByRole('article').first()).not.toContainText('$72');
  });

  test('fit viewports of 375, 768, 1024 and 1440 px, with aligned features in each row', async ({ page }) => {
    await page.goto(url('en'));
    await untilHydrated(page);
    const cards = page.locator('#pricing').getByRole('article');
    for (const width of [375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${String(width)} px`)
        .toBe(width);
      // The popular plan, which is the first, is as wide as two others.
      const rows =
        width < 640
          ? []
          : width < 1088
            ? [
                [1, 2],
                [3, 4],
              ]
            : [[0, 1, 2, 3, 4]];
      const tops = await cards.evaluateAll((all) =>
        all.map((card) =>
          [...card.querySelectorAll('li')].map((item) => Math.round(item.getBoundingClientRect().top)),
        ),
      );
      for (const [first = 0, ...others] of rows)
        for (const other of others) expect(tops[other], `at ${String(width)} px`).toEqual(tops[first]);
    }
  });

  test('are accessible with yearly billing in both schemes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url('en'));
    await untilHydrated(page);
    await page.getByRole('radio', { name: t(pricing.yearly) }).click();
    expect(await barriersInSchemes(page, '#pricing')).toEqual(noBarriers);
  });
});
