import {
  chatLink,
  company,
  contacts,
  footer,
  home,
  languages,
  localizePath,
  mainServices,
  phoneLink,
  getRoute,
} from '@studio/content';
import type { Page } from '@playwright/test';
import { getSection } from './page-parts.ts';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { code, label, tag } of testedLanguages('en')) {
    const t = getTranslations(code, 'home');

    test.describe(`in ${label}`, { tag }, () => {
      test.use({ locale: code });

      test('the home page has links to start, work, services, statistics and answers, and a footer', async ({
        page,
      }) => {
        for (const prefix of [undefined, code])
          await test.step(`the main links at ${localizePath('/', prefix)}`, async () => {
            await page.goto(localizePath('/', prefix));
            await expect(page.locator('html')).toHaveAttribute('lang', code);
            await expect(page).toHaveTitle(`${t('home:title')} · ${t('shell:name')}`);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(home.hero.title));
            for (const { label, href } of home.hero.actions)
              await expect(page.getByRole('link', { name: t(label) })).toHaveAttribute(
                'href',
                localizePath(href, prefix),
              );
          });

        await test.step('the work and the services', async () => {
          const what = getSection(page, t(home.what.title));
          await expect(what.getByRole('listitem')).toHaveText(
            home.what.list.map(({ title, text }) => `${t(title)}${t(text)}`),
          );
          await expect(what.getByRole('link', { name: t(home.what.action.label) })).toHaveAttribute(
            'href',
            localizePath('/about', code),
          );

          const services = getSection(page, t(home.services.title));
          const names = services.getByRole('heading', { level: 3 });
          await expect(names).toHaveCount(6);
          for (const { name, href } of mainServices)
            await expect(names.getByRole('link', { name: t(name) })).toHaveAttribute(
              'href',
              localizePath(href, code),
            );
          expect(mainServices).toHaveLength(6);
          const { action } = home.services.first;
          await expect(
            services.getByRole('article').getByRole('link', { name: t(action.label) }),
          ).toHaveAttribute('href', localizePath(action.href, code));
          await expect(services.getByRole('article')).toContainText('$72');

          await expect(
            getSection(page, t(home.work.title)).getByRole('link', { name: t(home.work.action.label) }),
          ).toHaveAttribute('href', localizePath(home.work.action.href, code));
        });

        await test.step('the statistics of the studio', async () => {
          const figures = page.getByRole('region', { name: t(home.stats.label) });
          for (const { value, label } of home.stats.items) {
            await expect(figures).toContainText(t(value, home.values));
            await expect(figures).toContainText(t(label, home.values));
          }
          await expect(figures).toContainText('48hr');
          await expect(figures).toContainText(t(home.stats.answer.text));
        });

        await test.step('answers, the first of which is open', async () => {
          for (const [index, { question, answer }] of home.faq.items.entries()) {
            if (index > 0) await page.getByRole('heading', { name: t(question) }).click();
            await expect(page.getByText(t(answer))).toBeVisible();
          }
        });

        await test.step('a footer with a summary, links to the pages and the contact details', async () => {
          const footing = page.getByRole('contentinfo');
          await expect(footing).toContainText(t(company.about));
          const hrefs = await footing
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
          for (const href of [
            ...footer.profiles.items.map((profile) => profile.href),
            ...[...footer.links.routes, ...footer.legal].map((id) => localizePath(getRoute(id).path, code)),
            ...mainServices.map((service) => localizePath(service.href, code)),
            ...contacts.flatMap(({ phone }) => [
              phoneLink(t(phone)),
              chatLink(t(phone), t(company.chatMessage)),
            ]),
            `mailto:${t(company.email)}`,
          ])
            expect(hrefs).toContain(href);
          for (const { remark } of contacts) await expect(footing).toContainText(t(remark));
          await expect(footing.locator('details figure')).toHaveCount(contacts.length);
          // The site may have been built last year.
          await expect(footing).toContainText(new RegExp(t(footer.copyright, { year: String.raw`\d{4}` })));
        });
      });
    });
  }

  test('links change to every other language', async ({ page }) => {
    for (const { code, label } of languages)
      for (const part of ['banner', 'contentinfo'] as const) {
        await page.goto('/');
        await page.getByRole(part).getByRole('link', { name: label, exact: true }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', code);
      }
  });
});

test('a language that is only in localStorage is used after hydration', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('i18nextLng', 'zh-HK');
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getTranslations('zh-TW', 'home')(home.hero.title),
  );
  await expect(page).toHaveTitle(new RegExp(getTranslations('zh-TW', 'home')('home:title')));
});

test('a document that was built last year shows the current year, without errors', async ({ page }) => {
  await page.clock.setFixedTime('2041-03-01T12:00:00Z');
  await page.goto('/en');
  await untilHydrated(page);
  await expect(
    page.getByText(getTranslations('en')('common:footer.copyright', { year: 2041 })),
  ).toBeVisible();
});

test('the language of a prefix is stored for the next visit without one', async ({ page, baseURL }) => {
  await page.goto('/zh-TW');
  await untilHydrated(page);
  await page.getByRole('link', { name: getTranslations('zh-TW')('shell:site.home') }).click();
  await expect(page).toHaveURL(`${baseURL ?? ''}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
});

test('a page renders if cookies and storage are blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The visitor refuses this.', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto('/zh-TW');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getTranslations('zh-TW', 'home')(home.hero.title),
  );
});

test('the first Tab stop is a visible skip link', async ({ page }) => {
  await page.goto('/en');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: getTranslations('en')('shell:site.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: getTranslations('en')(home.hero.actions[0].label) }),
  ).toBeFocused();
});

test('every character of the headings renders in the typeface of the site', async ({ page }) => {
  await page.goto('/en');
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.load('600 1rem "Radio Canada Big Variable"'));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, main h2',
  });
  expect(nodeIds.length).toBeGreaterThan(3);
  for (const nodeId of nodeIds) {
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName)).toEqual(['Radio Canada Big']);
  }
});

test.describe('the motes on the lake of the home page', () => {
  const motes = (page: Page) => page.locator('canvas');
  const picture = (page: Page) =>
    motes(page).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));

  test('starts with 40, adds 6 per click, and never has more than 80', async ({ page }) => {
    await page.goto('/en');
    await expect(motes(page)).toHaveAttribute('data-motes', '40');
    const before = await picture(page);
    await expect.poll(() => picture(page)).not.toBe(before);
    const lead = page.getByText(getTranslations('en', 'home')(home.hero.lead));
    await lead.click();
    await expect(motes(page)).toHaveAttribute('data-motes', '46');
    await lead.click({ clickCount: 9 });
    await expect(motes(page)).toHaveAttribute('data-motes', '80');
  });

  test('does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en');
    await expect(motes(page)).toHaveAttribute('data-motes', '40');
    const before = await picture(page);
    await page.waitForTimeout(300);
    expect(await picture(page)).toBe(before);
  });
});

test('with reduced motion, a new size of the text has no transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet);
  const transitions = await page.evaluate(() => {
    document.documentElement.style.fontSize = '20px';
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});
