import type { Page } from '@playwright/test';
import { consent, contact, home, localizePath, oneStopService, getRoute } from '@studio/content';
import { plausibleOrigin } from './analytics-host.ts';
import { barriersInSchemes, noBarriers } from './barriers.ts';
import { countedSite } from './counted-site.ts';
import { getSection } from './page-parts.ts';
import { complete, testedLanguages } from './tiers.ts';
import { expect, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

const t = getTranslations('en', 'home', 'one-stop-service', 'contact', 'consent', 'privacy-policy');
const measurementId = 'G-STUDIO1';
const counting = countedSite('analytics', { VITE_GA_ID: measurementId });
const asking = countedSite('analytics-ask', { VITE_GA_ID: measurementId, VITE_ANALYTICS_CONSENT: 'ask' });
const plausible = countedSite('analytics-plausible', {
  VITE_PLAUSIBLE_ORIGIN: plausibleOrigin,
  VITE_ANALYTICS_CONSENT: 'ask',
});

const view = (page: string, title: string) => ({
  counts: measurementId,
  name: 'page_view',
  page,
  title: `${title} · ${t('shell:name')}`,
});
const clickOn = (category: string, label: string) => ({ name: 'Click', category, label });

/** Longer than the site waits for the page to become idle, in milliseconds. */
const aWhile = 1500;

const bar = (page: Page) => page.getByRole('region', { name: t(consent.question) });
const answer = (page: Page, label: 'yes' | 'no') => page.getByRole('button', { name: t(consent[label]) });

/** Enables Global Privacy Control. */
const wantsPrivacy = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });

async function follow(page: Page, name: string) {
  await page
    .getByRole('navigation', { name: t('shell:navigation.label') })
    .getByRole('link', { name })
    .click();
}

async function sendMessage(page: Page) {
  const form = page.locator('main form');
  for (const name of ['name', 'email', 'subject', 'message'])
    await form.locator(`[name="${name}"]`).fill(name === 'email' ? 'ada@example.com' : 'Tea');
  await form.locator('[type="submit"]').click();
}

counting.describe('a site that counts visits', () => {
  counting('counts the first page once, with its query and its title', async ({ page, analytics }) => {
    await page.goto('/en/services?ref=mail');
    await untilHydrated(page);
    await expect.poll(() => analytics.hits).toEqual([view('/en/services?ref=mail', 'Services')]);
    await page.waitForTimeout(aWhile);
    expect(analytics.hits).toHaveLength(1);
  });

  counting(
    'counts each page view once, and again after going back in the history',
    async ({ page, analytics }) => {
      await page.goto('/en/about');
      await untilHydrated(page);
      await follow(page, t(getRoute('faq').name));
      await expect(page).toHaveURL(/faq$/);
      await page.getByRole('searchbox').fill('backup');
      await expect(page).toHaveURL(/backup/);
      await page.goBack();
      await expect(page).toHaveURL(/about$/);
      const paths = () => analytics.hits.map(({ name, page: path }) => `${name} ${path}`);
      await expect.poll(paths).toEqual(['page_view /en/about', 'page_view /en/faq', 'page_view /en/about']);
      await page.waitForTimeout(aWhile);
      // A search is not a page view.
      expect(analytics.hits).toHaveLength(3);
    },
  );

  counting('counts clicks on Contact in the navigation bar', async ({ page, analytics }) => {
    await page.goto('/en/about');
    await untilHydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:pages.contact') })
      .click();
    await expect(page).toHaveURL(/contact$/);
    await expect
      .poll(() => analytics.hits)
      .toContainEqual(expect.objectContaining(clickOn('Navigation', 'Contact')));
    expect(analytics.hits.filter(({ name }) => name === 'Click')).toHaveLength(1);
  });

  counting('counts clicks on Contact in the mobile menu', { tag: complete }, async ({ page, analytics }) => {
    await page.setViewportSize({ width: 375, height: 720 });
    await page.goto('/en/about');
    await untilHydrated(page);
    await page.getByRole('button', { name: t('shell:navigation.open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('shell:pages.contact') })
      .click();
    await expect(page).toHaveURL(/contact$/);
    await expect
      .poll(() => analytics.hits)
      .toContainEqual(expect.objectContaining(clickOn('Navigation', 'Contact')));
    expect(analytics.hits.filter(({ name }) => name === 'Click')).toHaveLength(1);
  });

  counting('counts clicks on Contact in the footer, and on calls to action', async ({ page, analytics }) => {
    await page.goto('/en');
    await untilHydrated(page);
    const [first] = home.hero.actions;
    await page
      .getByRole('main')
      .getByRole('link', { name: t(first.label) })
      .first()
      .click();
    await expect
      .poll(() => analytics.hits)
      .toContainEqual(expect.objectContaining(clickOn('Home', first.href)));

    await page.goto('/en/services/one-stop-service');
    await untilHydrated(page);
    const { title, action } = oneStopService.close;
    await getSection(page, t(title))
      .getByRole('link', { name: t(action.label) })
      .click();
    await expect
      .poll(() => analytics.hits)
      .toContainEqual(expect.objectContaining(clickOn('One-Stop Service', action.href)));

    await page.goto('/en/about');
    await untilHydrated(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell:pages.contact'), exact: true })
      .click();
    await expect
      .poll(() => analytics.hits)
      .toContainEqual(expect.objectContaining(clickOn('Footer', 'Contact')));
  });

  counting(
    'counts a message that is stored, and none that is rejected',
    async ({ page, analytics, pageMessages }) => {
      await page.goto('/en/contact');
      await untilHydrated(page);
      await page.route('/api/v1/contact', (route) => route.fulfill({ status: 503, json: { code: 503 } }));
      await sendMessage(page);
      await expect(page.locator('main form').getByRole('status')).toHaveText(t(contact.form.error));
      expect(pageMessages.splice(0)).toHaveLength(2);

      await page.unroute('/api/v1/contact');
      await sendMessage(page);
      await expect
        .poll(() => analytics.hits)
        .toContainEqual(expect.objectContaining({ name: 'Submit', category: 'Contact' }));
      expect(analytics.hits.filter(({ name }) => name === 'Submit')).toHaveLength(1);
    },
  );

  counting('waits until the page is idle', { tag: complete }, async ({ page, analytics, elsewhere }) => {
    // The browser is not idle until the `rest` event.
    await page.addInitScript(() => {
      const request = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (work) => {
        addEventListener('rest', () => request(work), { once: true });
        return 0;
      };
    });
    await page.goto('/en');
    await untilHydrated(page);
    await page.waitForTimeout(aWhile);
    expect(elsewhere).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event('rest')));
    await expect.poll(() => analytics.hits).toEqual([view('/en', t('home:title'))]);
  });

  counting('counts nothing with Global Privacy Control', async ({ page, elsewhere }) => {
    await wantsPrivacy(page);
    await page.goto('/en');
    await untilHydrated(page);
    await follow(page, t(getRoute('services').name));
    await page.waitForTimeout(aWhile);
    expect(elsewhere).toEqual([]);
  });

  counting('allows only the hosts of Google Analytics', async ({ request }) => {
    const headers = (await request.get('/en')).headers();
    const hosts = headers['content-security-policy']?.match(/https:[^\s;]+/g);
    expect(new Set(hosts)).toEqual(
      new Set([
        'https://*.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ]),
    );
    expect(headers['content-security-policy']).not.toContain('trusted-types');
    expect(headers['content-security-policy-report-only']).toContain("require-trusted-types-for 'script'");
    expect(headers['cross-origin-embedder-policy']).toBe('credentialless');
  });

  for (const behaves of ['hangs', 'is blocked'] as const)
    counting(
      `does not delay the visitor if the analytics host ${behaves}`,
      async ({ page, analytics, elsewhere, pageMessages }) => {
        analytics.behaves = behaves;
        await page.goto('/en/contact');
        await untilHydrated(page);
        await expect.poll(() => elsewhere).toHaveLength(1);

        const startedAt = Date.now();
        await sendMessage(page);
        await expect(page.locator('main form').getByRole('status')).toHaveText(
          t(contact.form.success, contact.values),
        );
        await follow(page, t(getRoute('services').name));
        await expect(page).toHaveTitle(/^Services/);
        // A request to the host would take 30 seconds to fail.
        expect(Date.now() - startedAt).toBeLessThan(25_000);
        expect(analytics.hits).toEqual([]);
        // The browser logs blocked requests itself.
        const noted = pageMessages.splice(0).map((message) => message.replace(/^.*net::(\w+).*$/, '$1'));
        expect(noted).toEqual(behaves === 'hangs' ? [] : ['ERR_BLOCKED_BY_CLIENT']);
      },
    );
});

// With the two sites below, the end-to-end tests in `npm test` took 231 s instead of 193 s.
asking.describe('a site that asks for consent', { tag: complete }, () => {
  for (const { code, label } of testedLanguages('zh-CN')) {
    const translate = getTranslations(code, 'consent', 'privacy-policy');
    asking(`asks in ${label}, accessibly in the light and dark schemes`, async ({ page }) => {
      await page.goto(localizePath('/about', code));
      const asked = page.getByRole('region', { name: translate(consent.question) });
      await expect(asked).toBeVisible();
      await expect(asked.getByRole('status')).toHaveText(translate(consent.question));
      await expect(asked.getByRole('button')).toHaveText([translate(consent.yes), translate(consent.no)]);
      await untilHydrated(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await barriersInSchemes(page, 'body > section')).toEqual(noBarriers);
    });
  }

  asking('causes no layout shift and is not part of the documents', async ({ page, request }) => {
    expect(await (await request.get('/en/about')).text()).not.toContain(t(consent.question));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          // A header that is painted in its fallback font shifts by less.
          if ('value' in entry && Number(entry.value) >= 0.01) console.error('shift', JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/en/about');
    await expect(bar(page)).toBeVisible();
    // Layout shifts fail the test as console errors.
    await page.waitForTimeout(aWhile);
  });

  asking(
    'counts nothing before consent, and then only the current page',
    async ({ page, analytics, elsewhere }) => {
      await page.goto('/en/about');
      await untilHydrated(page);
      await expect(bar(page)).toBeVisible();
      await follow(page, t(getRoute('services').name));
      await expect(page).toHaveTitle(/^Services/);
      await page.waitForTimeout(aWhile);
      expect(elsewhere).toEqual([]);
      expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: '_ga' }));

      await answer(page, 'yes').click();
      await expect(bar(page)).toBeHidden();
      await expect.poll(() => analytics.hits).toEqual([view('/en/services', 'Services')]);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:pages.contact') })
        .click();
      await expect
        .poll(() => analytics.hits.slice(1))
        .toEqual([
          expect.objectContaining(clickOn('Navigation', 'Contact')),
          view('/en/contact', t('contact:title')),
        ]);
    },
  );

  asking('counts nothing after a refusal, and does not ask again', async ({ page, elsewhere }) => {
    await page.goto('/en/about');
    await answer(page, 'no').click();
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await untilHydrated(page);
    await follow(page, t(getRoute('services').name));
    await page.waitForTimeout(aWhile);
    await expect(bar(page)).toBeHidden();
    expect(elsewhere).toEqual([]);
  });

  asking('stores the consent', async ({ page, analytics }) => {
    await page.goto('/en/about');
    await answer(page, 'yes').click();
    await expect.poll(() => analytics.hits).toHaveLength(1);
    await page.goto('/en/faq');
    await untilHydrated(page);
    await expect.poll(() => analytics.hits.map(({ page: path }) => path)).toEqual(['/en/about', '/en/faq']);
    await page.waitForTimeout(aWhile);
    await expect(bar(page)).toBeHidden();
  });

  asking(
    'deletes the cookies when consent is withdrawn on the privacy page',
    async ({ page, context, analytics }) => {
      const { choice } = consent;
      const status = page.getByRole('article').getByRole('status');
      await page.goto('/en/privacy-policy');
      await untilHydrated(page);
      await expect(status).toHaveText(t(choice.notCounted));
      await answer(page, 'yes').click();
      await expect(status).toHaveText(t(choice.counted));
      await expect.poll(() => analytics.hits).toHaveLength(1);
      expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: '_ga' }));

      await page.getByRole('button', { name: t(choice.stop) }).click();
      await expect(status).toHaveText(t(choice.notCounted));
      expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: '_ga' }));
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:pages.contact') })
        .click();
      await expect(page).toHaveURL(/contact$/);
      await page.goto('/en/privacy-policy');
      await untilHydrated(page);
      await page.waitForTimeout(aWhile);
      expect(analytics.hits).toHaveLength(1);

      await page.getByRole('button', { name: t(choice.allow) }).click();
      await expect.poll(() => analytics.hits).toHaveLength(2);
    },
  );

  asking('applies an answer from another tab', async ({ page, context, analytics }) => {
    await page.goto('/en/about');
    await answer(page, 'yes').click();
    await expect.poll(() => analytics.hits).toHaveLength(1);
    const other = await context.newPage();
    await other.goto('/en/privacy-policy');
    await untilHydrated(other);
    await expect.poll(() => analytics.hits).toHaveLength(2);
    await other.getByRole('button', { name: t(consent.choice.stop) }).click();
    await follow(page, t(getRoute('services').name));
    await expect(page).toHaveTitle(/^Services/);
    await page.waitForTimeout(aWhile);
    expect(analytics.hits).toHaveLength(2);
  });

  asking('keeps an answer until the page unloads if storage is blocked', async ({ page, analytics }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('/en/about');
    await answer(page, 'yes').click();
    await follow(page, t(getRoute('services').name));
    await expect
      .poll(() => analytics.hits.map(({ page: path }) => path))
      .toEqual(['/en/about', '/en/services']);
    await expect(bar(page)).toBeHidden();
  });

  asking(
    'does not ask with Global Privacy Control, and states that on the privacy page',
    async ({ page, elsewhere }) => {
      await wantsPrivacy(page);
      await page.goto('/en/privacy-policy');
      await untilHydrated(page);
      await expect(page.getByRole('article').getByRole('status')).toHaveText(t(consent.choice.refused));
      await expect(page.getByRole('button', { name: t(consent.choice.allow) })).toBeDisabled();
      await page.waitForTimeout(aWhile);
      await expect(bar(page)).toBeHidden();
      expect(elsewhere).toEqual([]);
    },
  );

  asking(
    'can be answered with the keyboard, and never covers the focused element',
    async ({ page, analytics }) => {
      await page.goto('/en/terms-of-service');
      await untilHydrated(page);
      await expect(bar(page)).toBeVisible();
      const yes = answer(page, 'yes');
      for (let presses = 0; presses < 80; presses += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          const card = document.querySelector('body > section > div');
          if (!focused || !card || card.contains(focused)) return false;
          const [over, under] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
          return under.bottom > over.top && under.right > over.left && under.left < over.right;
        });
        expect(covered).toBe(false);
        if (await yes.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(yes).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bar(page)).toBeHidden();
      await expect.poll(() => analytics.hits).toHaveLength(1);
    },
  );
});

plausible(
  'a site with Plausible counts with consent, without a script or cookie of another site',
  { tag: complete },
  async ({ page, context, request, analytics, elsewhere }) => {
    await page.goto('/en/about?ref=mail');
    await untilHydrated(page);
    await expect(bar(page)).toBeVisible();
    await page.waitForTimeout(aWhile);
    expect(elsewhere).toEqual([]);

    await answer(page, 'yes').click();
    const counts = new URL(page.url()).hostname;
    const first = { counts, name: 'pageview', page: '/en/about?ref=mail' };
    await expect.poll(() => analytics.hits).toEqual([first]);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:pages.contact') })
      .click();
    await expect
      .poll(() => analytics.hits.slice(1))
      .toEqual([
        expect.objectContaining({ counts, ...clickOn('Navigation', 'Contact') }),
        { counts, name: 'pageview', page: '/en/contact' },
      ]);
    expect(new Set(elsewhere)).toEqual(new Set([`${plausibleOrigin}/api/event`]));
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18next']);

    const headers = (await request.get('/en')).headers();
    expect(headers['content-security-policy']?.match(/https:[^\s;]+/g)).toEqual([plausibleOrigin]);
    expect(headers['content-security-policy']).toContain("trusted-types 'none'");
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
  },
);
