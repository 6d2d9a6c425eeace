import { languages, localizePath, navigation, routes, site } from '@studio/content';
import type { Locator, Page } from '@playwright/test';
import { testedLanguages } from './tiers.ts';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';
import { helpersScript } from '../../../tools/accessibility/helpers.ts';
import { findOverflow } from '../../../tools/accessibility/overflow.ts';

const bar = (page: Page) => page.getByRole('banner');

for (const { code, label, tag } of testedLanguages('zh-TW')) {
  const t = getTranslations(code);
  const contact = localizePath('/contact', code);

  test.describe(`the navigation bar in ${label}`, { tag }, () => {
    test('links to the main pages in that language, and home with the logo', async ({ page }) => {
      await page.goto(localizePath('/about', code));
      await untilHydrated(page);
      for (const { name, path } of navigation.links)
        await expect(bar(page).getByRole('link', { name: t(name), exact: true })).toHaveAttribute(
          'href',
          localizePath(path, code),
        );
      await expect(bar(page).getByRole('link', { name: t(navigation.contact.label) })).toHaveAttribute(
        'href',
        contact,
      );
      await expect(bar(page).getByRole('link', { name: t(site.home) })).toHaveAttribute('href', '/');
    });

    test('is a full-screen menu on a phone, which closes when a page is chosen', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(localizePath('/about', code));
      await untilHydrated(page);
      await page.evaluate(() => {
        scrollTo(0, 600);
      });
      await page.getByRole('button', { name: t(navigation.open) }).click();
      const menu = page.getByRole('dialog', { name: t(navigation.menu) });
      await expect(menu).toBeVisible();
      expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 });

      await menu.getByRole('link', { name: t('shell:pages.services'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${localizePath('/services', code)}$`));
      await expect(menu).toBeHidden();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test('offers all three languages, and changes the language in place', async ({ page }) => {
      await page.goto(localizePath('/about', code));
      await untilHydrated(page);
      let current = code;
      for (const { code: other, label } of languages.toReversed()) {
        await bar(page)
          .getByRole('button', { name: getTranslations(current)(site.languages) })
          .click();
        const menu = page.getByRole('menu');
        await expect(menu.getByRole('menuitemradio')).toHaveText(languages.map((each) => each.label));
        await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText(
          languages.filter((each) => each.code === current).map((each) => each.label),
        );
        await menu.getByRole('menuitemradio', { name: label }).click();
        await expect(menu).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`${localizePath('/about', other)}$`));
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          getTranslations(other, 'about')('about:hero.title'),
        );
        const prefixes = await page
          .locator('main a[href^="/"], footer ul:not(:has([hreflang])) a[href^="/"]')
          .evaluateAll((links) => [
            ...new Set(links.map((link) => link.getAttribute('href')?.split('/')[1])),
          ]);
        expect(prefixes).toEqual([other]);
        current = other;
      }
    });
  });
}

test.describe('the navigation bar', () => {
  const t = getTranslations('en');

  test('changes its background when the page is scrolled by more than 20 px', async ({ page }) => {
    await page.goto('/en');
    await untilHydrated(page);
    const ground = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    const clear = await ground();
    const scrollTo = (top: number) =>
      page.evaluate((y) => {
        window.scrollTo(0, y);
      }, top);
    await scrollTo(20);
    await page.waitForTimeout(300);
    expect(await ground()).toBe(clear);
    await scrollTo(21);
    await expect.poll(ground).not.toBe(clear);
    await scrollTo(0);
    await expect.poll(ground).toBe(clear);
  });

  test('keeps the lake when the page changes: the text over it fades in, without motion if the visitor wants none', async ({
    page,
  }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/en');
      await untilHydrated(page);
      const link = bar(page).getByRole('link', { name: t('shell:pages.services'), exact: true });
      const fading = await link.evaluate(async (element: HTMLElement) => {
        const title = () => document.querySelector('h1')?.textContent;
        const before = title();
        element.click();
        while (title() === before) await new Promise(requestAnimationFrame);
        return document.getAnimations().flatMap(({ constructor, effect }) => {
          const target = constructor === Animation && effect instanceof KeyframeEffect && effect.target;
          return target instanceof HTMLElement && target.closest('main') ? [target.dataset['slot']] : [];
        });
      });
      expect([...new Set(fading)]).toEqual(reducedMotion === 'reduce' ? [] : ['poster-content']);
    }
  });

  test('marks the current page, Services for each service, and Work for case studies', async ({ page }) => {
    for (const { id, path } of routes.filter(({ id }) => id !== 'linktree')) {
      const expected = navigation.links.filter(
        (link) =>
          path === link.path ||
          (link.path !== '/' && path.startsWith(`${link.path}/`)) ||
          (id === 'case-studies' && link.path === '/portfolio'),
      );
      await page.goto(localizePath(path, 'en'));
      await expect(bar(page).locator('nav [aria-current=page]'), id).toHaveText(
        expected.map(({ name }) => t(name)),
      );
    }
  });

  test('on a phone, traps focus in the open menu, and restores it and the scroll position on Escape', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/en/about');
    await untilHydrated(page);
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollY).toBe(300);
    const open = page.getByRole('button', { name: t(navigation.open) });
    await open.press('Enter');
    const menu = page.getByRole('dialog', { name: t(navigation.menu) });
    await expect(menu).toBeVisible();
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press('Tab');
      // After the last control, focus moves to the browser UI, and no element of the page has it.
      expect(
        await menu.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await expect.poll(scrollY).toBe(300);
  });

  test('on a phone, going back closes the menu and stays on the page, which keeps its scroll position', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/en/faq');
    await page.goto('/en/about');
    await untilHydrated(page);
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollY).toBe(300);
    await page.getByRole('button', { name: t(navigation.open) }).click();
    const menu = page.getByRole('dialog', { name: t(navigation.menu) });
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/en\/about$/);
    await expect.poll(scrollY).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/faq$/);
  });

  test('at 400 % zoom, every link of the menu can be reached, and none is clipped', async ({ page }) => {
    await page.addInitScript(helpersScript);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/en/about');
    await untilHydrated(page);
    await page.getByRole('button', { name: t(navigation.open) }).click();
    const menu = page.getByRole('dialog', { name: t(navigation.menu) });
    await expect(menu).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    const links = await menu.getByRole('link').all();
    expect(links.length).toBeGreaterThan(navigation.links.length);
    for (const link of links) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
      // No fixed part of the menu covers the link.
      await link.click({ trial: true });
    }
  });

  test('changes the language of an unprefixed path in place, and stores it', async ({ page, baseURL }) => {
    await page.goto('/about');
    await untilHydrated(page);
    // The texts of the other language move what follows them, and may arrive late on a busy machine.
    await page.evaluate(() => {
      new MutationObserver(() => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                if ('hadRecentInput' in entry && !entry.hadRecentInput)
                  console.error('Something moved by itself.');
            }).observe({ type: 'layout-shift' });
          });
        });
      }).observe(document.documentElement, { attributeFilter: ['lang'] });
    });
    await bar(page)
      .getByRole('button', { name: t(site.languages) })
      .click();
    await page.getByRole('menuitemradio', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.waitForTimeout(700);
    expect(page.url()).toBe(`${baseURL ?? ''}/about`);
    await expect(page).toHaveTitle(
      getTranslations('zh-CN', 'about')(site.title, {
        title: getTranslations('zh-CN', 'about')('about:title'),
      }),
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  test('shows a message if a language cannot be loaded, and keeps the current one', async ({
    page,
    pageMessages,
  }) => {
    await page.route('**/locales/zh-TW/*', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/about');
    await untilHydrated(page);
    await bar(page)
      .getByRole('button', { name: t(site.languages) })
      .click();
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
    await expect(page.getByText(t(site.languageFailed, { language: '繁體中文' })).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getTranslations('en', 'about')('about:hero.title'),
    );
    pageMessages.length = 0;
  });
});

test.describe('going back in the history', () => {
  const t = getTranslations('en', 'contact');

  test('restores the scroll position, also after a reload and when going forward again', async ({ page }) => {
    await page.goto('/en');
    await untilHydrated(page);
    const card = page.getByRole('main').getByRole('link', { name: t('shell:pages.cloud-solutions') });
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await card.click();
    await expect(page).toHaveURL(/cloud-solutions$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(/\/en$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.goForward();
    await expect(page).toHaveURL(/cloud-solutions$/);
    await page.reload();
    await untilHydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/en$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.goForward();
    await expect(page).toHaveURL(/cloud-solutions$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('restores an unsent message', async ({ page }) => {
    const message = page.getByRole('textbox', { name: t('contact:form.message.label') });
    await page.goto('/en/contact');
    await untilHydrated(page);
    await message.fill('We have forty products.');
    await bar(page)
      .getByRole('link', { name: t('shell:pages.services'), exact: true })
      .click();
    // The form is removed only when the other page is rendered.
    await expect(message).toHaveCount(0);
    await page.goBack();
    await expect(message).toHaveValue('We have forty products.');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the footer is at most 360 px high at 1440 px, and 1,050 px on a phone', async ({ page }) => {
    for (const { code } of languages) {
      await page.goto(localizePath('/faq', code));
      await untilHydrated(page);
      for (const [width, most] of [
        [1440, 360],
        [375, 1050],
      ] as const) {
        await page.setViewportSize({ width, height: 812 });
        expect((await page.locator('footer').boundingBox())?.height, code).toBeLessThanOrEqual(most);
      }
    }
  });
});

test('hovering over a link prerenders its page, and a click shows it', async ({ page }) => {
  const t = getTranslations('en', 'faq', 'about');
  const titled = (title: string) => t(site.title, { title });
  await page.goto('/en/faq');
  await untilHydrated(page);
  const link = bar(page).getByRole('link', { name: t('shell:pages.about'), exact: true });
  await link.hover();
  const heading = page.locator('h1').filter({ hasText: t('about:hero.title') });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeHidden();
  await heading.evaluate((element) => {
    element.dataset['rendered'] = 'before';
  });
  await expect(page).toHaveTitle(titled(t('faq:title')));
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);

  await link.click();
  await expect(page.locator('h1')).toHaveText([t('about:hero.title')]);
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAttribute('data-rendered', 'before');
  await expect(page).toHaveTitle(titled(t('about:title')));
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
});

test('the first frame after a click has the first screen, the next one the sections below', async ({
  page,
}) => {
  const t = getTranslations('en', 'faq');
  await page.goto('/en');
  await untilHydrated(page);
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (work) => waiting.push(work);
    addEventListener('frame', () => {
      for (const work of waiting.splice(0)) work(performance.now());
    });
  });
  await bar(page)
    .getByRole('link', { name: t('shell:pages.faq'), exact: true })
    .click();
  await expect(page.locator('h1')).toHaveText([t('faq:hero.title')]);
  const ofFirstSection = page.locator('main h1');
  const ofLastSection = page.locator('main h2').last();
  const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
  expect(await ofFirstSection.evaluate(isLaidOut)).toBe(true);
  expect(await ofLastSection.evaluate(isLaidOut)).toBe(false);

  await page.evaluate(() => dispatchEvent(new Event('frame')));
  await expect.poll(() => ofLastSection.evaluate(isLaidOut)).toBe(true);
  await expect(page.locator('main [style*=content-visibility]')).toHaveCount(0);
});

test('a hash with an invalid percent-encoding is no error', async ({ page }) => {
  await page.goto('/en/faq');
  await untilHydrated(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#100%';
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/#100%$/);
  // The code of the page still works.
  const question = page.locator('main').locator('[aria-expanded]').nth(1);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('a page is unmounted after navigation', async ({ page }) => {
  const t = getTranslations('en', 'contact');
  await page.goto('/en/about');
  await untilHydrated(page);
  const contact = bar(page).getByRole('link', { name: t(navigation.contact.label) });
  await contact.hover();
  await expect(page.locator('main form')).toHaveCount(1);
  await contact.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact:hero.title'));
  await page.goBack();
  await expect(page.locator('main form')).toHaveCount(0);
});

test('every part of the longest page is visible after a click on a link', async ({ page }) => {
  await page.goto('/en/services');
  await untilHydrated(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: getTranslations('en')('shell:pages.one-stop-service') });
  await link.first().hover();
  await expect(page.locator('main h1')).toHaveCount(2);
  const isVisible = (part: Locator) => part.evaluate((element) => element.checkVisibility());
  const end = page.locator('footer p').last();
  expect(await isVisible(end)).toBe(true);
  await link.first().click();
  await expect(page.locator('main h1')).toHaveCount(1);
  for (const part of [...(await page.locator('main h2').all()), end])
    expect(await isVisible(part)).toBe(true);
});

test('while a page loads slowly, a spinner shows and the previous page stays visible', async ({ page }) => {
  const { promise: wasSeen, resolve: arrive } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/about-/, async (route) => {
    await wasSeen;
    await route.continue();
  });
  await page.goto('/en');
  await untilHydrated(page);
  const t = getTranslations('en', 'home', 'about');
  await bar(page)
    .getByRole('link', { name: t('shell:pages.about'), exact: true })
    .click();
  const spinner = page.getByRole('status').filter({ hasText: t(site.loading) });
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home:hero.title'));
  arrive(undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('about:hero.title'));
  await expect(spinner).toHaveCount(0);
});
