import {
  contact,
  enquiries,
  faq,
  getFormats,
  languages,
  localizePath,
  navigation,
  planEnquiry,
  plans,
  privacyPolicy,
  routes,
  type FaqItem,
} from '@studio/content';
import { written } from '../message.ts';
import { getTranslations } from '../get-translations.ts';
import type { EnginePage } from './engine.ts';
import { expect, test, untilHydrated, visibleTexts } from './engine-test.ts';
import { blankPath, startFaultProxy } from './fault-proxy.ts';
import { sampleContrasts } from './sample-contrasts.ts';
import { notShown, reportTexts } from './texts.ts';

/** The tag of tests for the other engines only: in Chromium, the tests outside this folder have these journeys. */
const others = '@others';

const scrollTop = (page: EnginePage) => page.evaluate(() => Math.round(scrollY));
/** Whether the page has the same scroll position for ten frames. Runs in the page. */
const hasStoppedScrolling = async () => {
  const before = scrollY;
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  return scrollY === before;
};
const path = async (page: EnginePage) => new URL(await page.url()).pathname;
const heading = (page: EnginePage) => visibleTexts(page, 'h1');
const questions = (page: EnginePage) => visibleTexts(page, 'main [aria-controls]');

/** Opens a page of the site and waits until it can be used. */
async function open(page: EnginePage, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
}

test('a link shows the next page in the same document, and back restores the scroll position', async ({
  enginePage,
  provider,
}) => {
  const t = getTranslations('en', 'home', 'cloud-solutions');
  const card = 'main a[href="/en/services/cloud-solutions"]';
  await open(enginePage, `${provider.url}/en`);
  await enginePage.evaluate(() => {
    addEventListener('click', () => Object.assign(window, { placeOfClick: Math.round(scrollY) }), {
      capture: true,
    });
  });
  await enginePage.click(card);
  await expect.poll(() => heading(enginePage)).toEqual([t('cloud-solutions:hero.title')]);
  await expect.poll(() => scrollTop(enginePage)).toBe(0);

  // A new document would not have this property.
  const place = await enginePage.evaluate(() => ('placeOfClick' in window ? Number(window.placeOfClick) : 0));
  expect(place).toBeGreaterThan(300);
  await enginePage.back();
  await expect.poll(() => heading(enginePage)).toEqual([t('home:hero.title')]);
  await expect.poll(() => scrollTop(enginePage)).toBe(place);
  await enginePage.forward();
  await expect.poll(() => heading(enginePage)).toEqual([t('cloud-solutions:hero.title')]);
  expect(await path(enginePage)).toBe('/en/services/cloud-solutions');
  expect(await enginePage.evaluate(() => 'placeOfClick' in window)).toBe(true);
});

test('a link at the end of a page shows a shorter page from its top', async ({ enginePage, provider }) => {
  const t = getTranslations('en', 'privacy-policy');
  await open(enginePage, `${provider.url}/en`);
  await enginePage.click('footer a[href="/en/privacy-policy"]');
  await expect.poll(() => heading(enginePage)).toEqual([t('privacy-policy:hero.title')]);
  await expect.poll(() => scrollTop(enginePage)).toBe(0);
});

for (const from of ['a link', 'a direct load'] as const)
  test(`a link within a page that was opened by ${from} shows its target, and back restores the scroll position`, async ({
    enginePage,
    provider,
  }) => {
    const t = getTranslations('en', 'privacy-policy');
    const target = (privacyPolicy.sections.at(-1) ?? privacyPolicy.sections[0]).id;
    if (from === 'a direct load') await open(enginePage, `${provider.url}/en/privacy-policy`);
    else {
      await open(enginePage, `${provider.url}/en/faq`);
      // Drivers scroll a link into view before they click it.
      await enginePage.evaluate(() => {
        scrollTo({ top: 250, behavior: 'instant' });
        document.querySelector<HTMLAnchorElement>('footer a[href="/en/privacy-policy"]')?.click();
      });
    }
    await expect.poll(() => heading(enginePage)).toEqual([t('privacy-policy:hero.title')]);
    // The page scrolls to its top once more when all of it is laid out.
    await expect
      .poll(() =>
        enginePage.evaluate(() => document.querySelectorAll('main [style*="content-visibility"]').length),
      )
      .toBe(0);
    await expect.poll(() => scrollTop(enginePage)).toBe(0);
    const link = 'main nav li:last-child a';
    // With the keyboard: a driver would scroll and click within one frame.
    await enginePage.evaluate((selector) => {
      const element = document.querySelector<HTMLElement>(selector);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      element?.focus({ preventScroll: true });
    }, link);
    await expect.poll(() => enginePage.evaluate(hasStoppedScrolling)).toBe(true);
    const place = await scrollTop(enginePage);
    expect(place).toBeGreaterThan(300);
    await enginePage.press('Enter');
    await expect
      .poll(() =>
        enginePage.evaluate((id) => {
          const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
          return top >= 0 && top < innerHeight;
        }, target),
      )
      .toBe(true);
    // Screen readers and the next Tab key continue there.
    expect(await enginePage.evaluate(() => document.activeElement?.id)).toBe(target);
    expect(await enginePage.evaluate(() => location.hash)).toBe(`#${target}`);

    // Going back during smooth scrolling would add the rest of it.
    await expect.poll(() => enginePage.evaluate(hasStoppedScrolling)).toBe(true);
    await enginePage.back();
    // Engines round a position to pixels in different ways.
    await expect.poll(async () => Math.abs((await scrollTop(enginePage)) - place)).toBeLessThan(2);
    expect(await enginePage.evaluate(() => location.hash)).toBe('');
  });

test('the language menu changes the language in place', { tag: others }, async ({ enginePage, provider }) => {
  await open(enginePage, `${provider.url}/en/about`);
  for (const { code } of languages.toReversed()) {
    await enginePage.click('header [aria-haspopup=menu]');
    await enginePage.click(`[role=menuitemradio][lang=${code}]`);
    await expect
      .poll(() => heading(enginePage))
      .toEqual([getTranslations(code, 'about')('about:hero.title')]);
    expect(await enginePage.evaluate(() => document.documentElement.lang)).toBe(code);
    expect(await path(enginePage)).toBe(localizePath('/about', code));
    await expect.poll(() => visibleTexts(enginePage, '[role=menu]')).toEqual([]);
  }
});

test('questions are filtered by subject, and searched', { tag: others }, async ({ enginePage, provider }) => {
  const t = getTranslations('zh-TW', 'faq');
  const items: readonly FaqItem[] = faq.items;
  await open(enginePage, `${provider.url}/zh-TW/faq`);
  await enginePage.click('main input[value=tech]');
  await expect
    .poll(() => questions(enginePage))
    .toEqual(items.filter(({ category }) => category === 'tech').map(({ question }) => t(question)));
  await enginePage.type('main [type=search]', 'postgresql');
  await expect.poll(() => questions(enginePage)).toEqual([t('faq:items.technology.question')]);
  await enginePage.type('main [type=search]', 'zebra');
  await expect.poll(() => questions(enginePage)).toEqual([]);
  expect(await visibleTexts(enginePage, 'main')).toEqual([expect.stringContaining(t(faq.search.empty))]);
});

test('prices change between monthly and yearly', { tag: others }, async ({ enginePage, provider }) => {
  const [{ monthlyPrice, yearlyPrice }] = plans;
  const price = () => visibleTexts(enginePage, '#pricing article:first-child');
  await open(enginePage, `${provider.url}/zh-CN/services/one-stop-service`);
  expect(await price()).toEqual([expect.stringContaining(getFormats('zh-CN').money(monthlyPrice))]);
  await enginePage.click('#pricing input[value=yearly]');
  await expect.poll(price).toEqual([expect.stringContaining(getFormats('zh-CN').money(yearlyPrice))]);
  await enginePage.click('#pricing input[value=monthly]');
  await expect.poll(price).not.toEqual([expect.stringContaining(getFormats('zh-CN').money(yearlyPrice))]);
  expect(await visibleTexts(enginePage, 'table')).toEqual([expect.stringContaining('3,240')]);
});

test(
  'the mobile menu opens, closes, and links to a page',
  { tag: others },
  async ({ enginePage, provider }) => {
    const t = getTranslations('en', 'services');
    const button = 'header [aria-haspopup=dialog]';
    // Also while it fades out.
    const menu = () => visibleTexts(enginePage, '[data-slot=nav-menu-pages] a');
    await enginePage.resize(375, 812);
    await open(enginePage, `${provider.url}/en/about`);
    await enginePage.click(button);
    await expect.poll(menu).toEqual(navigation.links.map(({ name }) => t(name)));
    await enginePage.press('Escape');
    await expect.poll(menu).toEqual([]);
    await enginePage.click(button);
    await enginePage.click(`dialog [aria-label="${t(navigation.close)}"]`);
    await expect.poll(menu).toEqual([]);
    await enginePage.click(button);
    await enginePage.click('dialog a[href="/en/services"]');
    await expect.poll(() => heading(enginePage)).toEqual([t('services:hero.title')]);
    await expect.poll(menu).toEqual([]);
  },
);

test('going back closes the mobile menu, and a link in it adds one history entry', async ({
  enginePage,
  provider,
}) => {
  const t = getTranslations('en', 'services', 'about');
  const menu = () => visibleTexts(enginePage, '[data-slot=nav-menu-pages] a');
  await enginePage.resize(375, 812);
  await open(enginePage, `${provider.url}/en/about`);
  await enginePage.click('header [aria-haspopup=dialog]');
  await expect.poll(menu).not.toEqual([]);
  await enginePage.back();
  await expect.poll(menu).toEqual([]);
  expect(await path(enginePage)).toBe('/en/about');
  expect(await heading(enginePage)).toEqual([t('about:hero.title')]);

  await enginePage.click('header [aria-haspopup=dialog]');
  await enginePage.click('dialog a[href="/en/services"]');
  await expect.poll(() => heading(enginePage)).toEqual([t('services:hero.title')]);
  // In the entry before it, not in that of the menu.
  await enginePage.back();
  await expect.poll(() => heading(enginePage)).toEqual([t('about:hero.title')]);
  const isEntryOfMenu = await enginePage.evaluate(() => 'layer' in Object(history.state));
  expect(isEntryOfMenu).toBe(false);
});

test('the texts of the navigation bar have contrast in every frame while the page scrolls', async ({
  enginePage,
  provider,
}) => {
  await open(enginePage, `${provider.url}/en/services`);
  const samples = await enginePage.evaluate(sampleContrasts);
  expect(samples.length).toBeGreaterThan(100);
  expect(samples.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
});

test('a message is sent, confirmed and stored', { tag: others }, async ({ enginePage, engine, provider }) => {
  const t = getTranslations('zh-TW', 'contact');
  const subject = `A shop, ${engine.name}`;
  await open(enginePage, `${provider.url}/zh-TW/contact`);
  for (const [name, value] of Object.entries({ ...written, subject }))
    await enginePage.type(`main form [name=${name}]`, value);
  await enginePage.click('main form [type=submit]');
  await expect
    .poll(() => visibleTexts(enginePage, 'main form [role=status]'))
    .toEqual([t(contact.form.success, contact.values)]);
  const { companyName, ...sent } = written;
  expect(provider.messages()).toContainEqual(
    expect.objectContaining({ ...sent, company: companyName, subject, language: 'zh-TW' }),
  );
});

test(
  'an email address is subscribed to the newsletter',
  { tag: others },
  async ({ enginePage, engine, provider }) => {
    const t = getTranslations('zh-CN');
    const email = `${engine.name}@example.com`;
    await open(enginePage, `${provider.url}/zh-CN`);
    await enginePage.type('footer form [type=email]', email);
    await enginePage.press('Enter');
    await expect
      .poll(() => visibleTexts(enginePage, 'footer form [role=status]'))
      .toEqual([t('common:footer.subscribeSuccess')]);
    expect(provider.subscribers()).toContainEqual(expect.objectContaining({ email, language: 'zh-CN' }));
  },
);

test(
  'the subject of a message is filled in from the query',
  { tag: others },
  async ({ enginePage, provider }) => {
    const t = getTranslations('en', 'contact');
    const plan = plans.find(({ id }) => id === 'booking') ?? plans[0];
    const subjects = {
      [planEnquiry(plan.id)]: t(contact.planSubject, { plan: t(plan.title) }),
      '/contact?service=custom-hosting': t(enquiries['custom-hosting']),
    };
    for (const [query, subject] of Object.entries(subjects)) {
      await open(enginePage, `${provider.url}/en${query}`);
      await expect
        .poll(() =>
          enginePage.evaluate(() => document.querySelector<HTMLInputElement>('[name=subject]')?.value),
        )
        .toBe(subject);
    }
  },
);

test('without JavaScript, every text of every page can be read', async ({ engine, provider }) => {
  // Chromium logs an error for each blocked script, so the console of this page is not checked.
  const page = await engine.newPage();
  // A sandboxed frame without `allow-scripts` runs no scripts, and the page around it can read its document.
  const proxy = await startFaultProxy(provider.url, {
    withoutHeaders: ['content-security-policy', 'x-frame-options'],
  });
  await page.goto(proxy.url + blankPath);
  for (const [index, { path: route }] of routes.entries()) {
    const { code } = languages[index % languages.length] ?? languages[0];
    const url = localizePath(route, code);
    const isWithoutScripts = await page.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src, width: 1280, height: 800, sandbox: 'allow-same-origin' });
      document.body.replaceChildren(frame);
      await new Promise((resolve) => {
        frame.addEventListener('load', resolve);
      });
      const { contentWindow: view } = frame;
      return (
        view?.matchMedia('(scripting: none)').matches &&
        view.document.querySelector('noscript > link') !== null
      );
    }, url);
    expect(isWithoutScripts, url).toBe(true);
    const report = await page.evaluate(reportTexts, {
      frame: true,
      except: notShown.withoutJavaScript,
    });
    expect.soft(report.hidden, url).toEqual([]);
    expect.soft(report.count, url).toBeGreaterThan(20);
  }
  await page.close();
  await proxy.stop();
});
